import { randomInt } from 'node:crypto';
import { SecretSource } from '@svc/access';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Secrets of the system's cryptographic generator. */
export class RandomSecretSource extends SecretSource {
  base62(length: number): string {
    return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  }
}
