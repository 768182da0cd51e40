import { z } from 'zod';
import { flag } from './page.dto';

/** Query of operations that can be forced. Unknown parameters are ignored, so a misspelt one forces nothing. */
export const forceQuery = z.object({
  force: flag('Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use.', {
    true: 'They are dropped; guests, orders and answers keep what they have.',
    false: 'The request is refused with 409, and `details.inUse` lists them.',
  }),
});

/** Sentence for the descriptions of operations that may refuse. */
export const REFUSES_IN_USE =
  'Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`.';
