import { AddressFault, asCluster, parseRedisAddress, type SingleAddress } from './redis-address';

const node = (host: string, port = 6_379) => ({ host, port });

function faultOf(text: string): string {
  try {
    parseRedisAddress(text);
  } catch (error) {
    if (error instanceof AddressFault) return error.message;
    throw error;
  }
  return '';
}

describe('[ADR 0168 r1] an address of Redis', () => {
  it.each([
    'redis://localhost:6379',
    'redis://localhost',
    'redis://:secret@redis.example:6379/3',
    'rediss://user:pa%2Css@[::1]:6380',
    'redis://:pa,ss@redis.example:6379',
    'redis://:p@ss@redis.example:6379',
    'redis://redis.example:6379?family=6',
    'redis:///3',
  ])('is a single server, taken as it is: %s', (url) => {
    expect(parseRedisAddress(url)).toEqual({ kind: 'single', url });
  });

  it.each([
    ['redis://a:1,redis://b:2', { nodes: [node('a', 1), node('b', 2)] }],
    ['redis://a:1, redis://b:2/0, redis://a:1', { nodes: [node('a', 1), node('b', 2)] }],
    ['redis://a,b:2,[::1]:3', { nodes: [node('a'), node('b', 2), node('::1', 3)] }],
    ['redis://:s%40,t@a,b', { nodes: [node('a'), node('b')], login: { password: 's@,t' } }],
    ['redis://me:s@a,redis://b', { nodes: [node('a'), node('b')], login: { username: 'me', password: 's' } }],
    ['rediss://:s@a,rediss://:s@b', { nodes: [node('a'), node('b')], login: { password: 's' }, isEncrypted: true }],
    ['redis+cluster://a', { nodes: [node('a')] }],
    ['rediss+cluster://a,b:2/', { nodes: [node('a'), node('b', 2)], isEncrypted: true }],
  ])('is a cluster: %s', (text, expected) => {
    expect(parseRedisAddress(text)).toEqual({ kind: 'cluster', login: {}, isEncrypted: false, ...expected });
  });

  it.each([
    ['redis+sentinel://a,b:2/tickets', { sentinels: [node('a', 26_379), node('b', 2)] }],
    ['redis+sentinel://me:s%40@a/tickets/3', { login: { username: 'me', password: 's@' }, db: 3 }],
    ['redis+sentinel://:s@a/tickets?sentinel_password=t%26u', { login: { password: 's' }, sentinelLogin: { password: 't&u' } }],
    [
      'rediss+sentinel://a/tickets?sentinel_username=me&sentinel_password=t',
      { sentinelLogin: { username: 'me', password: 't' }, isEncrypted: true },
    ],
  ])('is that of Sentinels: %s', (text, expected) => {
    const defaults = { sentinels: [node('a', 26_379)], name: 'tickets', db: 0, login: {}, sentinelLogin: {}, isEncrypted: false };
    expect(parseRedisAddress(text)).toEqual({ kind: 'sentinel', ...defaults, ...expected });
  });

  it.each([
    ['x', /^takes an address such as redis:/],
    ['http://a', /^takes an address such as redis:/],
    ['redis+cluster://a:0', /^takes an address such as redis:/],
    ['redis://a:70000', /^takes an address such as redis:/],
    ['redis://a:1,', /^takes an address such as redis:/],
    ['redis://a:1,,redis://b:2', /^takes an address such as redis:/],
    ['redis://a b:1', /^takes an address such as redis:/],
    ['redis://a<b', /^takes an address such as redis:/],
    ['redis://a:1,b:2#x', /^takes an address such as redis:/],
    ['redis://a,http://b', /^takes an address such as redis:/],
    ['redis://a,rediss://b', /one scheme/],
    ['redis://a,redis+sentinel://b/tickets', /one scheme/],
    ['redis://:s@a,redis://:t@b', /one user and password/],
    ['redis://:s@a:1,:s@b:2', /login before the first node/],
    ['redis://a,b/1', /no database number/],
    ['redis://a/2,redis://b', /no database number/],
    ['redis+cluster://a/mymaster', /no database number/],
    ['redis://a,b?family=6', /no options/],
    ['redis+sentinel://a:1', /name of the primary/],
    ['redis+sentinel://a:1/', /name of the primary/],
    ['redis+sentinel://a/tickets/x', /nothing but a database number/],
    ['redis+sentinel://a/tickets/0/1', /nothing but a database number/],
    ['redis+sentinel://a/tickets?password=s', /sentinel_username and sentinel_password/],
    ['redis+sentinel://a/tickets,redis+sentinel://b/tickets', /one address with all Sentinels/],
    ['redis://:%ZZ@a,b', /%25/],
  ])('is refused with a sentence: %s', (text, words) => {
    expect(faultOf(text)).toMatch(words);
  });

  it('is never repeated by a refusal, since it may hold a password', () => {
    expect(faultOf('redis://:geheim@a,redis://:secret@b') + faultOf('redis://:secret@a:x')).not.toMatch(/geheim|secret/);
  });

  it('leads into a cluster by a single node, unless it has a database number', () => {
    const single = (url: string) => parseRedisAddress(url) as SingleAddress;
    expect(asCluster(single('rediss://:s@a:7000'))).toEqual({
      kind: 'cluster',
      nodes: [node('a', 7_000)],
      login: { password: 's' },
      isEncrypted: true,
    });
    expect(() => asCluster(single('redis://a:7000/1'))).toThrow('no database number');
  });
});
