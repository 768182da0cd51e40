import { z } from 'zod';
import { flag } from './page.dto';

/** Query of operations that can be forced. Unknown parameters are ignored, so a misspelt one forces nothing. */
export const forceQuery = z.object({
  force: flag('Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use.', {
    true: 'They are dropped; guests, orders and answers keep what they have.',
    false: 'The request is refused with 409, and `details.inUse` lists them.',
  }),
});

/** Query of a change of an event. */
export const eventChangeQuery = forceQuery.extend({
  notify: flag(
    'Treatment of guests and buyers when times, places, online addresses or days change.',
    {
      true: 'Everyone for whom one of them differs from what they were last told is told what it was before and what it is now, `messages.noticeDelaySeconds` later; what changes meanwhile is in the same message.',
      false: 'Nobody is told of this change. The next notice includes the difference, as does one that waits already.',
    },
    'true',
  ),
  dryRun: flag('Mode of the request: change the event, or only count who would be told.', {
    true: 'Nothing is written: the response is `{ people }`.',
    false: 'The event is changed.',
  }),
});

/** Answer of a dry run. */
export const eventChangePreview = z
  .object({ people: z.int().describe('Number of guests and buyers who would be told that times, places or days have changed.') })
  .meta({ id: 'EventChangePreview', description: 'Effects of a change of an event that is not written.' });

/** Sentence for the descriptions of operations that may refuse. */
export const REFUSES_IN_USE =
  'Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`.';
