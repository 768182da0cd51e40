import type { KeyOwner } from '../domain/decide-admission';

/** Finds the owner of a key. */
export abstract class KeyDirectory {
  /**
   * Returns the key stored under one of these hashes (base64, see KeyHasher) with its workspace, revoked and expired ones too; undefined
   * when there is none. May return at once from memory.
   */
  abstract find(hashes: readonly string[]): KeyOwner | undefined | Promise<KeyOwner | undefined>;
}

/** Time and address of a key's last use. */
export interface KeyUse {
  workspaceId: string;
  keyId: string;
  at: Date;
  ip: string;
}

/** Records the last use of keys. */
export abstract class KeyUsage {
  abstract record(use: KeyUse): Promise<void>;
}

/** Log of access problems that the caller does not notice. */
export abstract class AccessLog {
  abstract warn(message: string, error: unknown): void;
}
