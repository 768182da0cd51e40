import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/** Mail server of the throw-away machine: takes every mail on port 587, and appends its recipients to a file, a line each. */
const [, , file] = process.argv;
const server = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username }, _session, done) => done(null, { user: username }),
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      for (const { address } of envelope.rcptTo) appendFileSync(file, `${address}\n`);
      done();
    });
  },
});
server.listen(587, '127.0.0.1', () => console.log('ready'));
