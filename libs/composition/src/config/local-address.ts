import { isIP } from 'node:net';

/** Whether who listens at this host is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** Whether an address leads nowhere but to this machine: browsers resolve every name below `localhost` by themselves. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(hostname) || hostname.endsWith('.localhost');
}
