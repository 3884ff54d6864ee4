// The smallest game two people can play for ever: all that is measured is the server.
exports.Tally = {
  name: 'tally',
  setup: () => ({ tally: 0 }),
  moves: { count: ({ G }) => { G.tally += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
