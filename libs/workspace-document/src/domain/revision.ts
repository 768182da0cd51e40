import { createHash } from 'node:crypto';
import { canonicalText } from './canonical';
import { perSection, withoutStock, type Contents } from './contents';

/**
 * A short name of one state of the catalogue side: 16 hexadecimal digits, the same for the same contents.
 * Stock does not count, so a sale between export and apply makes no document stale.
 */
export function revisionOf(contents: Contents): string {
  const counted = perSection((name) => contents[name].map(withoutStock));
  return digestOf(counted);
}

/** The same of anything: 16 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalText(value)).digest('hex').slice(0, 16);
}
