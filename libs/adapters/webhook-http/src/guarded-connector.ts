import { lookup as lookupBySystem } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './address-guard';
import { BlockedAddress, UnknownName } from './delivery-errors';
import type { Resolve } from './public-resolver';

const CONNECT_TIMEOUT_MS = 3_000;

export interface AddressRules {
  /** Hosts that may be local (WEBHOOK_ALLOW_HOSTS). */
  allowedHosts: readonly string[];
  resolve: Resolve;
}

/** Opens a connection to one of exactly these addresses. */
export type ConnectTo = (addresses: readonly string[]) => buildConnector.connector;

/**
 * Connects to hosts of the public internet alone (D-77). The name is resolved once, every address it has is checked, and
 * the connection goes to one of these, so that a name which answers otherwise the next time gains nothing (rebinding).
 */
export function guardedConnector(rules: AddressRules, connectTo: ConnectTo = connectToOneOf): buildConnector.connector {
  return (options, callback) => {
    checkedAddresses(options.hostname, rules).then(
      (addresses) => connectTo(addresses)(options, callback),
      (error: Error) => callback(error, null),
    );
  };
}

async function checkedAddresses(hostname: string, { allowedHosts, resolve }: AddressRules): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowedHosts.includes(hostname)) return isIP(host) ? [host] : (await lookupBySystem(host, { all: true })).map(({ address }) => address);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new UnknownName(`${host} has no address.`);
  const refused = addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined) throw new BlockedAddress(`${host} is at ${refused}, which is not public.`);
  return addresses;
}

/** Node asks `lookup` for the addresses of a name, and tries them in turn; it asks nobody else. */
const connectToOneOf: ConnectTo = (addresses) => {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_name, { all }, answer) => (all ? answer(null, known) : answer(null, known[0]!.address, known[0]!.family));
  return buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup });
};
