import { z } from 'zod';
import { flag } from './page.dto';

const IN_USE =
  'drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question';

/** Query of operations that can be forced. Unknown parameters are ignored, so a misspelt one forces nothing. */
export const forceQuery = z.object({
  force: flag(`Treatment of a request that ${IN_USE}.`, {
    true: 'They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.',
    false: 'The request is refused with 409, and `details.inUse` lists them.',
  }),
});

/** The same of operations that may also move the start of an event. */
export const eventForceQuery = z.object({
  force: flag(`Treatment of a request that ${IN_USE}, or moves the start of an event or of a day from the future into the past.`, {
    true: 'They are dropped, and guests, orders and answers keep what they have; starts are moved.',
    false: 'The request is refused with 409; `details.inUse` lists what is dropped, `details.intoPast` the starts.',
  }),
});

/** Query of a change of an event. */
export const eventChangeQuery = eventForceQuery.extend({
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
  .object({
    people: z
      .int()
      .describe(
        'Number of guests and buyers who would be told that times, places or days have changed, or that their ticket type was dropped.',
      ),
  })
  .meta({ id: 'EventChangePreview', description: 'Effects of a change of an event that is not written.' });

/** Sentence for the descriptions of operations that may refuse. */
export const REFUSES_IN_USE =
  'Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`.';

/** The same of operations that change events. */
export const REFUSES_PAST_STARTS =
  'A start of an event or day that moves from the future into the past is refused (409) with `details.intoPast`, unless `force=true`.';
