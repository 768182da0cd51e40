import type { AccessKey } from '../domain/access-key';

/** Keys, written within one transaction. */
export interface AccessKeyStore {
  /** @param hash of KeyHasher.hash, base64. */
  insert(key: AccessKey, hash: string): Promise<void>;
  /** The key, locked until the transaction ends; undefined when the workspace has none of that id. */
  lock(workspaceId: string, id: string): Promise<AccessKey | undefined>;
  /** Writes everything but kind, mode, display and last use, which never change here. */
  update(key: AccessKey): Promise<void>;
}
