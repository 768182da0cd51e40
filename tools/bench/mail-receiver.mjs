import { SMTPServer } from 'smtp-server';

/** A mail server in a process of its own: notes when each mail came, and takes it. Its parent asks what it has. */
let received = [];
let newest;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      newest = Buffer.concat(chunks);
      received.push({ event: envelope.rcptTo[0].address, at: performance.timeOrigin + performance.now() });
      done();
    });
  },
});
// Senders that end in the middle.
server.on('error', () => {});

process.on('message', (question) => {
  if (question === 'count') process.send(received.length);
  if (question === 'newest') process.send(newest);
  if (question === 'take') {
    process.send(received);
    received = [];
  }
});
process.on('disconnect', () => process.exit(0));
const listening = server.listen(0, '127.0.0.1', () => process.send({ url: `smtp://127.0.0.1:${listening.address().port}` }));
