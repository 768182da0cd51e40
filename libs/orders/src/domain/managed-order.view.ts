import { z } from 'zod';
import type { ReadOrder } from './order';
import { presentOrder, storeOrderRecord } from './order-record.view';

/** Longest note on an order, characters. */
export const MOST_NOTE = 2_000;

/** Order as its merchant reads it, with the note that no storefront reads (D-149). */
export const managedOrderRecord = storeOrderRecord
  .extend({
    payments: z
      .array(
        storeOrderRecord.shape.payments.element.extend({
          reference: z
            .string()
            .optional()
            .describe(
              'Reference of the payment at its provider, as your dashboard there lists it; absent for money that you took yourself.',
            ),
        }),
      )
      .describe('Payments received for the order, oldest first, with the provider’s reference; empty when the order cost nothing.'),
    note: z
      .string()
      .optional()
      .describe('Your own note on the order, plain text. Neither the buyer nor the storefront API reads it; absent without one.'),
  })
  .meta({ id: 'ManagedOrderRecord', description: 'An order as the storefront API has it, with your own note.' });
export type ManagedOrderRecord = z.infer<typeof managedOrderRecord>;

/** Returns an order as its merchant reads it. */
export function presentManagedOrder(order: ReadOrder): ManagedOrderRecord {
  const { payments, ...record } = presentOrder(order);
  return {
    ...record,
    payments: payments.map((payment, index) => ({ ...payment, reference: order.payments[index]!.reference })),
    note: order.note,
  };
}
