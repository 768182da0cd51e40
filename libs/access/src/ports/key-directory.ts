import type { KeyOwner } from '../domain/decide-admission';

/** Finds who a key belongs to. */
export abstract class KeyDirectory {
  /**
   * The key stored under one of these hashes (base64, see KeyHasher) with its workspace, revoked and expired ones
   * too; undefined when there is none. May answer at once from memory.
   */
  abstract find(hashes: readonly string[]): KeyOwner | undefined | Promise<KeyOwner | undefined>;
}
