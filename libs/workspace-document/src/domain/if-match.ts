import { withoutStock } from './contents';
import { StaleItem } from './document.errors';
import { digestOf } from './revision';
import type { DocumentItem } from './section';

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
