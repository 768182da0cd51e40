import { createServer } from 'node:net';
import { Explained } from '../explained.mjs';
import { parseUrl } from '../parse-url.mjs';

/** Pairs that are tried before a start gives up. */
const PAIRS_TRIED = 50;
const LAST_PORT = 65_535;

/**
 * Returns the ports of a start: those that were asked for, else those of the last start, else the first pair of which both are free.
 * In production nothing moves: other programs know the address.
 * @param {ReturnType<typeof import('./settings.mjs').readSettings>} settings
 * @param {{ baseUrl?: string, storefrontUrl?: string }} previous content of demo.json
 * @param {(port: number, host: string) => Promise<string | undefined>} [refusalOf] tries a port; answers with the code of the error
 * @returns {Promise<{ port: number, storefrontPort: number, note?: string }>} the note says why they are not the usual ones
 * @throws {Explained} when one that may not move cannot be listened on, naming its variable, or when no pair is free
 */
export async function choosePorts(settings, previous, refusalOf = refusalOfPort) {
  const { host, port, requested, production } = settings;
  const last = pairOf(previous);
  const isFree = async (number, variable, stays) => {
    const refusal = await refusalOf(number, host);
    if (refusal && (stays || refusal !== 'EADDRINUSE')) throw explained(refusal, { number, host, variable });
    return !refusal;
  };
  for (const pair of pairs(settings, last)) {
    if (!(await isFree(pair.port, 'PORT', requested.port || production))) continue;
    if (!(await isFree(pair.storefrontPort, 'STOREFRONT_PORT', requested.storefrontPort || production))) continue;
    return { ...pair, note: noteOf(pair, settings, last) };
  }
  throw new Explained(`No pair of ports from ${port} on is free. Choose them: PORT=<port> STOREFRONT_PORT=<port> npm start`);
}

/** Lists the pairs in the order in which they are tried. */
function* pairs({ port, storefrontPort, requested, production }, last) {
  const isAsked = (pair) =>
    (!requested.port || pair.port === port) && (!requested.storefrontPort || pair.storefrontPort === storefrontPort);
  if (last && !production && isAsked(last)) yield last;
  const step = requested.port || requested.storefrontPort ? 1 : 2;
  for (let offset = 0; offset < PAIRS_TRIED * step; offset += step) {
    const pair = {
      port: requested.port ? port : port + offset,
      storefrontPort: requested.storefrontPort ? storefrontPort : storefrontPort + offset,
    };
    if (pair.port !== pair.storefrontPort && pair.port <= LAST_PORT && pair.storefrontPort <= LAST_PORT) yield pair;
  }
}

/** Returns the ports of the last start, when its demo.json names both. */
function pairOf({ baseUrl, storefrontUrl }) {
  const [port, storefrontPort] = [baseUrl, storefrontUrl].map((url) => Number(parseUrl(url)?.port));
  return port && storefrontPort && port !== storefrontPort ? { port, storefrontPort } : undefined;
}

function noteOf(pair, settings, last) {
  if (pair.port === settings.port && pair.storefrontPort === settings.storefrontPort) return undefined;
  const addresses = `the service on port ${pair.port}, the example storefront on ${pair.storefrontPort}`;
  if (pair === last) return `As at the last start: ${addresses}.`;
  return `Ports ${settings.port} and ${settings.storefrontPort} are not both free, so this start takes others: ${addresses}.`;
}

function explained(refusal, { number, host, variable }) {
  if (refusal === 'EADDRINUSE')
    return new Explained(
      `Port ${number} is in use by another program. Choose another: ${variable}=${Math.min(number + 100, 65_000)} npm start`,
    );
  if (refusal === 'EACCES')
    return new Explained(`Port ${number} may not be used by this account. Choose one above 1023: ${variable}=3000 npm start`);
  return new Explained(
    `HOST=${host} is not an address of this machine (${refusal}). Leave HOST out, or set HOST=0.0.0.0 for all of its addresses.`,
  );
}

/** Listens on a port for a moment. */
async function refusalOfPort(port, host) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    await new Promise((resolve) => server.close(resolve));
    return undefined;
  } catch ({ code }) {
    return code;
  }
}
