import type { DocumentUnitOfWork } from '../ports/document-tx';
import { ExportDocument, type ExportedDocument } from '../use-cases/export-document';

/** Returns the exported document of a workspace, parsed. */
export async function exportedDocument(work: DocumentUnitOfWork, workspaceId: string): Promise<ExportedDocument> {
  return JSON.parse(await exportedText(work, workspaceId)) as ExportedDocument;
}

/** Returns the text of the exported document, with sections read in pages of `pageSize` items. */
export async function exportedText(work: DocumentUnitOfWork, workspaceId: string, pageSize?: number): Promise<string> {
  return Buffer.concat(await new ExportDocument(work, pageSize).execute({ workspaceId })).toString();
}
