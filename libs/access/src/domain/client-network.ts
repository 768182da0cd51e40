const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function plain(ip: string): string {
  return MAPPED_IPV4.exec(ip)?.[1] ?? ip;
}

/** What counts as one client in a rate limit: an IPv4 address, or the /64 network that an IPv6 subscriber owns. */
export function clientNetwork(ip: string): string {
  const address = plain(ip);
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}

export function isLoopback(ip: string): boolean {
  const address = plain(ip);
  return address === '::1' || address.startsWith('127.');
}
