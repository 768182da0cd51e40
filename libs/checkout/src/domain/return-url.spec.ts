import { refuseLocalHttp, refuseStrangeHost, returnUrlFault, returnUrlWith } from './return-url';

const LONG = `https://shop.example/${'a'.repeat(2_048 - 'https://shop.example/'.length)}`;

describe('where a buyer comes back to', () => {
  it.each([
    'https://shop.example', 'https://shop.example/thanks?a=1&b=%20', 'HTTPS://Shop.Example/x', 'https://shop.example:8443/', 'https://münchen.example/',
    'http://localhost:3000/thanks', 'http://localhost', 'http://127.0.0.1:8080/', 'http://[::1]:5173/x', 'https://localhost/', 'https://a.example/@you',
    'https://1.example',
  ])('[D-44] may be %s', (text) => {
    expect(returnUrlFault(text)).toBeUndefined();
  });

  it.each([
    ['', /absolute/], ['thanks', /absolute/], ['/thanks', /absolute/], ['//shop.example/', /absolute/], ['https:shop.example', /absolute/],
    ['https:///shop.example', /absolute/], ['https://', /absolute/], ['https://shop example/', /absolute/], [' https://shop.example', /absolute/],
    ['https://shop.example\\@evil.example', /absolute/], ['https://shop.exa\nmple/', /absolute/], ['https://shop.example:99999', /absolute/],
    ['javascript:alert(1)', /absolute/], ['data:text/html,x', /absolute/], ['ftp://shop.example/', /absolute/], ['shop://thanks', /absolute/],
    ['http://shop.example/', /https/], ['http://localhost.evil.example/', /https/], ['http://evil.example/?localhost', /https/], ['http://localhost./', /https/],
    ['https://user@shop.example/', /user name/], ['https://user:pass@shop.example/', /user name/], ['https://@shop.example/', /user name/],
    ['http://localhost:1@evil.example/', /user name/],
    ['https://shop.example/#top', /#/], ['https://shop.example/#', /#/],
    ['https://10.0.0.1/', /IP address/], ['https://0x7f.2/', /IP address/], ['https://2130706434/', /IP address/], ['https://[::2]/', /IP address/],
    ['https://[::ffff:10.0.0.1]/', /IP address/], ['http://192.168.1.1/', /https/], ['http://[fe80::1]/', /https/],
  ])('[D-44] may not be %j', (text, why) => {
    expect(returnUrlFault(text)).toMatch(why);
  });

  it('[D-44] is on a host of the store’s own, where the store says so', () => {
    const hosts = ['shop.example', 'localhost:5173', 'xn--mnchen-3ya.example'];
    for (const own of ['https://shop.example/thanks', 'HTTPS://Shop.Example:443/', 'http://localhost:5173/', 'https://münchen.example/']) {
      expect(() => refuseStrangeHost(own, hosts)).not.toThrow();
    }
    for (const strange of ['https://evil.example/', 'https://shop.example.evil.example/', 'https://www.shop.example/', 'https://shop.example:8443/', 'http://localhost:3000/']) {
      expect(() => refuseStrangeHost(strange, hosts)).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { returnUrl: expect.stringMatching(/register/) } } }));
    }
    expect(() => refuseStrangeHost('https://shop.example/', [])).toThrow();
  });

  it('[D-102] is not http on the own machine when buyers really pay, whatever the port; https there is', () => {
    for (const local of ['http://localhost:3000/thanks', 'HTTP://LOCALHOST/', 'http://127.0.0.1:8080/', 'http://127.1/', 'http://[::1]:5173/x']) {
      expect(() => refuseLocalHttp(local)).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { returnUrl: expect.stringMatching(/live key/) } } }));
    }
    for (const other of ['https://localhost/', 'https://shop.example/', 'https://shop.example/?back=http://localhost/']) expect(() => refuseLocalHttp(other)).not.toThrow();
  });

  it('[D-44] has at most 2,048 characters', () => {
    expect([returnUrlFault(LONG), returnUrlFault(`${LONG}a`)]).toEqual([undefined, expect.stringContaining('2048')]);
  });

  it.each([
    ['https://shop.example', 'https://shop.example/?checkout=chk_1'],
    ['https://shop.example/thanks', 'https://shop.example/thanks?checkout=chk_1'],
    ['https://shop.example/thanks?', 'https://shop.example/thanks?checkout=chk_1'],
    ['https://shop.example/?cart=7&x=a%20b+c', 'https://shop.example/?cart=7&x=a%20b+c&checkout=chk_1'],
    ['https://shop.example/?checkout=old&cart=7', 'https://shop.example/?cart=7&checkout=chk_1'],
    ['https://shop.example/?checkout=a&%63heckout=b&checkout', 'https://shop.example/?checkout=chk_1'],
    ['https://shop.example/?checkouts=1&a=%E0%A4%A', 'https://shop.example/?checkouts=1&a=%E0%A4%A&checkout=chk_1'],
    ['http://localhost:3000/t?CHECKOUT=1', 'http://localhost:3000/t?CHECKOUT=1&checkout=chk_1'],
  ])('[D-44] [§4.2 r7] of %s tells which checkout was paid', (address, told) => {
    expect(returnUrlWith(address, 'chk_1')).toBe(told);
  });
});
