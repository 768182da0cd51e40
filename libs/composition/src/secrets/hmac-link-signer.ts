import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LinkSigner } from '@svc/kernel';

const KEY_PURPOSE = 'svc link key v1';
const TOKEN_BYTES = 16;

/** Tokens are the first 128 bits of an HMAC-SHA256 under a key derived from the secret key; previous keys still verify (D-1a, D-8). */
export class HmacLinkSigner extends LinkSigner {
  private readonly keys: readonly Buffer[];

  /** @param secretKeys 32 bytes each, the current one first */
  constructor(secretKeys: readonly Buffer[]) {
    super();
    this.keys = secretKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', KEY_PURPOSE, 32)));
  }

  sign(purpose: string, subject: string): string {
    return tokenOf(this.keys[0]!, purpose, subject).toString('base64url');
  }

  verify(purpose: string, subject: string, token: string): boolean {
    const presented = Buffer.from(token, 'base64url');
    if (presented.length !== TOKEN_BYTES) return false;
    return this.keys.some((key) => timingSafeEqual(tokenOf(key, purpose, subject), presented));
  }
}

function tokenOf(key: Buffer, purpose: string, subject: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subject}`).digest().subarray(0, TOKEN_BYTES);
}
