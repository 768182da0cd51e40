import type { IncomingMessage } from 'node:http';
import { clientIpReader } from './request-context';

/** Returns the client's address of a request from 10.0.0.1, by the trusted proxies. */
function clientOf(forwarded: string, trusted: readonly string[] = ['uniquelocal']): string {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
  return clientIpReader(trusted)(request as unknown as IncomingMessage);
}

describe('the address of a client behind proxies', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:1001', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['6.6.6.6, 203.0.113.7:55, 10.0.0.2:80', '203.0.113.7'],
  ])('[D-140] is an entry without brackets and port: %s', (forwarded, address) => {
    expect(clientOf(forwarded)).toBe(address);
  });

  it.each(['nobody', '203.0.113.7.9', '[::g]:1', '203.0.113.7:port', 'unknown'])(
    '[D-140] is the proxy’s own where the entry is no address: %j',
    (forwarded) => {
      expect(clientOf(forwarded)).toBe('10.0.0.1');
      expect(clientOf(`6.6.6.6, ${forwarded}, 10.0.0.2`)).toBe('10.0.0.2');
      expect(clientOf(`6.6.6.6, ${forwarded}`, ['2'])).toBe('10.0.0.1');
    },
  );

  it('[decisions 3.9] is the peer’s where nothing is trusted', () => {
    expect(clientOf('203.0.113.7', [])).toBe('10.0.0.1');
  });
});
