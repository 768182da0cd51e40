import { createServer } from 'node:http';

/** The floor: a bare server that answers every request with the bytes its parent sends, and does nothing else. */
let answer = { headers: {}, body: Buffer.alloc(0) };

process.on('message', ({ headers, body }) => {
  answer = { headers, body: Buffer.from(body, 'base64') };
  process.send('ready');
});
process.on('disconnect', () => process.exit(0));

const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
