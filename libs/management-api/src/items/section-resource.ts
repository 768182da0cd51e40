import { describedBy, withoutDefault } from '@svc/contracts';
import { itemIdOf } from '@svc/http';
import type { RefPrefix } from '@svc/kernel';
import { addressedAs, canLose, SECTIONS, type ItemSection, type NestedRefs, type Section } from '@svc/workspace-document';
import { z } from 'zod';
import { eventChangePreview, eventChangeQuery, forceQuery, REFUSES_IN_USE, REFUSES_PAST_STARTS } from '../in-use.dto';
import { filter, pageQuery, pageView } from '../page.dto';
import { createdAtOf, updatedAtOf } from '../moments.dto';
import { itemWarnings, momentWarnings, warning } from '../warnings.dto';

export const POINTING =
  'A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.';

/** Returns the description of an operation that changes a thing, by its noun. */
export const changing = (noun: string) =>
  `Changes the given fields of the ${noun} within seconds: each is replaced as a whole, lists included, \`null\` removes its value, and all other fields stay as they are. ` +
  `With \`If-Match: <ETag>\` the change is refused with 409 when the ${noun} has changed since it was read.`;

const KEPT_REFS = ' Nested entries keep their refs as long as they keep their `key`';
const KEPT_STOCK =
  '; `stock` is set only for new variants and options, and refused for others unless it is the present number: change it by `/stock`, which never conflicts with `If-Match`';

/** Schemas that follow from the one schema of an item: it is written once, in its context. */

/** Returns the schema of a PATCH body: every field is optional, and null removes its value, which is refused where one is required. */
export function patchBody(item: z.ZodObject, id: string, noun: string): z.ZodObject {
  const fields = Object.entries(item.shape).map(([name, field]) => [name, patched(field as z.ZodType, noun)] as const);
  return z.strictObject(Object.fromEntries(fields)).meta({
    id,
    description: `Fields of the ${noun} to change. Each one that is given is replaced as a whole; the others keep their values.`,
  });
}

function patched(field: z.ZodType, noun: string): z.ZodType {
  const isRequired = !field.safeParse(undefined).success;
  const effect = `In a change of the ${noun}: leave out to keep the value${isRequired ? '.' : ', `null` to remove it or restore the default.'}`;
  const about = field.description;
  const changed = withoutDefault(field).nullable().optional();
  return about === undefined ? changed : changed.describe(`${about}${about.includes('\n- ') ? '\n\n' : ' '}${effect}`);
}

/**
 * Returns the schema of the response: the item with its ref, the refs nested in it, when it was created and changed, and warnings.
 * Warnings about money exist only where the item `charges` something.
 */
function itemView(
  item: z.ZodObject,
  { charges, state = {}, ...refs }: { charges: boolean; state?: z.ZodRawShape } & ViewedRefs,
  id: string,
): z.ZodObject {
  const { noun, prefix } = refs;
  const about = `Ref of the ${noun}, given by the service: \`${prefix}_…\`. It never changes; use it in the paths of this API.`;
  return withRefs(item, refs, about)
    .extend({ ...state, createdAt: createdAtOf(noun), updatedAt: updatedAtOf(noun), warnings: charges ? itemWarnings : momentWarnings })
    .meta({ id, description: `A ${noun} as the merchant wrote it, with the refs that the service gives.` });
}

/** Noun and refs of an item, and the fields of its nested things that only the service writes, by their lists. */
interface ViewedRefs {
  noun: string;
  prefix: RefPrefix;
  nested?: NestedRefs;
  nestedState?: Section['nestedState'];
}

function withRefs(item: z.ZodObject, { prefix, nested = {}, nestedState = {} }: Omit<ViewedRefs, 'noun'>, about: string): z.ZodObject {
  const lists = Object.entries(nested).map(([name, of]) => {
    const list = withoutDefault(item.shape[name] as z.ZodType) as z.ZodArray<z.ZodObject>;
    const member = withRefs(list.element, of, nestedRef(name, of.prefix)).extend(nestedState[name] ?? {});
    return [name, describedBy(z.array(member), list.description)] as const;
  });
  return z.object({
    ref: z
      .string()
      .meta({ examples: [`${prefix}_01h455vb4pex5vsknk084sn02q`] })
      .describe(about),
    ...item.shape,
    ...Object.fromEntries(lists),
  });
}

const nestedRef = (list: string, prefix: RefPrefix) =>
  `Ref of an entry of \`${list}\`, given by the service: \`${prefix}_…\`. The entry keeps its ref as long as the merchant keeps its \`${prefix === 'ulc' ? 'code' : 'key'}\`.`;

type Area = 'catalogue' | 'codes' | 'content' | 'events' | 'forms';

/** One section of the workspace document as a resource of the management API: its paths, names and schemas. */
export interface SectionResource {
  section: ItemSection;
  /** `/admin/delivery-zones`. */
  path: string;
  tag: string;
  /** Area of its permissions. */
  area: Area;
  /** `delivery zone`, in summaries. */
  noun: string;
  /** `DeliveryZone`, in operation ids. */
  name: string;
  /** Field by which people identify an item: the query parameter that finds it. */
  identifiedBy: 'slug' | 'key' | 'code';
  /** Body that creates an item. */
  create: z.ZodObject;
  patch: z.ZodObject;
  view: z.ZodObject;
  /** True where parts of an item may be in use. */
  isUsed: boolean;
}

