import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failed, UsageError } from '../errors.mjs';

const DEFAULT_PORT = 3002;
/** Ports that are tried when none was chosen. */
const TRIED = 50;
const LAST_PORT = 65_535;

/**
 * Returns the port of a new site: the chosen one, else the first free one from 3002 on.
 * @param {string} [chosen] as typed
 * @throws {UsageError} when it is not a port
 * @throws {Failed} when it is in use
 */
export async function sitePort(chosen) {
  if (chosen === undefined) return firstFree(DEFAULT_PORT);
  const port = Number(chosen);
  if (!/^\d{1,5}$/.test(chosen) || port < 1 || port > LAST_PORT)
    throw new UsageError(`Give --port as a whole number from 1 to ${LAST_PORT}, not ${chosen}.`);
  if (!(await isFree(port)))
    throw new Failed('PORT', `Port ${port} is in use by another program, or is not yours to use: choose another, or leave --port out.`);
  return port;
}

async function firstFree(first) {
  for (let port = first; port < first + TRIED; port++) if (await isFree(port)) return port;
  throw new Failed('PORT', `Ports ${first} to ${first + TRIED - 1} are in use: choose one with --port.`);
}

async function isFree(port) {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
