import { fieldsIn, refuseCrossSite } from './posted-form';

const send = (headers: Record<string, string>) => () =>
  refuseCrossSite({ headers: { host: 'shop.example', ...headers } }, 'https://shop.example');

describe('a form of a hosted page', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://shop.example' },
    { origin: 'https://shop.example', host: 'api.internal:3000' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    {},
  ])('is taken from the page itself: %j', (headers) => {
    expect(send(headers)).not.toThrow();
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
  ])('is refused from a page of another origin: %j', (headers) => {
    expect(send(headers)).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR' }));
  });

  it('[D-116] is read as an empty one when it has more fields than any form has', () => {
    const form = (fields: number) => fieldsIn(Array.from({ length: fields }, (_, index) => `f${index}=1`).join('&'));
    expect([form(10_000).size, form(10_001).size, fieldsIn({}).size]).toEqual([10_000, 0, 0]);
  });
});
