import { StaleItem } from './document.errors';
import { digestOf } from './revision';
import type { DocumentItem } from './section';

/** Throws StaleItem when an `If-Match` header (`"a"`, `"a", "b"`, `*`) does not name this state of the item. */
export function refuseStale(what: string, item: DocumentItem, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const named = ifMatch.split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));
  if (!named.includes(digestOf(item))) throw new StaleItem(what);
}
