import type { SectionStore, StoredItem } from '@svc/contracts';
import { positioned, type SectionPage } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import type { SectionName } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import type { OrderedThing, ThingIndex } from '../ports/thing-index';

/** Number of items in memory at a time. */
export const PAGE_SIZE = 500;

/** Yields the pages of any section, each item with its position; a section with a single thing is one page. */
export async function* pagesOf(stores: SectionStores, things: ThingIndex, name: SectionName, size: number): AsyncGenerator<SectionPage> {
  if (name === 'workspace' || name === 'storefront') yield pageOf(0, await stores[name].open());
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
    const stored = await store.open({ identities });
    const items = positioned(
      stored.map(({ item }) => item),
      start,
    );
    yield pageOf(
      start,
      stored.map((each, index) => ({ ...each, item: items[index]! })),
    );
  }
}

function pageOf(start: number, stored: StoredItem<DocumentItem>[]): SectionPage {
  return { start, stored, items: stored.map(({ item }) => item) };
}

/** Returns all items of a section. */
export async function openAll(store: SectionStore<DocumentItem>): Promise<DocumentItem[]> {
  return (await store.open()).map(({ item }) => item);
}

/** Returns the items of these slugs or keys. */
export async function openItems(store: SectionStore<DocumentItem>, identities: readonly string[]): Promise<DocumentItem[]> {
  return (await store.open({ identities })).map(({ item }) => item);
}
