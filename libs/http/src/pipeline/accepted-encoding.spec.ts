import { acceptedEncoding } from './prepared-answer';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br; q=nonsense', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0.8, gzip;q=0.1', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['zstd', 'identity'],
  ])('[D-30] asked for by %p is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
