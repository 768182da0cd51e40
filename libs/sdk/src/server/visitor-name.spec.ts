import { visitorName } from './visitor-name';

const secret = 'a secret of the shop of thirty-two characters';
const nameOf = (address: string | null | undefined, key: unknown = secret) => visitorName({ secret: key as string, address });

describe('[D-139] the name of a visitor', () => {
  it('is the same for one address, another for another address and by another secret, and takes the header', async () => {
    const name = await nameOf('203.0.113.7');
    expect(name).toMatch(/^[\x20-\x7e]{1,64}$/);
    expect(await nameOf('203.0.113.7')).toBe(name);
    expect([await nameOf('203.0.113.8'), await nameOf('203.0.113.7', `another ${secret}`)]).not.toContain(name);
    expect(name).not.toContain('203');
  });

  it.each([
    ['203.0.113.7', ['203.0.113.7:4711', ' 203.0.113.7 ', '::ffff:203.0.113.7', '::FFFF:203.0.113.7']],
    ['2001:db8::1', ['[2001:db8::1]', '[2001:db8::1]:443', '2001:0DB8:0:0:ffff::9', '2001:db8:0:0:1:2:3:4', '2001:db8::1%eth0']],
    ['::1', ['0:0:0:0:0:0:0:1']],
    ['', [null, undefined]],
  ])('is the same for %j as for %j', async (address, others) => {
    const names = await Promise.all(others.map((other) => nameOf(other)));
    expect(new Set(names)).toEqual(new Set([await nameOf(address)]));
  });

  it.each(['2001:db8:0:1::1', '2001:db9::1', '::1'])('is not the same for 2001:db8::1 as for %s', async (other) => {
    expect(await nameOf(other)).not.toBe(await nameOf('2001:db8::1'));
  });

  it.each(['', 'short', null, 'a'.repeat(31)])('refuses a secret like %j', async (short) => {
    await expect(nameOf('203.0.113.7', short)).rejects.toThrow(TypeError);
  });
});
