import { canonical } from '../domain/canonical';
import { positioned, type Contents } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';

/** Everything a workspace holds, in canonical form; with `names`, only these sections. */
export async function loadContents(stores: SectionStores): Promise<Contents>;
export async function loadContents(stores: SectionStores, names: readonly SectionName[]): Promise<Partial<Contents>>;
export async function loadContents(stores: SectionStores, names: readonly SectionName[] = SECTION_NAMES): Promise<Partial<Contents>> {
  const contents: Partial<Contents> = {};
  for (const name of names) {
    const items = canonical(await stores[name].load()) as DocumentItem[];
    contents[name] = SECTIONS[name].identifiedBy ? positioned(items) : items;
  }
  return contents;
}
