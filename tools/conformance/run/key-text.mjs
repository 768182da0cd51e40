import { createHash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The four characters that end a key, from those before them (D-64). */
export function checksumOf(body) {
  let number = BigInt(`0x${createHash('sha256').update(body).digest('hex')}`) % 62n ** 4n;
  let checksum = '';
  for (let index = 0; index < 4; index += 1) {
    checksum = ALPHABET[Number(number % 62n)] + checksum;
    number /= 62n;
  }
  return checksum;
}

/** A key as if it were of the other environment, with the checksum that it would have. */
export function turned(key) {
  const body = key.slice(0, -4).replace(/_(test|live)_/, (_, mode) => (mode === 'test' ? '_live_' : '_test_'));
  return body + checksumOf(body);
}
