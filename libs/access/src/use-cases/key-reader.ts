import type { KeyHasher } from '../domain/key-hasher';
import { readPresentedKey, type PresentedKey } from '../domain/presented-key';

const MOST_REMEMBERED = 1_000;

/** A header that was read: the key it brought, and the hashes that key may be stored under. */
export interface ReadKey {
  presented: PresentedKey;
  /** Empty when there is no key. */
  hashes: readonly string[];
}

/** Reads `Authorization` headers, remembering the latest: to hash a key costs more than the rest of its admission. */
export class KeyReader {
  private readonly remembered = new Map<string, ReadKey>();

  constructor(private readonly hasher: KeyHasher) {}

  read(authorization: string | undefined): ReadKey {
    const known = authorization === undefined ? undefined : this.remembered.get(authorization);
    if (known) return known;
    const presented = readPresentedKey(authorization);
    if (authorization === undefined || 'fault' in presented) return { presented, hashes: [] };
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    const read = { presented, hashes: this.hasher.candidates(presented.key.text) };
    this.remembered.set(authorization, read);
    return read;
  }
}
