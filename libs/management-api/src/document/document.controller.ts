import { Controller } from '@nestjs/common';
import { type JsonAnswer, type JsonBytes, ThreadedDocuments } from '@svc/composition';
import { withMeanings } from '@svc/contracts';
import { Operation, partInUse, pastStart, type WorkspaceCall } from '@svc/http';
import { SECTION_MEANINGS, SECTION_NAMES, workspaceDocument, workspaceDocumentJsonSchema } from '@svc/workspace-document';
import { z } from 'zod';
import { eventForceQuery, REFUSES_IN_USE, REFUSES_PAST_STARTS } from '../in-use.dto';
import { warning } from '../warnings.dto';
import { flag } from '../page.dto';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would apply a change that was only to be planned. */
const applyDocumentQuery = z.strictObject({
  dryRun: flag('Mode of the request: apply the document, or only plan it.', {
    true: 'Nothing is changed: the response says what would change, and lists in `inUse` and `intoPast` what needs force instead of refusing it.',
    false: 'The document is applied.',
  }),
  ...eventForceQuery.shape,
});

const exportedDocumentView = z
  .looseObject({
    version: z.literal(1).describe('Version of the format of workspace documents; always 1.'),
    revision: z
      .string()
      .describe(
        'Revision of the workspace at the export, an opaque text. Send it back with the document: the service then refuses the document (409) when the workspace was changed in between.',
      ),
  })
  .meta({
    id: 'ExportedDocument',
    description: 'A workspace document: all sections of a workspace, in the form of `/admin/document/schema.json`.',
  });

const plannedItem = z
  .object({
    section: z.enum(SECTION_NAMES).describe(withMeanings('Section of the workspace document that has the item.', SECTION_MEANINGS)),
    identity: z
      .string()
      .describe(
        'Slug, key or code of the item that the document creates, changes or deletes; the name of the section where that holds a single item.',
      ),
  })
  .meta({ id: 'PlannedItem', description: 'An item that a workspace document creates or deletes.' });

const fieldChange = z
  .object({
    path: z.string().describe('Path of the changed field within its item of the workspace document, such as `variants[large].prices`.'),
    before: z
      .unknown()
      .optional()
      .describe(
        'Value of the changed field before the change, as workspace documents write it. Absent when the field had none. Long texts are cut to 120 characters around the difference.',
      ),
    after: z
      .unknown()
      .optional()
      .describe(
        'Value of the changed field after the change, as workspace documents write it. Absent when the field has none any more. Long texts are cut to 120 characters around the difference.',
      ),
    currency: z
      .string()
      .optional()
      .describe(
        'Currency (ISO 4217 code) of the amounts in the changed field’s `before` and `after`, where the values name none. Absent when they have no amounts.',
      ),
    currencyBefore: z
      .string()
      .optional()
      .describe(
        'Currency (ISO 4217 code) of the amounts in the changed field’s `before`, where it differs from that of `after`. Absent when it is the same.',
      ),
  })
  .meta({ id: 'FieldChange', description: 'A field of an item before and after a change.' });

const plannedChange = plannedItem
  .extend({
    fields: z
      .array(z.string())
      .describe('Paths of the fields that the workspace document changes in the item, such as `variants[large].prices`.'),
    changes: z.array(fieldChange).describe('Fields that the workspace document changes in the item, each with its value before and after.'),
  })
  .meta({ id: 'PlannedChange', description: 'An item that a workspace document changes, with the changed fields.' });

const appliedDocumentView = z
  .object({
    dryRun: z
      .boolean()
      .describe('True when the workspace document was only planned and nothing was changed (`dryRun=true`); false when it was applied.'),
    created: z
      .array(plannedItem)
      .describe('Items that the workspace document creates, in the order of its sections. Empty when there are none.'),
    changed: z
      .array(plannedChange)
      .describe('Items that the workspace document changes, each with the changed fields. Empty when there are none.'),
    deleted: z
      .array(plannedItem)
      .describe('Items that the workspace document deletes, because its sections lack them. Empty when there are none.'),
    revision: z
      .string()
      .describe(
        'Revision of the workspace after the request, an opaque text. Send it with the next document, to have that refused when the workspace was changed in between.',
      ),
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'Warnings about accepted input of the workspace document that may be unintended: moments that are read differently than before, ticket types that need more seats at a time than `seats` of the workspace allows, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, new events that begin in the past, times that a moved event has left behind, texts with characters that tickets cannot print, a `brandColor` that cannot be told from the palette, and `stock` of existing variants other than the present one, which stays, events that are cancelled before they are deleted, with what ends. Absent when there are none.',
      ),
    inUse: z
      .array(partInUse)
      .optional()
      .describe(
        'Parts of items (such as ticket types or variants) that the workspace document drops although guests, orders or answers use them. Absent when there are none. Without `force=true` a document that drops any is refused.',
      ),
    intoPast: z
      .array(pastStart)
      .optional()
      .describe(
        'Starts of events and days that the workspace document moves from the future into the past. Absent when there are none. Without `force=true` a document that moves any is refused.',
      ),
  })
  .meta({ id: 'AppliedDocument', description: 'Changes that a workspace document made, or would make.' });

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
      'Returns every section of the workspace, in the form that `PUT /admin/document` accepts: keep it under version control, or copy a workspace with it.',
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
      'Creates, changes and deletes items until the workspace is as the document says; all of it or nothing. A section that is left out stays as it is; items that a given section lacks are deleted. Try it with `dryRun=true` first. ' +
      `A document with a \`revision\` is refused (409) when the workspace has changed since the export. ${REFUSES_IN_USE} ${REFUSES_PAST_STARTS}`,
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
  }: WorkspaceCall<{ query: typeof applyDocumentQuery }>): Promise<JsonAnswer> {
    const command = { workspaceId: id, by, dryRun, force, seats: settings.seats };
    return this.documents.run('applyDocument', command, document as JsonBytes | undefined);
  }

  @Operation('GET /admin/document/schema.json', {
    ...reading,
    id: 'readDocumentSchema',
    summary: 'Read the JSON Schema of the document',
    description: 'Returns the JSON Schema (draft 7) of the workspace document, for editors that complete and check documents.',
    returns: z
      .record(z.string(), z.unknown())
      .meta({ id: 'WorkspaceDocumentSchema', description: 'The JSON Schema (draft 7) of workspace documents.' }),
  })
  schema(): Record<string, unknown> {
    return (this.jsonSchema ??= workspaceDocumentJsonSchema());
  }
}
