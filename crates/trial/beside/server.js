// node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { Tally } = require('./game.js');

const server = Server({ games: [Tally], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('listens'));
