import { z } from 'zod';

/** Query of operations that can be forced. Unknown parameters are ignored, so a misspelt one forces nothing. */
export const forceQuery = z.object({
  force: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('false')
    .transform((text) => text === 'true')
    .describe(
      '`true` drops ticket types, days, variants and questions although guests, orders or answers use them; those keep what they have. `false` refuses that with 409. Default: false.',
    ),
});
export type ForceQuery = z.output<typeof forceQuery>;

/** Sentence for the descriptions of operations that may refuse. */
export const REFUSES_IN_USE =
  'Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`.';
