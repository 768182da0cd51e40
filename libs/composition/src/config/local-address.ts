import { isIP } from 'node:net';

/** Returns true when a listener at this host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** Returns true for an address that leads only to this machine: browsers resolve every name below `localhost` by themselves. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(hostname) || hostname.endsWith('.localhost');
}
