import { SECTION_NAMES } from '@svc/workspace-document';
import { z } from 'zod';

/** Largest workspace document (around.md), bytes. */
export const DOCUMENT_LIMIT = 32 * 1024 * 1024;

/** Strict, since a misspelt `dryRun` would do what was only to be planned. */
export const applyDocumentQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('false')
    .transform((text) => text === 'true')
    .describe('Answer the plan and change nothing.'),
});
export type ApplyDocumentQuery = z.output<typeof applyDocumentQuery>;

export const exportedDocumentView = z
  .looseObject({ version: z.literal(1), revision: z.string().describe('Names this state of the workspace.') })
  .meta({ id: 'ExportedDocument', description: 'A workspace document with every section, in the form of `/admin/document/schema.json`.' });

const plannedItem = z
  .object({
    section: z.enum(SECTION_NAMES),
    identity: z.string().describe('Slug, key or code; the section’s name where it holds one thing.'),
  })
  .meta({ id: 'PlannedItem' });

export const appliedDocumentView = z
  .object({
    dryRun: z.boolean(),
    created: z.array(plannedItem),
    changed: z.array(plannedItem.extend({ fields: z.array(z.string()).describe('Paths such as `variants[large].prices`.') }).meta({ id: 'PlannedChange' })),
    deleted: z.array(plannedItem),
    revision: z.string().describe('Of the state that is there now.'),
    warnings: z
      .array(z.object({ path: z.string(), message: z.string() }).meta({ id: 'DocumentWarning' }))
      .optional()
      .describe('What the document says and perhaps does not mean, such as ticket types of which more seats must be taken at a time than `seats` of the workspace allows.'),
  })
  .meta({ id: 'AppliedDocument' });
