import { describedEnum } from '@svc/contracts';
import { z } from 'zod';
import { CANCELLATION_REFUNDS } from './event-cancellation';

const number = (meaning: string) => z.int().describe(meaning);

/** Returns the fields of what an event or a day (`of`) had; `paid` are the tickets whose money counts. */
const countsOf = (of: string, paid: string) => ({
  people: number(`Number of people who had a seat of the ${of}, by their e-mail addresses or phone numbers.`),
  registrations: number(`Number of registrations with seats of the ${of}.`),
  orders: number(`Number of paid orders with seats of the ${of}.`),
  openCheckouts: number(`Number of checkouts of the ${of} that were open.`),
  savingsPlans: number(`Number of savings plans for the ${of} that were running.`),
  refundMinor: z
    .record(z.string(), z.int())
    .describe(
      `Money that was paid for ${paid} and savings plans, and had not gone back: ISO 4217 code → integer in that currency’s minor unit. Empty when there was none.`,
    ),
});
const COUNTS = countsOf('event', 'tickets of the event');
const DAY_COUNTS = countsOf('day', 'tickets that the day was the last valid one of');

/** Answer of a dry run of a cancellation: live mode alone. */
export const cancellationCounts = z.object(COUNTS).meta({
  id: 'CancellationPreview',
  description: 'People, orders and money of live mode that a cancellation of the event would affect. Nothing was written.',
});

/** Answer of a dry run of the cancellation of one day: live mode alone. */
export const dayCancellationCounts = z.object(DAY_COUNTS).meta({
  id: 'DayCancellationPreview',
  description:
    'People, orders and money of live mode that a cancellation of the day would affect, those whose tickets keep other days among them. Nothing was written.',
});

/** Fields of a cancelled event that only the service writes (D-147). */
export const eventState = {
  cancelledAt: z.iso
    .datetime()
    .optional()
    .describe('When the event was cancelled, UTC timestamp. Absent when the event is on. Read-only: it is ignored when it is sent back.'),
  deletedAt: z.iso
    .datetime()
    .optional()
    .describe(
      'When the cancelled event was deleted, UTC timestamp: it is in no list, and can only be read and cancelled by its ref. Absent otherwise. Read-only.',
    ),
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

/** Fields of a cancelled day that only the service writes (D-147). */
export const eventDayState = {
  cancelledAt: z.iso
    .datetime()
    .optional()
    .describe(
      'When the day was cancelled, UTC timestamp. Absent when the day is on, or ended with its event. Read-only: ignored when it is sent back.',
    ),
  cancelReason: z
    .string()
    .optional()
    .describe('Reason for which the day was cancelled, as guests read it; plain text. Absent when the merchant gave none. Read-only.'),
  cancellation: z
    .object({
      ...DAY_COUNTS,
      refund: describedEnum(CANCELLATION_REFUNDS, 'Treatment of the money that was paid for tickets that are valid on no other day.', {
        none: 'No money of orders goes back by itself: refund the orders that you want to.',
        all: 'Everything that was paid for such tickets goes back.',
      }),
      notify: z.boolean().describe('True when guests and buyers were notified of the cancelled day.'),
      refunded: number('Number of orders that were refunded with the cancellation of the day.'),
      refundsOpen: number('Number of orders whose refund with the cancellation of the day is still to be made, or on its way.'),
      refundsFailed: number('Number of orders whose refund with the cancellation of the day the payment provider refused.'),
    })
    .meta({
      id: 'EventDayCancellation',
      description: 'People, orders and money of live mode that the cancellation of the day affected, and the choices of the merchant.',
    })
    .optional()
    .describe('Cancellation of the day: what it affected, as of that time. Absent when the day is on. Read-only.'),
};
