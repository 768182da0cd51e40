import { Controller } from '@nestjs/common';
import { type JsonAnswer, type JsonBytes, ThreadedDocuments } from '@svc/composition';
import { withMeanings } from '@svc/contracts';
import { SECTION_MEANINGS, SECTION_NAMES, workspaceDocument, workspaceDocumentJsonSchema } from '@svc/workspace-document';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';
import { partInUse } from '../../openapi/part-in-use';
import { forceQuery, REFUSES_IN_USE } from '../in-use.dto';
import { warning } from '../warnings.dto';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would apply a change that was only to be planned. */
const applyDocumentQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('false')
    .transform((text) => text === 'true')
    .describe(
      withMeanings('Whether to plan or to apply. Default: `false`.', {
        true: 'Answers what would change and changes nothing; what is in use is named in `inUse` and not refused.',
        false: 'Applies the document.',
      }),
    ),
  ...forceQuery.shape,
});
type ApplyDocumentQuery = z.output<typeof applyDocumentQuery>;

const exportedDocumentView = z
  .looseObject({
    version: z.literal(1).describe('Version of the format of documents: 1.'),
    revision: z
      .string()
      .describe('Name of this state of the workspace: send it back, and the document is refused when the workspace has changed since.'),
  })
  .meta({ id: 'ExportedDocument', description: 'A workspace document with every section, in the form of `/admin/document/schema.json`.' });

const plannedItem = z
  .object({
    section: z.enum(SECTION_NAMES).describe(withMeanings('Section of the document that has the thing.', SECTION_MEANINGS)),
    identity: z.string().describe('Slug, key or code of the thing; the name of the section where that holds a single thing.'),
  })
  .meta({ id: 'PlannedItem', description: 'A thing that a document creates or deletes.' });

const fieldChange = z
  .object({
    path: z.string().describe('Path of the field, such as `variants[large].prices`.'),
    before: z
      .unknown()
      .optional()
      .describe(
        'Value before, as documents write it; absent where there was none. Long texts are cut to 120 characters around the difference.',
      ),
    after: z.unknown().optional().describe('Value afterwards, in the same form; absent where there is none.'),
    currency: z.string().optional().describe('Currency (ISO 4217) of amounts in the values that name none. Absent: there are none.'),
    currencyBefore: z
      .string()
      .optional()
      .describe('Currency of the amounts in `before`, where it was another one. Absent: it was the same.'),
  })
  .meta({ id: 'FieldChange', description: 'A field before and after a change.' });

const plannedChange = plannedItem
  .extend({
    fields: z.array(z.string()).describe('Paths of the changed fields, such as `variants[large].prices`.'),
    changes: z.array(fieldChange).describe('The same fields with their values.'),
  })
  .meta({ id: 'PlannedChange', description: 'A thing that a document changes, with its fields.' });

const appliedDocumentView = z
  .object({
    dryRun: z.boolean().describe('True when nothing was changed.'),
    created: z.array(plannedItem).describe('Things that are new.'),
    changed: z.array(plannedChange).describe('Things that change, with their fields.'),
    deleted: z.array(plannedItem).describe('Things that are deleted.'),
    revision: z.string().describe('Name of the present state of the workspace.'),
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'Accepted input that may be unintended: moments that are read otherwise than before, ticket types that need more seats at a time than `seats` of the workspace allows, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report.',
      ),
    inUse: z
      .array(partInUse)
      .optional()
      .describe('Parts that are dropped although guests, orders or answers use them. Without `force=true` a document with any is refused.'),
  })
  .meta({ id: 'AppliedDocument', description: 'Changes that a document makes, or would make.' });

const reading = { audience: 'workspace', tag: 'Document', permission: 'document.read' } as const;

/** Workspace document: the catalogue of a workspace as one document. */
@Controller()
export class DocumentController {
  /** Built on first use, so that startup does not wait for it. */
  private jsonSchema?: Record<string, unknown>;

  constructor(private readonly documents: ThreadedDocuments) {}

  @Operation('GET /admin/document', {
    ...reading,
    id: 'exportDocument',
    summary: 'Export the workspace as a document',
    description:
      'Returns every section, in the form that `PUT /admin/document` accepts: keep it under version control, or copy a workspace with it.',
    returns: exportedDocumentView,
    large: 'document',
  })
  export({ workspace: { id } }: WorkspaceCall): Promise<JsonAnswer> {
    return this.documents.run('exportDocument', { workspaceId: id });
  }

  @Operation('PUT /admin/document', {
    id: 'applyDocument',
    audience: 'workspace',
    permission: 'document.write',
    audit: ['create', 'change', 'delete'],
    judgesBody: true,
    tag: 'Document',
    summary: 'Apply a document to the workspace',
    description:
      'All of it or nothing. A section that is absent is left alone; one that is present is complete: what it lacks is deleted. ' +
      `A document with a \`revision\` is refused (409) when the workspace has changed since its export. ${REFUSES_IN_USE}`,
    query: applyDocumentQuery,
    body: workspaceDocument,
    large: 'document',
    rate: 'document',
    returns: appliedDocumentView,
    errors: ['CONFLICT'],
  })
  apply({
    workspace: { id, settings },
    author: by,
    query: { dryRun, force },
    body: document,
  }: WorkspaceCall<{ query: ApplyDocumentQuery }>): Promise<JsonAnswer> {
    const command = { workspaceId: id, by, dryRun, force, seats: settings.seats };
    return this.documents.run('applyDocument', command, document as JsonBytes | undefined);
  }

  @Operation('GET /admin/document/schema.json', {
    ...reading,
    id: 'readDocumentSchema',
    summary: 'Read the JSON Schema of the document',
    description: 'JSON Schema, draft 7, for editors that complete and check documents.',
    returns: z.record(z.string(), z.unknown()),
  })
  schema(): Record<string, unknown> {
    return (this.jsonSchema ??= workspaceDocumentJsonSchema());
  }
}
