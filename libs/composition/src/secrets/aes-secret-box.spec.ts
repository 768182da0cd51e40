import { createCipheriv, createHash, hkdfSync } from 'node:crypto';
import { secretBoxContract } from '@svc/kernel/testing';
import { AesSecretBox } from './aes-secret-box';

const [present, previous, foreign] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer, Buffer];
const context = { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', purpose: 'webhook_secret/1' };

/** Seals in the form used before texts were bound to their context. */
function sealedUnbound(text: string, secretKey: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'svc secret box v1', 32));
  const id = createHash('sha256').update(key).digest('base64url').slice(0, 8);
  const nonce = Buffer.alloc(12, 5);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`v1.${id}`));
  return `v1.${id}.${Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')}`;
}

describe('the AES secret box', () => {
  secretBoxContract(() => new AesSecretBox([present]));

  it('[D-8] opens texts sealed under a previous key, and seals under the present one', () => {
    const rotated = new AesSecretBox([present, previous]);
    expect(rotated.open(new AesSecretBox([previous]).seal('whsec', context), context)).toBe('whsec');
    expect(new AesSecretBox([present]).open(rotated.seal('whsec', context), context)).toBe('whsec');
  });

  it('[D-8] reports a missing key', () => {
    const sealed = new AesSecretBox([foreign]).seal('whsec', context);
    expect(() => new AesSecretBox([present]).open(sealed, context)).toThrow('under a key that this service does not have');
  });

  it('[D-8] opens no text that is not bound to its context, but binds it, sealed under any of the keys', () => {
    const rotated = new AesSecretBox([present, previous]);
    for (const key of [present, previous]) {
      const unbound = sealedUnbound('whsec', key);
      expect(() => rotated.open(unbound, context)).toThrow('in a form that it does not open');
      const bound = rotated.bind(unbound, context)!;
      expect(new AesSecretBox([present]).open(bound, context)).toBe('whsec');
      expect(rotated.bind(bound, context)).toBeUndefined();
    }
    expect(() => rotated.bind(sealedUnbound('whsec', foreign), context)).toThrow('under a key that this service does not have');
  });
});
