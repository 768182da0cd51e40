import { z } from 'zod';
import type { ReadOrder } from './order';
import { presentOrder, storeOrderRecord } from './order-record.view';

/** Longest note on an order, characters. */
export const MOST_NOTE = 2_000;

/** Order as its merchant reads it, with the note that no storefront reads (D-149). */
export const managedOrderRecord = storeOrderRecord
  .extend({
    note: z
      .string()
      .optional()
      .describe('Your own note on the order, plain text. Neither the buyer nor the storefront API reads it; absent without one.'),
  })
  .meta({ id: 'ManagedOrderRecord', description: 'An order as the storefront API has it, with your own note.' });
export type ManagedOrderRecord = z.infer<typeof managedOrderRecord>;

export const presentManagedOrder = (order: ReadOrder): ManagedOrderRecord => ({ ...presentOrder(order), note: order.note });
