import type { SectionStore } from '@svc/contracts';

/** Writes items into a section: new ones, and those that are stored already over their stored form. */
export async function put<Item>(store: SectionStore<Item>, items: readonly Item[]): Promise<void> {
  const identities = items.map((item) => {
    const { slug, key, code } = item as object as { slug?: string; key?: string; code?: string };
    return slug ?? key ?? code ?? '';
  });
  await store.save(items, await store.open({ identities }));
}

/** Returns all items of a section. */
export async function itemsIn<Item>(store: SectionStore<Item>): Promise<Item[]> {
  return (await store.open()).map(({ item }) => item);
}
