import type { Page } from '@svc/access';
import { moment } from '@svc/contracts';
import { idOf, InvalidInput, parseMoment, refOf, type RefPrefix } from '@svc/kernel';
import { z } from 'zod';
import { listLimit } from '../edge';

/** A query parameter that picks things by one text. */
export const filter = (description: string) => z.string('Give it once.').max(255).optional().describe(description);

/** A query parameter that is a moment. */
export const at = moment.transform((text) => new Date(parseMoment(text)!));

/** How a list is asked for, page by page: newest first. A misspelt filter is a fault, since it would list everything. */
export const pageQuery = z.strictObject({
  cursor: filter('`nextCursor` of the page before.'),
  limit: listLimit.transform(Number),
});
export type PageQuery = z.output<typeof pageQuery>;

/** `{ data, nextCursor }`; `nextCursor` is omitted on the last page. */
export function pageView<View extends z.ZodType>(view: View) {
  return z.object({ data: z.array(view), nextCursor: z.string().optional() });
}

/** The request that a query means. A cursor is the ref of the last thing seen. Throws InvalidInput. */
export function pageRequestOf({ cursor, limit }: PageQuery, prefix: RefPrefix): { after?: string; limit: number } {
  if (cursor === undefined) return { limit };
  const after = idOf(prefix, cursor);
  if (!after) throw new InvalidInput('Send the nextCursor of an earlier answer as it was.', { invalid: ['cursor'] });
  return { after, limit };
}

/** The answer that a page makes. */
export function presentPage<T, View>(
  { data, next }: Page<T>,
  prefix: RefPrefix,
  present: (thing: T) => View,
): { data: View[]; nextCursor?: string } {
  return { data: data.map(present), nextCursor: next && refOf(prefix, next) };
}
