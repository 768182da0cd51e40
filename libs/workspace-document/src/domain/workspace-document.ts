import { describedBy, withoutDefault } from '@svc/contracts';
import { z } from 'zod';
import type { Section } from './section';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

const REVISION =
  'Revision of the workspace, from an export of its document. When the workspace has changed since the export, the document is refused with 409. Leave it out to apply the document in any case.';

const head = {
  version: z
    .literal(1, 'This service reads version 1; write "version": 1.')
    .meta({ description: 'Version of the format of workspace documents: always 1.' }),
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
  `All ${things} of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are.`;

const SECTION_TEXTS: Record<SectionName, string> = {
  workspace: 'Name, time zone, currencies and settings of the workspace. Leave it out to keep them as they are.',
  storefront: 'Storefront document: brand, theme, pages and content of the storefront. Leave it out to keep it as it is.',
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

/** Returns the schema of an item as documents hold it: with the fields that only the service writes. */
function withState(name: SectionName): z.ZodType {
  const { schema, state, nestedState = {} }: Section = SECTIONS[name];
  if (!state) return schema;
  const { id, ...meta } = schema.meta() ?? {};
  const { shape } = schema as z.ZodObject;
  const lists = Object.entries(nestedState).map(([list, ofMember]) => {
    const { description } = shape[list] as z.ZodType;
    const members = withoutDefault(shape[list] as z.ZodType) as z.ZodArray<z.ZodObject>;
    return [list, describedBy(z.array(members.element.extend(ofMember)).default([]), description)];
  });
  return (schema as z.ZodObject).extend({ ...Object.fromEntries(lists), ...state }).meta({ ...meta, id: `${id}OfDocument` });
}

/** A store as code (docs/spec/around.md, "The workspace document"): the whole catalogue side of one workspace. */
export const workspaceDocument = z
  .strictObject({
    ...head,
    ...sectionsBy<z.ZodType>((name) =>
      (SECTIONS[name].identifiedBy ? z.array(withState(name)) : SECTIONS[name].schema).describe(SECTION_TEXTS[name]),
    ),
  })
  .meta({
    title: 'Workspace document',
    description:
      'Workspace document: settings, storefront and all items of a workspace as one JSON file. A section that is left out stays as it is. A section that is present is complete: items that it does not list are deleted.',
  });

/** Returns the JSON Schema of a document as merchants write it, in draft 7, which editors support; committed under docs/ and served. */
export function workspaceDocumentJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(workspaceDocument, { io: 'input', target: 'draft-7' }) as Record<string, unknown>;
}
