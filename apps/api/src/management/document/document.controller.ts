import { Body, Controller, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import {
  ApplyDocument, ExportDocument, workspaceDocument, workspaceDocumentJsonSchema, type AppliedDocument, type ExportedDocument,
} from '@svc/workspace-document';
import type { Author } from '@svc/kernel';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { appliedDocumentView, applyDocumentQuery, DOCUMENT_LIMIT, exportedDocumentView, type ApplyDocumentQuery } from './document.dto';

const jsonSchema = workspaceDocumentJsonSchema();

/** A store as code: the catalogue side of a workspace as one document. */
@Controller()
export class DocumentController {
  constructor(private readonly exportDocument: ExportDocument, private readonly applyDocument: ApplyDocument) {}

  @ManagementOperation({
    id: 'exportDocument', audience: 'workspace', method: 'GET', path: '/admin/document', tag: 'Document',
    summary: 'Export the workspace as a document', returns: exportedDocumentView,
  })
  export(@ManagedWorkspace() { id }: Workspace): Promise<ExportedDocument> {
    return this.exportDocument.execute({ workspaceId: id });
  }

  @ManagementOperation({
    id: 'applyDocument', audience: 'workspace', method: 'PUT', path: '/admin/document', tag: 'Document',
    summary: 'Make the workspace what a document says',
    description:
      'All of it or nothing. A section that is absent is left alone; one that is present is complete: what it lacks is deleted. ' +
      'A document with a `revision` is refused (409) when the workspace has changed since its export.',
    query: applyDocumentQuery, body: workspaceDocument, bodyLimit: DOCUMENT_LIMIT, returns: appliedDocumentView, errors: ['CONFLICT'],
  })
  apply(
    @ManagedWorkspace() { id, settings }: Workspace,
    @CallingAuthor() by: Author,
    @Query(read(applyDocumentQuery)) { dryRun }: ApplyDocumentQuery,
    @Body() document: unknown,
  ): Promise<AppliedDocument> {
    return this.applyDocument.execute({ workspaceId: id, by, document, dryRun, seats: settings.seats });
  }

  @ManagementOperation({
    id: 'readDocumentSchema', audience: 'workspace', method: 'GET', path: '/admin/document/schema.json', tag: 'Document',
    summary: 'The JSON Schema of the document', returns: z.record(z.string(), z.unknown()),
  })
  schema(): Record<string, unknown> {
    return jsonSchema;
  }
}
