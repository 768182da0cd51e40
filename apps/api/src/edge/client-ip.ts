import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * How a client's address is found behind proxies (`TRUST_PROXY`, decisions 3.9): a number of hops, or addresses,
 * subnets and the names `loopback`, `linklocal`, `uniquelocal`. Nothing trusted: the peer's own address.
 * @throws TypeError when an entry is no address
 */
export function clientIpReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trustFunction(trusted);
  return (request) => proxyAddr(request, trust);
}

function trustFunction(trusted: readonly string[]): (address: string, hop: number) => boolean {
  const [first] = trusted;
  if (trusted.length === 1 && /^\d+$/.test(first!)) {
    const hops = Number(first);
    return (_address, hop) => hop < hops;
  }
  return proxyAddr.compile([...trusted]);
}
