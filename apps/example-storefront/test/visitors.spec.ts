import { addressOf, nameOf } from '../visitors.mjs';

describe('[D-139] a visitor of the example storefront', () => {
  const from = (forwarded: string | undefined, remoteAddress = '10.0.0.1') => ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  });

  it.each([
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.7', 0, '10.0.0.1'],
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6,203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    [' , ', 1, '10.0.0.1'],
    ['203.0.113.7', 5, '203.0.113.7'],
  ])('has by the forwarded addresses %j through %i proxies the address %s', (forwarded, proxies, address) => {
    expect(addressOf(from(forwarded), proxies)).toBe(address);
  });

  it('is named by their address, whatever else they send, and nobody reads the address in it', async () => {
    const settings = { cookieSecret: 'x'.repeat(32), proxies: 0 };
    const name = await nameOf({ request: from('1.1.1.1'), settings });
    expect(await nameOf({ request: from('2.2.2.2'), settings })).toBe(name);
    expect(await nameOf({ request: from('1.1.1.1', '10.0.0.2'), settings })).not.toBe(name);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
  });
});