export function sectionResource(section: ItemSection, tag: string, area: Area): SectionResource {
  const rules: Section = SECTIONS[section];
  const { identifiedBy, schema } = rules;
  const { noun, prefix, nested } = addressedAs(section);
  const name = noun.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  const item = schema as z.ZodObject;
  return {
    section,
    path: `/admin/${section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    tag,
    area,
    noun,
    name,
    identifiedBy: identifiedBy!,
    create: item,
    patch: patchBody(item, `${name}Patch`, noun),
    view: itemView(
      item,
      { noun, prefix, nested, charges: rules.amounts !== undefined, state: rules.state, nestedState: rules.nestedState },
      `Managed${name}`,
    ),
    isUsed: canLose(section),
  };
}

const NOTIFIES =
  'Guests and buyers for whom times, place, online address or days differ from what they were last told are told so, unless `notify=false`; `dryRun=true` counts them and writes nothing. ';

const DROPS =
  'A ticket type in use that is dropped with `force=true` is cancelled first, without refunds: its seats, open checkouts and savings plans end, and `warnings` count them. ';

const READING =
  'Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.';

const CANCELS_FIRST =
  'An event with seats, savings plans or open checkouts is cancelled before it is deleted, with `refund: "none"`: the response is 200, and `warnings` count what has ended.';

const CANCELLED_FIRST = {
  status: 200,
  description: 'The event was cancelled and deleted.',
  returns: z
    .object({
      warnings: z
        .array(warning)
        .describe(
          'Warning with the number of paid orders, registrations, open checkouts and savings plans that have ended with the event.',
        ),
    })
    .meta({ id: 'DeletedEventWarnings', description: 'Warnings about an event that was cancelled before it was deleted.' }),
};

const articleOf = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** Returns the operations of the management API on the items of one section. */
export function itemOperations(resource: SectionResource) {
  const { section, tag, area, noun, name, identifiedBy, create, patch, view, isUsed } = resource;
  const identity = {
    [identifiedBy]: filter(`Only the ${noun} with this ${identifiedBy}; upper and lower case are the same. Default: all.`),
  };
  const common = { audience: 'workspace', tag } as const;
  const reading = { ...common, permission: `${area}.read` } as const;
  const writing = { ...common, permission: `${area}.write` } as const;
  const params = { ref: itemIdOf(noun, addressedAs(section).prefix) };
  const { nested } = addressedAs(section);
  const inUse = isUsed ? ` ${REFUSES_IN_USE}` : '';
  const effects = nested ? `${KEPT_REFS}${section === 'products' || section === 'packages' ? KEPT_STOCK : ''}.` : '';
  const isNamed = SECTIONS[section].referable !== undefined;
  return {
    list: {
      ...reading,
      id: `listManaged${name}s`,
      summary: `List ${noun}s, newest first`,
      description: `Returns the ${noun}s of the workspace${'published' in create.shape ? ', published or not' : ''}.${'position' in create.shape ? ' Their order of display is that of \`position\`, the lowest first.' : ''}`,
      query: pageQuery.extend(identity) as unknown as typeof pageQuery,
      returns: pageView(view, `${noun}s`),
    },
    create: {
      ...writing,
      audit: 'create',
      id: `create${name}`,
      summary: `Create ${articleOf(noun)} ${noun}`,
      description: `Creates ${articleOf(noun)} ${noun}; ${'published' in create.shape ? 'storefronts see it within seconds, where `published` is true' : 'in effect within seconds'}. ${POINTING}`,
      body: create,
      judgesBody: true,
      large: 'item',
      status: 201,
      returns: view,
    },
    read: {
      ...reading,
      params,
      id: `readManaged${name}`,
      summary: `Read ${articleOf(noun)} ${noun}`,
      description: `Returns one ${noun}. ${READING}`,
      returns: view,
    },
    change: {
      ...writing,
      params,
      audit: 'change',
      id: `change${name}`,
      summary: `Change ${articleOf(noun)} ${noun}`,
      description: `${changing(noun)}${effects}${inUse} ${section === 'events' ? `${DROPS}${REFUSES_PAST_STARTS} ${NOTIFIES}` : ''}${POINTING}`,
      query: (section === 'events' ? eventChangeQuery : forceQuery) as typeof eventChangeQuery,
      body: patch,
      judgesBody: true,
      large: 'item',
      returns: (section === 'events'
        ? z.union([view, eventChangePreview]).describe('Event as it is now; with `dryRun=true`, who would be told.')
        : view) as typeof view,
      errors: ['CONFLICT'],
    },
    delete: {
      ...writing,
      params,
      audit: 'delete',
      id: `delete${name}`,
      summary: `Delete ${articleOf(noun)} ${noun}`,
      query: forceQuery,
      status: 204,
      ...(section === 'events' && { otherwise: CANCELLED_FIRST }),
      errors: ['CONFLICT', 'VALIDATION_ERROR'],
      description:
        `Deletes the ${noun}; its ${identifiedBy} can be used again. ${isNamed ? 'It is removed from lists that name it (collections, showcases, products sold beside tickets). ' : ''}` +
        `Where something needs it, the deletion is refused and \`details.fields\` says what.${inUse} ${section === 'events' ? `${CANCELS_FIRST} ` : ''}With \`If-Match: <ETag>\` it is refused with 409 when the ${noun} has changed since it was read.`,
    },
  } as const;
}
