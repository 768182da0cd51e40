import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { SecretBox, type SealedFor } from '@svc/kernel';

const KEY_PURPOSE = 'svc secret box v1';
const ALGORITHM = 'aes-256-gcm';
const BOUND = 'v2';
const UNBOUND = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface BoxKey {
  /** Identifies the key that has sealed a text, and reveals nothing of it. */
  id: string;
  key: Buffer;
}

/**
 * AES-256-GCM under a key derived from the secret key; texts sealed under previous keys still open (D-8). Workspace and purpose are
 * authenticated, so that a text that was moved elsewhere in the database does not open. A sealed text is `v2.<key id>.<nonce, ciphertext
 * and tag in base64url>`.
 */
export class AesSecretBox extends SecretBox {
  private readonly keys: readonly BoxKey[];

  /** @param secretKeys 32 bytes each, the current one first */
  constructor(secretKeys: readonly Buffer[]) {
    super();
    this.keys = secretKeys.map(boxKeyOf);
  }

  /** Ids of the keys that it opens by, as in sealed texts. */
  get keyIds(): readonly string[] {
    return this.keys.map(({ id }) => id);
  }

  seal(text: string, context: SealedFor): string {
    const { id, key } = this.keys[0]!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundHead(id, context));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${BOUND}.${id}.${sealed.toString('base64url')}`;
  }

  open(sealed: string, context: SealedFor): string {
    return this.decipher(sealed, BOUND, (id) => boundHead(id, context));
  }

  /**
   * Binds a text to its context that was sealed before texts were bound; undefined for one that is bound. Only the migration may call it,
   * since it trusts the given context. Throws when no key here has sealed it.
   */
  bind(sealed: string, context: SealedFor): string | undefined {
    if (sealed.startsWith(`${BOUND}.`)) return undefined;
    return this.seal(
      this.decipher(sealed, UNBOUND, (id) => Buffer.from(`${UNBOUND}.${id}`)),
      context,
    );
  }

  private decipher(sealed: string, form: string, headOf: (keyId: string) => Buffer): string {
    const [version, id = '', text = ''] = sealed.split('.');
    const boxKey = this.keys.find((key) => key.id === id);
    if (version !== form || !boxKey)
      throw new Error('The secret was sealed under a key that this service does not have, or in a form that it does not open.');
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, boxKey.key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(headOf(id)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

function boxKeyOf(secret: Buffer): BoxKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', KEY_PURPOSE, 32));
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}

function boundHead(id: string, { workspaceId, purpose }: SealedFor): Buffer {
  return Buffer.from(JSON.stringify([BOUND, id, workspaceId, purpose]));
}
