import { Controller } from '@nestjs/common';
import { describedEnum } from '@svc/contracts';
import { type Answer, nameOf, Operation, type RefCall, tagged } from '@svc/http';
import { GuestList } from '@svc/registration';
import { CANCELLATION_REFUNDS, CancelEvent, cancellationCounts } from '@svc/ticketing';
import { type ItemView, ReadItem } from '@svc/workspace-document';
import { z } from 'zod';
import { flag } from '../page.dto';
import { eventToCancel } from './event-to-cancel';
import { MANAGED_EVENT } from './items.controller';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would cancel the event. */
const cancelEventQuery = z.strictObject({
  dryRun: flag('Mode of the request: cancel the event, or only count what that would affect.', {
    true: 'Nothing is written: the response has the counts.',
    false: 'The event is cancelled.',
  }),
  force: flag('Treatment of an event that people have seats of, save for or are about to pay for.', {
    true: 'It is cancelled, with their seats, plans and checkouts.',
    false: 'The request is refused with 409, and `details.affected` has the counts.',
  }),
});

/** Returns the schema of the reason for which a thing is cancelled, by its noun. */
export const cancelReason = (noun: string) =>
  z
    .string()
    .trim()
    .min(1, 'Say why, or leave it out.')
    .max(500, 'Use at most 500 characters.')
    .optional()
    .describe(`Reason for which the ${noun} is cancelled, for its guests: the storefront shows it. Plain text of at most 500 characters.`);

const cancelEventBody = z
  .strictObject({
    reason: cancelReason('event'),
    refund: describedEnum(CANCELLATION_REFUNDS, 'Treatment of the money that was paid for tickets of the event.', {
      none: 'Money of orders stays until you refund them. What savings plans have saved goes back in any case.',
      all: 'Everything that was paid for tickets and is still there goes back, fees included. Other items of the orders stay. Money that you took outside the service is listed among the payment exceptions.',
    }),
    notify: z
      .boolean('Give true or false.')
      .optional()
      .describe(
        'True to mail guests and buyers that the event is cancelled, and to take it out of their calendars. Default: true until the event has ended, then false.',
      ),
  })
  .meta({ id: 'CancelEventBody', description: 'Cancellation of an event: its reason, and what becomes of money and guests.' });

const cancelEventAnswer = z
  .union([MANAGED_EVENT.view, cancellationCounts])
  .describe('Event with its cancellation; with `dryRun=true`, what it would affect.');

/** Cancels events. */
@Controller()
export class CancelEventController {
  constructor(
    private readonly guests: GuestList,
    private readonly cancelEvent: CancelEvent,
    private readonly readItem: ReadItem,
  ) {}

  @Operation('POST /admin/events/:ref/cancel', {
    id: 'cancelEvent',
    whileSuspended: 'allowed',
    audience: 'workspace',
    params: { ref: nameOf('event') },
    permission: 'events.write',
    permissionWith: { 'refund: "all"': 'orders.refund' },
    audit: 'change',
    tag: 'Events',
    summary: 'Cancel an event',
    description:
      'Cancels the event for good: from the response on nobody can register for it, buy its tickets or be admitted. Within seconds its seats are cancelled, open checkouts and savings plans end, payments under way are closed and everything saved goes back; what tickets leave unpaid is waived. ' +
      'With `refund: "all"` the orders are refunded one by one, in seconds or minutes: `cancellation` of the event counts those that are, are open or have failed. Otherwise paid orders keep their status until you refund them. ' +
      'With seats, plans or open checkouts the request is refused (409) with their counts in `details.affected`, unless `force=true`. With `dryRun=true` nothing is written, and the response has the counts. ' +
      'A repeat notifies nobody again; it may correct the `reason`, turn `refund` from `none` to `all`, which refunds each order once, and `notify` from false to true, which notifies each guest and buyer once.',
    query: cancelEventQuery,
    body: cancelEventBody,
    returns: cancelEventAnswer,
    status: 200,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT'],
  })
  async cancel({
    workspace: { id: workspaceId },
    author,
    params: { ref: name },
    query: { dryRun, force },
    body,
  }: RefCall<{ query: typeof cancelEventQuery; body: typeof cancelEventBody }>): Promise<
    Answer<ItemView> | z.infer<typeof cancellationCounts>
  > {
    const item = await eventToCancel(this.guests, workspaceId, name);
    const { id: eventId } = item;
    if (dryRun) return this.cancelEvent.preview({ workspaceId, eventId });
    await this.cancelEvent.execute({ workspaceId, eventId, author, force, ...body });
    const { view, revision } = await this.readItem.execute(item);
    return tagged(view, revision);
  }
}
