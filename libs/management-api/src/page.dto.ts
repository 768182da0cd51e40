import type { Page } from '@svc/access';
import { moment, withMeanings } from '@svc/contracts';
import { listLimit } from '@svc/http';
import { idOf, InvalidInput, parseMoment, refOf, type RefPrefix } from '@svc/kernel';
import { z } from 'zod';

/** Returns the schema of a query parameter that filters by one text. */
export const filter = (description: string) => z.string('Give it once.').max(255).optional().describe(description);

/** Meaning of the modes, in filters. */
export const MODE_MEANINGS = { live: 'Live mode: real money and real guests.', test: 'Test mode: trials, without money.' };

/** Returns the schema of a query parameter for a mode; live unless another is sent. */
export const modeParameter = (description: string) =>
  z
    .enum(['live', 'test'], 'Give live or test.')
    .default('live')
    .describe(withMeanings(`${description} Default: \`live\`.`, MODE_MEANINGS));

/** Returns the schema of a query parameter that is off unless `true` is sent, or on unless `false` is. */
export const flag = (description: string, meanings: Record<'true' | 'false', string>, byDefault: 'true' | 'false' = 'false') =>
  z
    .enum(['true', 'false'], 'Give true or false.')
    .default(byDefault)
    .transform((text) => text === 'true')
    .describe(withMeanings(`${description} Default: \`${byDefault}\`.`, meanings));

/** Query parameter for a moment. */
export const at = moment.transform((text) => new Date(parseMoment(text)!));

/** Parameters of a paginated list, newest first. A misspelt filter is refused, since ignoring it would list everything. */
export const pageQuery = z.strictObject({
  cursor: filter('Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page.'),
  limit: listLimit.transform(Number),
});
export type PageQuery = z.output<typeof pageQuery>;

/** Returns the schema of a page: `{ data, nextCursor }`; `nextCursor` is omitted on the last page. `things` names the entries. */
export function pageView<View extends z.ZodType>(view: View, things: string, order = 'newest first') {
  return z.object({
    data: z.array(view).describe(`One page of ${things}, ${order}. Empty when there are none, or none match the filters.`),
    nextCursor: z
      .string()
      .optional()
      .describe(
        `Cursor of the next page of ${things}: repeat the request with it as the query parameter \`cursor\` and the same filters. Absent on the last page.`,
      ),
  });
}

/** Returns the schema of a list that has one page. */
export function listView<View extends z.ZodType>(view: View, about: string) {
  return z.object({ data: z.array(view).describe(about) });
}

/** Returns the page that a query requests. A cursor is the ref of the last thing on the page before. Throws InvalidInput. */
export function pageRequestOf({ cursor, limit }: PageQuery, prefix: RefPrefix): { after?: string; limit: number } {
  if (cursor === undefined) return { limit };
  const after = idOf(prefix, cursor);
  if (!after) throw new InvalidInput('Send the nextCursor of an earlier answer as it was.', { invalid: ['cursor'] });
  return { after, limit };
}

/** Returns the view of a page. */
export function presentPage<T, View>(
  { data, next }: Page<T>,
  prefix: RefPrefix,
  present: (thing: T) => View,
): { data: View[]; nextCursor?: string } {
  return { data: data.map(present), nextCursor: next && refOf(prefix, next) };
}
