import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a well-formed operator token, like those of `npm start`. */
export function operatorToken(): string {
  const body = `svc_ad_${Array.from(randomBytes(32), (byte) => ALPHABET[byte % 62]).join('')}`;
  let number = BigInt(`0x${createHash('sha256').update(body).digest('hex')}`) % 62n ** 4n;
  let checksum = '';
  for (let index = 0; index < 4; index += 1) {
    checksum = ALPHABET[Number(number % 62n)] + checksum;
    number /= 62n;
  }
  return body + checksum;
}
