import { revisionOf } from '../domain/item-revision';
import type { DocumentItem } from '../domain/section';
import { addressedAs, ITEM_SECTIONS, SECTION_NAMES, SECTIONS } from '../domain/sections';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { loadContents } from './load-contents';
import { aDocument } from './document.builder';
import { applying, type DocumentFixture } from './applying';
import { exportedText } from './exported-document';
import { anItem } from './items.builder';

/** Behaviour of exports that are read page by page, for every storage of workspaces. */
export function exportContract(name: string, fixture: () => DocumentFixture): void {
  describe(`the export of a workspace, ${name}`, () => {
    it.each([
      ['with something in every section', aDocument()],
      ['with nothing', { version: 1 }],
      ['with one thing in every section', aDocumentOf([undefined])],
      ['with the plain positions of a list', aDocumentOf([undefined, undefined, undefined])],
      ['with positions that are plain but for the last one', aDocumentOf([0, 1, 3])],
      ['with positions in another order, one of them twice', aDocumentOf([4, 0, 4, 2])],
    ])('[D-116] %s is byte for byte the same whether sections are read at once or in pages', async (_, document) => {
      const { work, makeWorkspace } = fixture();
      const workspaceId = await makeWorkspace();
      await applying(work).execute({ workspaceId, document, dryRun: false });
      const whole = await textAtOnce(work, workspaceId);
      for (const pageSize of [1, 2, 3, 4, 500]) expect(await exportedText(work, workspaceId, pageSize)).toBe(whole);
    });
  });
}

/** Returns a document whose lists have one thing for each of these positions. */
function aDocumentOf(positions: readonly (number | undefined)[]): Record<string, unknown> {
  const lists = ITEM_SECTIONS.map((section) => [
    section,
    positions.map((position, index) =>
      anItem(section, { [SECTIONS[section].identifiedBy!]: `${addressedAs(section).prefix}-${index}`, position }),
    ),
  ]);
  return { version: 1, ...(Object.fromEntries(lists) as object) };
}

/** Returns the text of the document from sections that are loaded completely. */
async function textAtOnce(work: DocumentUnitOfWork, workspaceId: string): Promise<string> {
  const contents = await work.run(async (tx) => loadContents(await tx.sectionsOf(workspaceId)));
  const sections = SECTION_NAMES.map((name) => [name, SECTIONS[name].identifiedBy ? asWritten(contents[name]) : contents[name][0]]);
  return JSON.stringify({ version: 1, revision: revisionOf(contents), ...(Object.fromEntries(sections) as object) });
}

function asWritten(items: readonly DocumentItem[]): readonly DocumentItem[] {
  const plain = items.every((item, index) => item['position'] === index);
  return plain ? items.map(({ position: _, ...item }) => item) : items;
}
