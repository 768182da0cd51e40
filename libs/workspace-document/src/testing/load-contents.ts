import { type Contents, positioned } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import { SECTION_NAMES, type SectionName, SECTIONS } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';

/** Returns all contents of a workspace, each item with its position. */
export async function loadContents(stores: SectionStores): Promise<Contents> {
  const contents: Partial<Contents> = {};
  for (const name of SECTION_NAMES) contents[name] = await loadSection(stores, name);
  return contents as Contents;
}

async function loadSection(stores: SectionStores, name: SectionName): Promise<readonly DocumentItem[]> {
  const items = (await stores[name].open()).map(({ item }) => item);
  return SECTIONS[name].identifiedBy ? positioned(items) : items;
}
