import { createHmac } from 'node:crypto';
import type { KnownSecretKey, SecretKeyChange } from '@svc/adapters/postgres';

const FINGERPRINT_OF = 'svc secret key fingerprint v1';

/**
 * Returns a fingerprint that identifies a key and reveals nothing of it: an HMAC of a constant under 32 random bytes, which cannot be
 * guessed.
 */
export function fingerprintOf(secretKey: Buffer): string {
  return createHmac('sha256', secretKey).update(FINGERPRINT_OF).digest('base64url');
}

/**
 * A fault of the keys: the database has never known the current one, it was replaced by one that these keys lack, or they lack an older
 * one that is not retired.
 */
export type SecretKeyFault = 'unknown' | 'replaced' | 'forgotten';

export interface SecretKeyVerdict {
  fault?: SecretKeyFault;
  /** The key is known and not the newest: a rotation is under way, and this process is not part of it yet. */
  isOlder?: boolean;
  /** The first start with the database. */
  isFirst?: boolean;
  /** Change of the recorded keys when the process goes on; undefined: none. */
  change?: SecretKeyChange;
}

/**
 * Judges the fingerprints of SECRET_KEY and SECRET_KEYS_PREVIOUS (D-135, ADR 0079). An unknown key is added when the newest known one is
 * among its previous keys. A known key that is neither named nor retired is a fault: `migrate -- --retire-secret-key` retires it, and no
 * start does (ADR 0162). A fault aborts the start, or is accepted: the change is the effect of accepting it.
 * @param keys the current one first
 * @param knownKeys the newest last
 */
export function decideSecretKey(keys: readonly string[], knownKeys: readonly KnownSecretKey[]): SecretKeyVerdict {
  const [current = '', ...previous] = keys;
  const newest = knownKeys.at(-1)?.fingerprint;
  if (newest === undefined) return { isFirst: true, change: { newest: current, before: previous.toReversed(), retired: [] } };
  const missing = knownKeys
    .filter(({ fingerprint, isRetired }) => !isRetired && !keys.includes(fingerprint))
    .map(({ fingerprint }) => fingerprint);
  if (keys.includes(newest) && missing.length > 0) return { fault: 'forgotten', change: { newest: current, retired: missing } };
  if (current === newest) return {};
  if (previous.includes(newest)) return { change: { newest: current, retired: [] } };
  const own = knownKeys.find(({ fingerprint }) => fingerprint === current);
  if (own && !own.isRetired) return { isOlder: true };
  return { fault: own ? 'replaced' : 'unknown', change: { newest: current, retired: missing } };
}
