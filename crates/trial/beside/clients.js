// node clients.js PORT TABLES SECONDS EVERY: two people at each table, a move there every so many seconds. Prints what
// was measured as one line of JSON, after a line when everybody is there and one when the play is over.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Tally } = require('./game.js');

const [port, tables, seconds, every] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const sleep = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const times = [];
let moves = 0;

async function post(path, body) {
  const answer = await fetch(`${server}/games/tally/${path}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  return answer.json();
}

async function sit(matchID, playerID) {
  const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `Person ${playerID}` });
  const client = Client({
    game: Tally, multiplayer: SocketIO({ server }), matchID, playerID, credentials: playerCredentials, debug: false,
  });
  client.start();
  while (!client.getState()?.isConnected) await sleep(20);
  client.seen = 0;
  client.subscribe((state) => {
    if (!state || state.G.tally <= client.seen) return;
    client.seen = state.G.tally;
    client.told?.();
  });
  return client;
}

async function play(people, start) {
  for (let at = start; at < start + seconds * 1000; at += every * 1000) {
    if (at - Date.now() < 0 && at !== start) continue;
    await sleep(Math.max(0, at - Date.now()));
    if (Date.now() > end) return;
    const mover = people[people[0].seen % 2];
    const other = people[1 - (people[0].seen % 2)];
    const told = new Promise((resolve) => { other.told = resolve; });
    const sent = performance.now();
    mover.moves.count();
    await told;
    times.push(performance.now() - sent);
    moves += 1;
  }
}

let end = Infinity;

async function main() {
  const all = [];
  for (let number = 0; number < tables; number += 1) {
    const { matchID } = await post('create', { numPlayers: 2 });
    all.push([await sit(matchID, '0'), await sit(matchID, '1')]);
  }
  console.log('there');
  await sleep(1000);
  const start = Date.now();
  end = start + seconds * 1000;
  await Promise.all(all.map((people, number) => play(people, start + (every * 1000 * number) / tables)));
  console.log('over');
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.round((times.length - 1) * part)] ?? 0;
  console.log(JSON.stringify({ moves, p50: at(0.5), p99: at(0.99), max: at(1) }));
  process.exit(0);
}

main();
