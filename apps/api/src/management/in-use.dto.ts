import { LOSABLE } from '@svc/workspace-document';
import { z } from 'zod';

/** Something that a change takes away and that is in use, with the counts that are not 0 (ADR 0100). */
export const partInUse = z
  .object({
    kind: z.enum(LOSABLE),
    path: z.string().describe('Such as `events[gala].ticketTypes[vip]`.'),
    guests: z.number().int().optional().describe('Seats that are neither cancelled nor declined.'),
    orders: z.number().int().optional().describe('Orders that are paid, or whose deposit is, and have not given it back.'),
    checkouts: z.number().int().optional().describe('Checkouts that are open.'),
    savingsPlans: z.number().int().optional().describe('Savings plans that are being paid.'),
    answers: z.number().int().optional().describe('Guests, orders or submissions with an answer.'),
  })
  .meta({ id: 'PartInUse' });

/** Not strict: a name that is misspelt here forces nothing. */
export const forceQuery = z.object({
  force: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('false')
    .transform((text) => text === 'true')
    .describe('Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have.'),
});
export type ForceQuery = z.output<typeof forceQuery>;

/** What the description of an operation says of it. */
export const REFUSES_IN_USE =
  'Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`.';
