import type { SectionStore } from '@svc/contracts';
import { positioned, type SectionPage } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import type { SectionName } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import type { OrderedThing, ThingIndex } from '../ports/thing-index';

/** Number of items in memory at a time. */
export const PAGE_SIZE = 500;

/** Yields the pages of any section, each item with its position; a section with a single thing is one page. */
export async function* pagesOf(stores: SectionStores, things: ThingIndex, name: SectionName, size: number): AsyncGenerator<SectionPage> {
  if (name === 'workspace' || name === 'storefront') yield { start: 0, items: await stores[name].load() };
  else yield* pagesOfList(stores[name], await things.inOrder(name), size);
}

/** Yields the pages of a section that is a list, whose things are `order`. */
export async function* pagesOfList(
  store: SectionStore<DocumentItem>,
  order: readonly OrderedThing[],
  size: number,
): AsyncGenerator<SectionPage> {
  for (let start = 0; start < order.length; start += size) {
    const identities = order.slice(start, start + size).map(({ identity }) => identity);
    yield { start, items: positioned(await store.load(identities), start) };
  }
}
