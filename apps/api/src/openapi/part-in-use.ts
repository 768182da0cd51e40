import { LOSABLE } from '@svc/workspace-document';
import { z } from 'zod';

/** Removed part that is in use, with the counts that are not 0 (ADR 0100). */
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
