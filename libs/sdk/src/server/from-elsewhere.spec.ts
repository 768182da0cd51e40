import { isFromElsewhere } from './from-elsewhere';

const SITE = 'https://shop.example/';
const sent = (headers: Record<string, string>, method?: string) =>
  isFromElsewhere({ method, headers: { host: 'shop.example', ...headers } }, SITE);

describe('a request that changes something', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
    { 'sec-fetch-site': 'anything' },
    { origin: 'https://evil.example' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'https://shop.example:8443' },
    { origin: 'null' },
    { origin: '' },
  ])('is from elsewhere with %j', (headers) => {
    expect([sent(headers), sent(headers, 'POST'), sent(headers, 'DELETE')]).toEqual([true, true, true]);
    expect(isFromElsewhere({ headers: new Headers({ host: 'shop.example', ...headers }) }, SITE)).toBe(true);
    expect([sent(headers, 'GET'), sent(headers, 'HEAD')]).toEqual([false, false]);
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://shop.example' },
    { origin: 'http://127.0.0.1:3002', host: '127.0.0.1:3002' },
    { origin: 'https://shop.example', host: 'behind-a-proxy:3000' },
  ])('is from the site itself, or from a program, with %j', (headers) => {
    expect(sent(headers)).toBe(false);
    expect(isFromElsewhere({ headers: new Headers({ host: 'shop.example', ...headers }) }, SITE)).toBe(false);
  });
});
