import { checkDestinationUrl } from './check-destination-url';

const fault = (url: string, allowedHosts: string[] = []) => checkDestinationUrl(url, allowedHosts);

describe('the address of a destination', () => {
  it.each(['https://shop.example/hooks', 'https://shop.example:8443/a?b=c', 'https://münchen.example/', 'https://hooks.shop.example.'])(
    '[D-77] is https and public: %s',
    (url) => expect(fault(url)).toBeUndefined(),
  );

  it.each([
    'http://shop.example/',
    'ftp://shop.example/',
    'shop.example',
    '',
    'https://',
    'https://user@shop.example/',
    'https://shop.example/#a',
    `https://shop.example/${'a'.repeat(2_048)}`,
    'https://localhost/',
    'https://intranet/',
    'https://a.local/',
    'https://a.internal/',
    'https://a.home.arpa/',
    'https://x.localhost./',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[2606:4700::1]/',
    'https://127.0.0.1./',
  ])('[D-77] is refused, with how to fix it, when it is %s', (url) => {
    expect(fault(url)).toMatch(/^(Give|Leave) .*\.$/);
  });

  it('[D-77] may be plain http and local where the host is allowed by name', () => {
    expect(fault('http://127.0.0.1:4000/hooks', ['127.0.0.1'])).toBeUndefined();
    expect(fault('http://[::1]:4000/hooks', ['[::1]'])).toBeUndefined();
    expect(fault('http://[0:0::1]:4000/hooks', ['[::1]'])).toBeUndefined();
    expect(fault('http://[::2]:4000/hooks', ['[::1]'])).toBeDefined();
    expect(fault('http://127.0.0.2:4000/hooks', ['127.0.0.1'])).toBeDefined();
    expect(fault('http://shop.example/', ['127.0.0.1'])).toBeDefined();
    expect(fault('https://erp.internal/', ['erp.internal'])).toBeUndefined();
    expect(fault('ftp://erp.internal/', ['erp.internal'])).toBeDefined();
  });
});
