import type { IdGenerator } from '@svc/kernel';
import type { SecretSource } from '../ports/secret-source';
import type { AccessKey } from './access-key';
import type { KeyHasher } from './key-hasher';
import { composeKey, displayOf, SECRET_LENGTH } from './key-text';

/** What a key is made for; the rest of it is drawn. */
export type KeyOrder = Pick<AccessKey, 'workspaceId' | 'kind' | 'mode' | 'scopes' | 'origins' | 'label' | 'limits' | 'expiresAt'>;

/** A key that was just made, the only time its text is known. */
export interface NewKey {
  key: AccessKey;
  /** The key itself, to be shown once. */
  text: string;
}

/** Makes keys. */
export class KeyMint {
  constructor(
    private readonly secrets: SecretSource,
    private readonly hasher: KeyHasher,
    private readonly ids: IdGenerator,
  ) {}

  mint(order: KeyOrder, now: Date): NewKey & { hash: string } {
    const text = composeKey(order.kind, order.mode, this.secrets.base62(SECRET_LENGTH));
    const key: AccessKey = { ...order, id: this.ids.next(), ...displayOf(text), createdAt: now };
    return { key, text, hash: this.hasher.hash(text) };
  }

  /** An admin token of a workspace. */
  mintAdminToken(workspaceId: string, now: Date): NewKey & { hash: string } {
    return this.mint({ workspaceId, kind: 'admin', scopes: [], origins: [], limits: {} }, now);
  }
}
