import { type KeyHasher, type PresentedKey, readPresentedKey } from '../domain/key-text';
import type { AccessLog, KeyUsage, KeyUse } from '../ports/key-directory';

const MOST_REMEMBERED = 1_000;

/** Result of reading a header: its key, and the hashes that key may be stored under. */
export interface ReadKey {
  presented: PresentedKey;
  /** Empty when there is no key. */
  hashes: readonly string[];
}

/** Reads `Authorization` headers, and caches the latest, since hashing a key costs more than the rest of its admission. */
export class KeyReader {
  private readonly cache = new Map<string, ReadKey>();

  constructor(private readonly hasher: KeyHasher) {}

  read(authorization: string | undefined): ReadKey {
    const cached = authorization === undefined ? undefined : this.cache.get(authorization);
    if (cached) return cached;
    const presented = readPresentedKey(authorization);
    if (authorization === undefined || 'fault' in presented) return { presented, hashes: [] };
    if (this.cache.size >= MOST_REMEMBERED) this.cache.clear();
    const read = { presented, hashes: this.hasher.candidates(presented.key.text) };
    this.cache.set(authorization, read);
    return read;
  }
}

/** Shortest interval between two writes of a key's last use, ms. */
const WRITE_EVERY_MS = 60_000;
const MOST_NOTES = 10_000;

/** Records the last use of keys, at most once a minute per key and never on the request's path (D-64). */
export class LastUseNotes {
  private readonly writtenAt = new Map<string, number>();

  constructor(
    private readonly usage: KeyUsage,
    private readonly log: AccessLog,
  ) {}

  note(use: KeyUse): void {
    const at = use.at.getTime();
    const last = this.writtenAt.get(use.keyId);
    if (last !== undefined && at - last < WRITE_EVERY_MS) return;
    if (this.writtenAt.size >= MOST_NOTES) this.writtenAt.clear();
    this.writtenAt.set(use.keyId, at);
    this.usage.record(use).catch((error: unknown) => this.log.warn('The last use of a key was not written.', error));
  }
}
