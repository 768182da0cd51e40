import type { z } from 'zod';
import { pageSeo } from './product';

/** Descriptions of fields by their names. */
type Texts<Shape> = { readonly [Name in keyof Shape]?: string };

/** Returns the fields of a schema with their descriptions. A field that is not named keeps its own. */
export function described<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape, texts: Texts<Shape>): Shape {
  const fields = Object.entries(shape).map(([name, field]) => [name, describedBy(field, texts[name])] as const);
  return Object.fromEntries(fields) as unknown as Shape;
}

/** Returns the schema with this description; without one, as it is. */
export function describedBy<S extends z.ZodType>(schema: S, text: string | undefined): S {
  return text === undefined ? schema : schema.describe(text);
}

const LOCAL = 'Without a zone it is local to the event, else to the shop;';

/** Returns the description of a `writtenMoment` (D-124). */
export function startText(about: string): string {
  return `${about} ${LOCAL} a date alone means its 00:00. Responses give UTC.`;
}

/** Returns the description of a `writtenEnd` (D-124). */
export function endText(about: string): string {
  return `${about} ${LOCAL} a date alone includes that whole day. Responses give UTC.`;
}

/** Returns descriptions of the fields that items of several sections have; `thing` is the noun of the item. */
export function itemTexts(thing: string) {
  return {
    slug:
      `Name of the ${thing} in addresses, unique among its kind: lower-case letters, digits and single hyphens. ` +
      'After a change, storefronts get 404 for the former slug, with `details.movedTo`.',
    published: `Storefronts see the ${thing} only when this is true. Default: true.`,
    position: `Place of the ${thing} in the order of display, the lowest first. Default: after all others; in a document, its place in the list.`,
    coverUrl: 'Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.',
    seoTitle: pageSeo.seoTitle.description,
    seoDescription: pageSeo.seoDescription.description,
  };
}

/** Description of `key` of a part of an item. */
export const KEY =
  'Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key.';
