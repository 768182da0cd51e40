import { Controller } from '@nestjs/common';
import { type JsonAnswer, type JsonBytes, ThreadedDocuments } from '@svc/composition';
import { SECTION_NAMES, workspaceDocument, workspaceDocumentJsonSchema } from '@svc/workspace-document';
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
    .describe('Answer the plan and change nothing. It is never refused for what is in use, and names it in `inUse`.'),
  ...forceQuery.shape,
});
type ApplyDocumentQuery = z.output<typeof applyDocumentQuery>;

const exportedDocumentView = z
  .looseObject({ version: z.literal(1), revision: z.string().describe('Names this state of the workspace.') })
  .meta({ id: 'ExportedDocument', description: 'A workspace document with every section, in the form of `/admin/document/schema.json`.' });

const plannedItem = z
  .object({
    section: z.enum(SECTION_NAMES),
    identity: z.string().describe('Slug, key or code; the section’s name where it holds one thing.'),
  })
  .meta({ id: 'PlannedItem' });

const fieldChange = z
  .object({
    path: z.string().describe('Such as `variants[large].prices`.'),
    before: z
      .unknown()
      .optional()
      .describe(
        'As the document spells it; absent where there was nothing. Texts of more than 120 characters are cut around where they differ.',
      ),
    after: z.unknown().optional().describe('The same of what is there then; absent where nothing is.'),
    currency: z.string().optional().describe('ISO 4217, where the values hold amounts in minor units that name no currency of their own.'),
    currencyBefore: z.string().optional().describe('Of the amounts in `before`, where it was another one.'),
  })
  .meta({ id: 'FieldChange' });

const plannedChange = plannedItem
  .extend({
    fields: z.array(z.string()).describe('Paths such as `variants[large].prices`.'),
    changes: z.array(fieldChange).describe('The same fields with their values.'),
  })
  .meta({ id: 'PlannedChange' });

const appliedDocumentView = z
  .object({
    dryRun: z.boolean(),
    created: z.array(plannedItem),
    changed: z.array(plannedChange),
    deleted: z.array(plannedItem),
    revision: z.string().describe('Of the state that is there now.'),
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'What the document says and perhaps does not mean, such as moments that are read otherwise than before (a date was UTC once, and is local now), ticket types of which more seats must be taken at a time than `seats` of the workspace allows, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, and texts with characters that no font of tickets and receipts draws.',
      ),
    inUse: z
      .array(partInUse)
      .optional()
      .describe('What goes although guests, orders or answers use it; without `force=true` a document with any is refused.'),
  })
  .meta({ id: 'AppliedDocument' });

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
    summary: 'Make the workspace what a document says',
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
    summary: 'The JSON Schema of the document',
    returns: z.record(z.string(), z.unknown()),
  })
  schema(): Record<string, unknown> {
    return (this.jsonSchema ??= workspaceDocumentJsonSchema());
  }
}
