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
