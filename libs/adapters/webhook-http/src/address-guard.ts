import { isValid, parse } from 'ipaddr.js';
import type { IPv6 } from 'ipaddr.js';

/** Global unicast, the only part of IPv6 that the internet routes: 2000::/3. */
const isGlobal = (address: IPv6): boolean => address.parts[0]! >> 13 === 1;

/**
 * Whether an address is one of the public internet: no private, local, shared (CGNAT), multicast, metadata, test or
 * reserved range, and none that wraps an IPv4 address (mapped, 6to4, NAT64, Teredo), whatever that one is.
 */
export function isPublicAddress(text: string): boolean {
  if (!isValid(text) || text.includes('%')) return false;
  const address = parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || isGlobal(address as IPv6);
}
