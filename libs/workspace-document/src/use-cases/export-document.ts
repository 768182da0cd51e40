import { withoutPlainPositions } from '../domain/contents';
import { revisionOf } from '../domain/revision';
import type { DocumentItem } from '../domain/section';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../domain/sections';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { loadContents } from './load-contents';

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
