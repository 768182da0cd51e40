import type { KeyOwner } from '../domain/decide-admission';

/** Finds who a key belongs to. */
export abstract class KeyDirectory {
  /**
   * The key stored under one of these hashes (base64, see KeyHasher) with its workspace, revoked and expired ones
   * too; undefined when there is none. May answer at once from memory.
   */
  abstract find(hashes: readonly string[]): KeyOwner | undefined | Promise<KeyOwner | undefined>;
}

/** When and from where a key was used last. */
export interface KeyUse {
  workspaceId: string;
  keyId: string;
  at: Date;
  ip: string;
}

/** Remembers the last use of keys. */
export abstract class KeyUsage {
  abstract record(use: KeyUse): Promise<void>;
}

/** Where access reports trouble that it does not let the caller feel. */
export abstract class AccessLog {
  abstract warn(message: string, error: unknown): void;
}

/** Source of what nobody may guess. */
export abstract class SecretSource {
  /** `length` base62 characters, each drawn evenly by a cryptographic generator. */
  abstract base62(length: number): string;
}
