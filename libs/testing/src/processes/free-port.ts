import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to connections (from 32768), so that none of these takes a port between the look and its use. */
const FROM = 10_240;
const TO = 32_768;

/** A loopback port that nothing listens on at this moment, of 22,000 at random: others who ask at the same time hardly get the same. */
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
