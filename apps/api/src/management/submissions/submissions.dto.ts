import { z } from 'zod';
import { at, filter, pageQuery } from '../page.dto';

const since = at.optional().describe('Only those sent at or after this moment.');
const NAME_A_FORM = 'Say of which form: ?form=contact.';

/** Filters of the list of submissions. */
export const listSubmissionsQuery = pageQuery.extend({
  form: filter('Only of this form: its ref or its slug.'),
  search: filter('Only with this in an answer or in the sender’s name, in any case.'),
  since,
});
export type ListSubmissionsQuery = z.output<typeof listSubmissionsQuery>;

export const exportSubmissionsQuery = z.strictObject({
  form: z.string(NAME_A_FORM).min(1, NAME_A_FORM).max(255).describe('Its ref or its slug.'),
  since,
});
export type ExportSubmissionsQuery = z.output<typeof exportSubmissionsQuery>;
