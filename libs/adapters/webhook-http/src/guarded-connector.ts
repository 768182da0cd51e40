import { lookup as lookupBySystem, Resolver } from 'node:dns/promises';
import { type IPv6, isValid, parse } from 'ipaddr.js';
import { isIP, isIPv6, type LookupFunction, type Socket } from 'node:net';
import { BlockedAddress, UnknownName } from './delivery-errors';

const LOOPBACK = ['127.0.0.1', '::1'];
const TIMEOUT_MS = 1_500;
const TRIES = 2;

/** Returns every address of a name; rejects when there is none. */
export type Resolve = (name: string) => Promise<string[]>;

/**
 * Returns a resolver that asks name servers without the system's resolver, whose few threads a dead name server would block
 * for everybody; and so without a hosts file, which names nothing public.
 */
export function publicResolver(): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return addresses;
  };
}

/**
 * Addresses by which clouds answer their own machines, and nobody else: metadata of nearly all of them, Azure's wire server,
 * Alibaba, Oracle's classic ones. All but Azure's lie in ranges that are refused anyway; in IPv6 they are checked at the end,
 * too.
 */
const CLOUD_ADDRESSES = ['169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192'];

/** Returns whether an address is global unicast, the only part of IPv6 that the internet routes: 2000::/3. */
const isGlobal = ({ parts }: IPv6): boolean => parts[0]! >> 13 === 1;

/**
 * Returns whether an address leads to the IPv4 address at its end: by ISATAP, or, for an address of a cloud, by a NAT64 prefix
 * that some network chose.
 */
function leadsToIPv4({ parts }: IPv6): boolean {
  const end = [parts[6]!, parts[7]!].flatMap((part) => [part >> 8, part & 255]).join('.');
  return parts[5] === 0x5efe || CLOUD_ADDRESSES.includes(end);
}

/**
 * Returns whether an address is of the public internet: no private, local, shared (CGNAT), multicast, test or reserved range,
 * none by which clouds answer their own machines, and none that wraps an IPv4 address (mapped, 6to4, NAT64, Teredo), whatever
 * that one is.
 */
export function isPublicAddress(text: string): boolean {
  if (!isValid(text) || text.includes('%')) return false;
  const address = parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !CLOUD_ADDRESSES.includes(address.toNormalizedString());
  return isGlobal(address as IPv6) && !leadsToIPv4(address as IPv6);
}

export interface AddressRules {
  /** Hosts that may be local (WEBHOOK_ALLOW_HOSTS). */
  allowedHosts: readonly string[];
  resolve: Resolve;
}

/** The host of an address to which a connection is opened, IPv6 without brackets. */
export interface HostOptions {
  host: string;
}

/** Receives the connection, or the reason why there is none. */
export type Connected = (error: Error | null, socket?: Socket) => void;

/** Opens a connection to one of exactly these addresses. */
export type ConnectTo = (addresses: readonly string[]) => Socket;

/**
 * Connects to hosts of the public internet alone (D-77). The name is resolved once, every address it has is checked, and the
 * connection goes to one of these. A name that resolves otherwise the next time gains nothing (rebinding).
 */
export function connectGuarded({ host }: HostOptions, rules: AddressRules, connectTo: ConnectTo, connected: Connected): void {
  checkedAddresses(host, rules).then(
    (addresses) => connected(null, connectTo(addresses)),
    (error: Error) => connected(error),
  );
}

async function checkedAddresses(host: string, { allowedHosts, resolve }: AddressRules): Promise<string[]> {
  if (allowedHosts.includes(isIPv6(host) ? `[${host}]` : host)) return isIP(host) ? [host] : addressesHere(host);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new UnknownName(`${host} has no address.`);
  const refused = addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined) throw new BlockedAddress(`${host} is at ${refused}, which is not public.`);
  return addresses;
}

/**
 * Returns the addresses of a host that may be local. `localhost` is both loopback addresses (RFC 6761), whichever of them the system
 * names: servers of Node listen on the one or the other.
 */
async function addressesHere(host: string): Promise<string[]> {
  const named = (await lookupBySystem(host, { all: true })).map(({ address }) => address);
  return host === 'localhost' ? [...new Set([...named, ...LOOPBACK])] : named;
}

/** Returns a lookup that resolves any name to these addresses; Node tries them in turn, and asks no resolver. */
export function lookupOf(addresses: readonly string[]): LookupFunction {
  const resolved = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, answer) => (all ? answer(null, resolved) : answer(null, resolved[0]!.address, resolved[0]!.family));
}
