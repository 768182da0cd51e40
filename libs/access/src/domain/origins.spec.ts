import { isRegistered, originSchema, parseOrigin } from './origins';

describe('origins', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['http://shop.localhost:4000', 'http://shop.localhost:4000'],
    ['https://café.example', 'https://xn--caf-dma.example'],
  ])('[D-66] %s is the origin %s', (text, origin) => {
    expect(parseOrigin(text)).toBe(origin);
  });

  it.each([
    'null',
    '',
    '*',
    'https://*',
    'https://*.shop.example',
    'http://shop.example',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'https://shop.example/',
    'https://shop.example/path',
    'https://shop.example?x',
    'https://shop.example#x',
    'https://user@shop.example',
    'shop.example',
    '//shop.example',
    'ftp://shop.example',
    'https://',
    'https://shop.example:99999',
    'https://a.example https://b.example',
    'chrome-extension://abc',
    'https://shop.example\\@evil.example',
  ])('[D-66] %p is no origin that a key may hold', (text) => {
    expect(parseOrigin(text)).toBeUndefined();
  });

  it.each([
    undefined,
    'null',
    'https://www.shop.example',
    'https://shop.example:8443',
    'http://shop.example',
    'https://shop.example.evil.example',
  ])('[§5 r3] %p is not the registered https://shop.example', (header) => {
    expect(isRegistered(['https://shop.example'], header)).toBe(false);
  });

  it('[§5 r3] a registered origin is recognised in any spelling', () => {
    expect(isRegistered(['https://shop.example'], 'https://shop.example')).toBe(true);
    expect(isRegistered(['https://shop.example'], 'https://SHOP.example:443')).toBe(true);
  });

  it('[§5 r2] no origin is registered on a key with an empty list', () => {
    expect(isRegistered([], 'https://shop.example')).toBe(false);
  });

  it('[D-66] are stored as browsers write them', () => {
    expect(originSchema.parse('HTTPS://Shop.Example:443')).toBe('https://shop.example');
    expect(originSchema.safeParse('https://shop.example/path').success).toBe(false);
  });
});
