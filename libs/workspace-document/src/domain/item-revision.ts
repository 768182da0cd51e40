import { createHash } from 'node:crypto';
import { canonicalText } from './canonical';
import { type Contents, perSection, withoutStock } from './contents';
import type { DocumentItem } from './section';
import { SECTION_NAMES, type SectionName } from './sections';
import { StaleItem } from './document.errors';

const DIGITS = 16;

/** Digests of all sections, from which the revision of contents is computed later. */
export type SectionDigests = Record<SectionName, string>;

/**
 * Returns the revision of the catalogue side: 16 hexadecimal digits, the same for the same contents.
 * Stock does not count, so a sale between export and apply does not make a document stale.
 */
export function revisionOf(contents: Contents): string {
  return revisionOfDigests(perSection((name) => sectionDigest(contents[name])));
}

export function revisionOfDigests(digests: SectionDigests): string {
  return digestOf(SECTION_NAMES.map((name) => [name, digests[name]]));
}

export function sectionDigest(items: readonly DocumentItem[]): string {
  const digest = new SectionDigest();
  digest.add(items);
  return digest.hex();
}

/** Digest of a section that is read page by page; a large section as one text would double the memory. */
export class SectionDigest {
  private readonly hash = createHash('sha256');

  add(items: readonly DocumentItem[]): void {
    for (const item of items) this.hash.update(`${canonicalText(withoutStock(item))}\n`);
  }

  /** Returns the digest; nothing can be added afterwards. */
  hex(): string {
    return this.hash.digest('hex');
  }
}

/** Returns the digest of a value, 16 hexadecimal digits. */
function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalText(value)).digest('hex').slice(0, DIGITS);
}

/**
 * Returns the revision of an item for its ETag: a digest without stock, by which changes are checked, then one of the whole view,
 * since sales change stock.
 */
export function revisionOfItem(item: DocumentItem, view: DocumentItem): string {
  return `${digestOf(withoutStock(item))}.${digestOf(view)}`;
}

/** Throws StaleItem when an `If-Match` header (`"a.b"`, `"a.b", "c.d"`, `*`) does not name this state of the item, ignoring stock. */
export function refuseStale(what: string, item: DocumentItem, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const named = ifMatch.split(',').map((tag) => tag.trim().replace(/^"([^".]*).*"$/, '$1'));
  if (!named.includes(digestOf(withoutStock(item)))) throw new StaleItem(what);
}
