import { createServer } from 'node:net';
import { Explained } from '../explained.mjs';

/**
 * Makes sure that a port can be listened on.
 * @throws {Explained} when it cannot, naming the variable that chooses another
 */
export async function requireFreePort(port, host, variable) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    await new Promise((resolve) => server.close(resolve));
  } catch ({ code }) {
    if (code === 'EADDRINUSE')
      throw new Explained(
        `Port ${port} is in use by another program. Choose another: ${variable}=${Math.min(port + 100, 65_000)} npm start`,
      );
    if (code === 'EACCES')
      throw new Explained(`Port ${port} may not be used by this account. Choose one above 1023: ${variable}=3000 npm start`);
    throw new Explained(
      `HOST=${host} is not an address of this machine (${code}). Leave HOST out, or set HOST=0.0.0.0 for all of its addresses.`,
    );
  }
}
