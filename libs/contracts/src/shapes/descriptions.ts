import type { z } from 'zod';

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

/** Places to whose time zone a moment without a zone is local. */
const LOCAL_TO = { event: 'the event, else to the shop', shop: 'the shop' } as const;
type LocalTo = keyof typeof LOCAL_TO;

const written = (localTo: LocalTo) => `ISO 8601: without a zone the time is local to ${LOCAL_TO[localTo]}, and`;

/** Returns the description of a `writtenMoment` (D-124). */
export function startText(about: string, localTo: LocalTo = 'event'): string {
  return `${about} ${written(localTo)} a date alone means its 00:00. Responses give UTC.`;
}

/** Returns the description of a `writtenEnd` (D-124). */
export function endText(about: string, localTo: LocalTo = 'event'): string {
  return `${about} ${written(localTo)} a date alone includes that whole day. Responses give UTC.`;
}

const KEY_FORM = 'lower-case letters, digits and single hyphens, at most 100 characters';

/** Returns descriptions of the fields that items of several sections have; `thing` is the noun of the item. */
export function itemTexts(thing: string) {
  return {
    slug:
      `Slug of the ${thing}: the name that you give it for URLs, unique in the workspace among items of the same kind; ${KEY_FORM}. ` +
      'After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`.',
    published: `True: storefronts see the ${thing}. False: the ${thing} is hidden from them. Default: true.`,
    position: `Place of the ${thing} in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list.`,
    coverUrl: `Absolute http or https URL of the main picture of the ${thing}, at most 2,048 characters. Absent: no picture.`,
    seoTitle: `Title of the page of the ${thing} for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the ${thing} is used.`,
    seoDescription: `Summary of the page of the ${thing} for search engines and link previews, plain text. Absent: the \`description\` of the ${thing} is used.`,
  };
}

/** Returns the description of `key` of a part of an item; `part` is the noun of the part, `whole` that of its owner. */
export function keyText(part: string, whole: string): string {
  return `Your own name (key) for the ${part}, unique within the ${whole}: ${KEY_FORM}. The service keeps the ref of the ${part} as long as you keep the key.`;
}
