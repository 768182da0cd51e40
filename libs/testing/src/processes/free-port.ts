import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Range below the ephemeral ports of Linux (from 32768), so that no connection takes a port between the check and its use. */
const FROM = 10_240;
const TO = 32_768;

/** Returns a random loopback port that nothing listens on at this moment. With 22,000 of them, concurrent calls rarely return the same. */
export function freePort(): Promise<number> {
  const port = randomInt(FROM, TO);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error)));
    server.listen(port, '127.0.0.1', () => {
      server.close(() => resolve(port));
    });
  });
}
