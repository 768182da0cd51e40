import { z } from 'zod';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

const REVISION =
  'Revision of an export: when the workspace has changed since, the document is refused with 409. Absent: it is applied to any state.';

const head = {
  version: z
    .literal(1, 'This service reads version 1; write "version": 1.')
    .meta({ description: 'Version of the format of documents: 1.' }),
  revision: z.string().max(100).optional().meta({ description: REVISION }),
};

function sectionsBy<T extends z.ZodType>(schemaOf: (name: SectionName) => T): Record<SectionName, z.ZodOptional<T>> {
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, schemaOf(name).optional()])) as Record<SectionName, z.ZodOptional<T>>;
}

/** Outline of the document; its items are parsed one by one, by the schema of their section. */
export const workspaceDocumentForm = z.strictObject(
  {
    ...head,
    ...sectionsBy<z.ZodType>((name) =>
      SECTIONS[name].identifiedBy ? z.array(z.unknown(), 'Give a list.') : z.record(z.string(), z.unknown(), 'Give an object.'),
    ),
  },
  { error: (issue) => (issue.code === 'invalid_type' ? 'Give a JSON object with "version": 1 and the sections to apply.' : undefined) },
);

/** Contents of each section, for readers of the API. */
export const SECTION_MEANINGS: Record<SectionName, string> = {
  workspace: 'Name and settings of the workspace.',
  storefront: 'The storefront document.',
  products: 'Products.',
  collections: 'Collections.',
  packages: 'Packages.',
  events: 'Events.',
  forms: 'Forms.',
  tables: 'Tables.',
  catalogs: 'Media catalogs.',
  folders: 'Folders of files.',
  notes: 'Notes.',
  deliveryZones: 'Delivery zones.',
  discountCodes: 'Discount codes.',
  promoterCodes: 'Promoter codes.',
};

const complete = (things: string) =>
  `All ${things}, in the order of display: those that are not listed are deleted. Absent: they stay as they are.`;

const SECTION_TEXTS: Record<SectionName, string> = {
  workspace: 'Name, time zone, currencies and settings of the workspace. Absent: they stay as they are.',
  storefront: 'Brand, theme, pages and content of the site. Absent: they stay as they are.',
  products: complete('products'),
  collections: complete('collections'),
  packages: complete('packages'),
  events: complete('events'),
  forms: complete('forms'),
  tables: complete('tables'),
  catalogs: complete('media catalogs'),
  folders: complete('folders of files'),
  notes: complete('notes'),
  deliveryZones: complete('delivery zones'),
  discountCodes: complete('discount codes'),
  promoterCodes: complete('promoter codes'),
};

/** A store as code (around.md): the whole catalogue side of one workspace. */
export const workspaceDocument = z
  .strictObject({
    ...head,
    ...sectionsBy<z.ZodType>((name) =>
      (SECTIONS[name].identifiedBy ? z.array(SECTIONS[name].schema) : SECTIONS[name].schema).describe(SECTION_TEXTS[name]),
    ),
  })
  .meta({
    title: 'Workspace document',
    description:
      'The catalogue side of a workspace. A section that is absent is left alone; one that is present is complete: what it lacks is deleted.',
  });

/** Returns the JSON Schema of a document as merchants write it, in draft 7, which editors support; committed under docs/ and served. */
export function workspaceDocumentJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(workspaceDocument, { io: 'input', target: 'draft-7' }) as Record<string, unknown>;
}
