import { type Contents, positioned, withoutPlainPositions } from '../domain/contents';
import { revisionOf } from '../domain/item-revision';
import type { DocumentItem } from '../domain/section';
import { SECTION_NAMES, type SectionName, SECTIONS } from '../domain/sections';
import type { DocumentUnitOfWork, SectionStores } from '../ports/document-tx';

/** A workspace document as the service writes it: every section, with the revision of this state. */
export type ExportedDocument = { version: 1; revision: string } & Partial<Record<SectionName, DocumentItem | DocumentItem[]>>;

/** Writes the whole catalogue side of a workspace as one document (around.md, "The workspace document"). */
export class ExportDocument {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /** Applied again, the answer changes nothing. Throws NotFound when there is no such workspace. */
  execute({ workspaceId }: { workspaceId: string }): Promise<ExportedDocument> {
    return this.work.run(async (tx) => {
      const contents = await loadContents(await tx.sectionsOf(workspaceId));
      const document: ExportedDocument = { version: 1, revision: revisionOf(contents) };
      for (const name of SECTION_NAMES) {
        const items = contents[name];
        if (SECTIONS[name].identifiedBy) document[name] = withoutPlainPositions(items);
        else if (items[0]) document[name] = items[0];
      }
      return document;
    });
  }
}

/** Everything a workspace holds, each item with its position. */
export async function loadContents(stores: SectionStores): Promise<Contents> {
  const contents: Partial<Contents> = {};
  for (const name of SECTION_NAMES) contents[name] = await loadSection(stores, name);
  return contents as Contents;
}

/** The same of one section. */
export async function loadSection(stores: SectionStores, name: SectionName): Promise<readonly DocumentItem[]> {
  const items = await stores[name].load();
  return SECTIONS[name].identifiedBy ? positioned(items) : items;
}

/** The text of an exported document, as `JSON.stringify` writes it, item by item: at no time is there more of it than one item. */
export function* textOf(document: ExportedDocument): Generator<string, void> {
  let before = '{';
  for (const [name, value] of Object.entries(document)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* textOfList(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '}';
}

function* textOfList(items: readonly DocumentItem[]): Generator<string, void> {
  yield '[';
  for (const [index, item] of items.entries()) yield `${index > 0 ? ',' : ''}${JSON.stringify(item)}`;
  yield ']';
}
