import { createServer } from 'node:http';

/** A merchant's server in a process of its own: notes when each delivery came first, and answers 200. Its parent asks what it has. */
let receivedAt = new Map();

const server = createServer((request, response) => {
  const id = request.headers['x-svc-webhook-id'];
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { id: event } = JSON.parse(Buffer.concat(chunks));
    if (!receivedAt.has(id)) receivedAt.set(id, { event, at: performance.timeOrigin + performance.now() });
    response.end('ok');
  });
});

process.on('message', (question) => {
  if (question === 'count') process.send(receivedAt.size);
  if (question === 'take') {
    process.send([...receivedAt.values()]);
    receivedAt = new Map();
  }
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
