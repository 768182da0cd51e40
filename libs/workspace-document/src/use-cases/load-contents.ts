import type { SectionStore } from '@svc/contracts';
import { type Contents, positioned } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import { SECTION_NAMES, type SectionName } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import type { OrderedThing, ThingIndex } from '../ports/thing-index';

/** Items that are read from the database at a time. */
export const PAGE_SIZE = 500;

/** The sections of one workspace, and the index that lists what is in them. */
export interface WorkspaceSections {
  stores: SectionStores;
  things: ThingIndex;
}

/** Everything a workspace holds, each item with its position. */
export async function loadContents(sections: WorkspaceSections): Promise<Contents> {
  const contents: Partial<Contents> = {};
  for (const name of SECTION_NAMES) contents[name] = await loadSection(sections, name);
  return contents as Contents;
}

/** The same of one section; in pages, since the rows of a large one would take as much memory again. */
export async function loadSection({ stores, things }: WorkspaceSections, name: SectionName): Promise<readonly DocumentItem[]> {
  if (name === 'workspace' || name === 'storefront') return stores[name].load();
  const items: DocumentItem[] = [];
  for await (const page of pagesOf(stores[name], await things.inOrder(name), PAGE_SIZE)) items.push(...page);
  return items;
}

/** The items of these things, which are all of a section, in pages; each item with its position. */
export async function* pagesOf(store: SectionStore<DocumentItem>, things: readonly OrderedThing[], pageSize: number): AsyncGenerator<DocumentItem[], void> {
  for (let start = 0; start < things.length; start += pageSize) {
    const page = things.slice(start, start + pageSize).map(({ identity }) => identity);
    yield positioned(await store.load(page), start);
  }
}
