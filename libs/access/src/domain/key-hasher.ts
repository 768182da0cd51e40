import { createHmac, hkdfSync } from 'node:crypto';

const PEPPER_PURPOSE = 'svc/access-key-pepper/v1';

/**
 * Keyed hashes under which keys are stored and found (D-8, D-64): HMAC-SHA256 with a pepper derived from the
 * installation's secret, so that a stolen table gives no key away. Answers are base64.
 */
export class KeyHasher {
  private readonly peppers: readonly Buffer[];

  /** @param secretKeys the installation's SECRET_KEY first, then SECRET_KEYS_PREVIOUS. */
  constructor(secretKeys: readonly [Uint8Array, ...Uint8Array[]]) {
    this.peppers = secretKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', PEPPER_PURPOSE, 32)));
  }

  /** The hash a new key is stored under. */
  hash(key: string): string {
    return hmac(this.peppers[0]!, key);
  }

  /** Every hash the key may be stored under, the present secret's first. */
  candidates(key: string): string[] {
    return this.peppers.map((pepper) => hmac(pepper, key));
  }
}

function hmac(pepper: Buffer, key: string): string {
  return createHmac('sha256', pepper).update(key).digest('base64');
}
