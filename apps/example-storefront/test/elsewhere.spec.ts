import { isFromElsewhere } from '../service.mjs';

const SITE = 'https://shop.example';
const judge = (headers: Record<string, string>, method = 'POST') =>
  isFromElsewhere({ method, headers: { host: 'localhost:3001', ...headers } }, SITE);

describe('[D-104] a request that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['another site that claims this origin', { 'sec-fetch-site': 'cross-site', origin: SITE }],
    ['another origin, by an older browser', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3002' }],
    ['a host that only begins like ours', { origin: 'https://shop.example.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('is from elsewhere when it comes of a page of %s', (_, headers) => expect(judge(headers)).toBe(true));

  it.each<[string, Record<string, string>]>([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['a page of ours, by an older browser', { origin: 'http://localhost:3001' }],
    ['a page of ours, behind a proxy', { origin: SITE }],
    ['a program, which has no cookies of ours', {}],
  ])('is not when it comes of %s', (_, headers) => expect(judge(headers)).toBe(false));

  it('is none when it only reads', () => expect(judge({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(false));
});
