import { describedEnum } from '@svc/contracts';
import { z } from 'zod';
import { CANCELLATION_REFUNDS } from './event-cancellation';

const number = (meaning: string) => z.int().describe(meaning);

const COUNTS = {
  people: number('Number of people who had a seat of the event, by their e-mail addresses or phone numbers.'),
  registrations: number('Number of registrations with seats of the event.'),
  orders: number('Number of paid orders with seats of the event.'),
  openCheckouts: number('Number of checkouts of the event that were open.'),
  savingsPlans: number('Number of savings plans for the event that were running.'),
  refundMinor: z
    .record(z.string(), z.int())
    .describe(
      'Money that was paid for tickets of the event and savings plans, and had not gone back: ISO 4217 code → integer in that currency’s minor unit. Empty when there was none.',
    ),
};

/** Answer of a dry run of a cancellation: live mode alone. */
export const cancellationCounts = z.object(COUNTS).meta({
  id: 'CancellationPreview',
  description: 'People, orders and money of live mode that a cancellation of the event would affect. Nothing was written.',
});

/** Fields of a cancelled event that only the service writes (D-147). */
export const eventState = {
  cancelledAt: z.iso
    .datetime()
    .optional()
    .describe('When the event was cancelled, UTC timestamp. Absent when the event is on. Read-only: it is ignored when it is sent back.'),
  cancelReason: z
    .string()
    .optional()
    .describe('Reason for which the event was cancelled, as guests read it; plain text. Absent when the merchant gave none. Read-only.'),
  cancellation: z
    .object({
      ...COUNTS,
      refund: describedEnum(CANCELLATION_REFUNDS, 'Treatment of the money that was paid for the cancelled event.', {
        none: 'No money of orders goes back by itself: refund the orders that you want to.',
        all: 'Everything that was paid for tickets goes back.',
      }),
      notify: z.boolean().describe('True when guests and buyers were notified of the cancelled event.'),
      refunded: number('Number of orders that were refunded with the cancellation of the event.'),
      refundsOpen: number('Number of orders whose refund with the cancellation of the event is still to be made, or on its way.'),
      refundsFailed: number(
        'Number of orders whose refund with the cancellation of the event the payment provider refused: see the payment exceptions.',
      ),
    })
    .meta({
      id: 'EventCancellation',
      description: 'People, orders and money of live mode that the cancellation of the event affected, and the choices of the merchant.',
    })
    .optional()
    .describe('Cancellation of the event: what it affected, as of that time. Absent when the event is on. Read-only.'),
};
