import { createHash } from 'node:crypto';
import { canonicalText } from './canonical';
import { type Contents, perSection, withoutStock } from './contents';
import type { DocumentItem } from './section';
import { SECTION_NAMES, type SectionName } from './sections';
import { StaleItem } from './document.errors';

const DIGITS = 16;

/** A digest of each section: what is left to remember of contents whose revision is asked for later. */
export type SectionDigests = Record<SectionName, string>;

/**
 * A short name of one state of the catalogue side: 16 hexadecimal digits, the same for the same contents.
 * Stock does not count, so a sale between export and apply makes no document stale.
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

/** The digest of a section whose items come page by page; a large section as one text would take as much memory again. */
export class SectionDigest {
  private readonly hash = createHash('sha256');

  add(items: readonly DocumentItem[]): void {
    for (const item of items) this.hash.update(`${canonicalText(withoutStock(item))}\n`);
  }

  /** Nothing can be added afterwards. */
  hex(): string {
    return this.hash.digest('hex');
  }
}

/** The same of anything: 16 hexadecimal digits. */
function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalText(value)).digest('hex').slice(0, DIGITS);
}

/**
 * Names the state of an item that is shown, for its ETag: first what a change rests on, then everything shown, since
 * stock moves by itself.
 */
export function revisionOfItem(item: DocumentItem, view: DocumentItem): string {
  return `${digestOf(withoutStock(item))}.${digestOf(view)}`;
}

/** Throws StaleItem when an `If-Match` header (`"a.b"`, `"a.b", "c.d"`, `*`) does not name this state of the item, stock aside. */
export function refuseStale(what: string, item: DocumentItem, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const named = ifMatch.split(',').map((tag) => tag.trim().replace(/^"([^".]*).*"$/, '$1'));
  if (!named.includes(digestOf(withoutStock(item)))) throw new StaleItem(what);
}
