import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ConfirmationCodes } from '@svc/contracts';

const CODE_PURPOSE = 'svc confirmation code v1';
const DIGEST_PURPOSE = 'svc confirmation digest v1';
const CODES = 1_000_000n;

/**
 * Codes are an HMAC-SHA256 of the id under a key derived from the secret key, reduced to six digits; those of previous keys still verify
 * (D-8).
 */
export class HmacConfirmationCodes extends ConfirmationCodes {
  private readonly keys: readonly Buffer[];
  private readonly digestKey: Buffer;

  /** @param secretKeys 32 bytes each, the current one first */
  constructor(
    secretKeys: readonly Buffer[],
    override readonly areMailed = true,
  ) {
    super();
    this.keys = secretKeys.map((secret) => derive(secret, CODE_PURPOSE));
    this.digestKey = derive(secretKeys[0]!, DIGEST_PURPOSE);
  }

  codeOf(confirmationId: string): string {
    return codeBy(this.keys[0]!, confirmationId);
  }

  matches(confirmationId: string, code: string): boolean {
    if (!/^\d{6}$/.test(code)) return false;
    return this.keys.map((key) => timingSafeEqual(Buffer.from(codeBy(key, confirmationId)), Buffer.from(code))).includes(true);
  }

  digest(text: string): string {
    return createHmac('sha256', this.digestKey).update(text).digest('base64');
  }
}

function codeBy(key: Buffer, confirmationId: string): string {
  const digest = createHmac('sha256', key).update(confirmationId).digest();
  return String(digest.readBigUInt64BE() % CODES).padStart(6, '0');
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
