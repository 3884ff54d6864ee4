# A throw-away cluster of PostgreSQL: made in a fresh folder, and stopped and removed when our input ends, as it does
# however the program on its other side ends. Arguments: the folder of PostgreSQL's programs, settings of the server.
programs=$1
shift
folder=$(mktemp -d "${TMPDIR:-/tmp}/critias-pg-XXXXXX") || exit 1
cd "$folder" || exit 1
# Who listens to us may be gone at any moment, and be told something none the less.
trap '' PIPE
trap exit HUP INT TERM
trap '"$programs/pg_ctl" stop --pgdata data --mode immediate --silent 2>/dev/null; cd / && rm -rf "$folder"' EXIT
{
    # In its own file, so that it is the same server when it starts again.
    "$programs/initdb" --pgdata data --username critias --auth trust --encoding UTF8 --locale C.UTF-8 --no-sync &&
        printf '%s\n' "unix_socket_directories = '$folder'" "$@" >>data/postgresql.conf &&
        "$programs/pg_ctl" start --pgdata data --wait --log log
} >start 2>&1 </dev/null || {
    cat start log >&2
    exit 1
}
echo "$folder"
while read -r word; do
    # Killed like a server that loses its power, and started again.
    case $word in
    kill) "$programs/pg_ctl" stop --pgdata data --mode immediate --silent ;;
    start) "$programs/pg_ctl" start --pgdata data --wait --silent --log log >/dev/null 2>&1 </dev/null ;;
    esac
    echo "$word"
done
