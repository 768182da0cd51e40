import { Controller } from '@nestjs/common';
import { describedEnum } from '@svc/contracts';
import { type Answer, checkedName, nameOf, Operation, tagged, type WorkspaceCall } from '@svc/http';
import { GuestList } from '@svc/registration';
import { CANCELLATION_REFUNDS, CancelEventDay, dayCancellationCounts } from '@svc/ticketing';
import { type ItemView, ReadItem } from '@svc/workspace-document';
import { z } from 'zod';
import { flag } from '../page.dto';
import { cancelReason } from './cancel-event.controller';
import { eventToCancel } from './event-to-cancel';
import { MANAGED_EVENT } from './items.controller';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would cancel the day. */
const cancelDayQuery = z.strictObject({
  dryRun: flag('Mode of the request: cancel the day of the event, or only count what that would affect.', {
    true: 'Nothing is written: the response has the counts.',
    false: 'The day is cancelled.',
  }),
  force: flag('Treatment of a day that people have seats for, save for or are about to pay for.', {
    true: 'It is cancelled, with the seats, plans and checkouts that are valid on no other day.',
    false: 'The request is refused with 409, and `details.affected` has the counts.',
  }),
});

const cancelDayBody = z
  .strictObject({
    reason: cancelReason('day'),
    refund: describedEnum(CANCELLATION_REFUNDS, 'Treatment of the money that was paid for tickets that are valid on no other day.', {
      none: 'Money of orders stays until you refund them. What savings plans for such tickets have saved goes back in any case.',
      all: 'Everything that was paid for such tickets and is still there goes back, fees included. Tickets that are valid on other days, and other items of the orders, stay.',
    }),
    notify: z
      .boolean('Give true or false.')
      .optional()
      .describe(
        'True to mail guests and buyers which day is cancelled, and to take it out of their calendars. Default: true until the day has ended, then false.',
      ),
  })
  .meta({ id: 'CancelEventDayBody', description: 'Cancellation of a day: its reason, and what becomes of money and guests.' });

const cancelDayAnswer = z
  .union([MANAGED_EVENT.view, dayCancellationCounts])
  .describe('Event with its cancelled day; with `dryRun=true`, what the cancellation would affect.');

/** Reads the key or ref of a day in a path. */
const dayName = Object.assign((name: string) => checkedName('day', name), { about: 'Key or ref (`day_…`) of the day of the event.' });

/** Cancels single days of events. */
@Controller()
export class CancelEventDayController {
  constructor(
    private readonly guests: GuestList,
    private readonly cancelDay: CancelEventDay,
    private readonly readItem: ReadItem,
  ) {}

  @Operation('POST /admin/events/:ref/days/:day/cancel', {
    id: 'cancelEventDay',
    whileSuspended: 'allowed',
    audience: 'workspace',
    params: { ref: nameOf('event'), day: dayName },
    permission: 'events.write',
    permissionWith: { 'refund: "all"': 'orders.refund' },
    audit: 'change',
    tag: 'Events',
    summary: 'Cancel a day of an event',
    description:
      'Cancels one day of the event for good: from the response on nobody is admitted on the day, and ticket types that are valid on no other day can neither be registered for nor bought. Within seconds their seats are cancelled, open checkouts and savings plans with such tickets end, and everything saved goes back. ' +
      'Tickets that are valid on other days stay valid on these; their holders are mailed which day is cancelled. The last day that is left cancels the event as a whole. ' +
      'With seats, plans or open checkouts the request is refused (409) with their counts in `details.affected`, unless `force=true`. With `dryRun=true` nothing is written, and the response has the counts. ' +
      'A repeat notifies nobody again; it may correct the `reason`, turn `refund` from `none` to `all`, which refunds each order once, and `notify` from false to true, which notifies each guest and buyer once.',
    query: cancelDayQuery,
    body: cancelDayBody,
    returns: cancelDayAnswer,
    status: 200,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT'],
  })
  async cancel({
    workspace: { id: workspaceId },
    author,
    params: { ref: name, day },
    query: { dryRun, force },
    body,
  }: WorkspaceCall<{ params: { ref: string; day: string }; query: typeof cancelDayQuery; body: typeof cancelDayBody }>): Promise<
    Answer<ItemView> | z.infer<typeof dayCancellationCounts>
  > {
    const item = await eventToCancel(this.guests, workspaceId, name);
    const { id: eventId } = item;
    if (dryRun) return this.cancelDay.preview({ workspaceId, eventId, day });
    await this.cancelDay.execute({ workspaceId, eventId, day, author, force, ...body });
    const { view, revision } = await this.readItem.execute(item);
    return tagged(view, revision);
  }
}
