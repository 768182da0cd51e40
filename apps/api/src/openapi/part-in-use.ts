import { describedEnum } from '@svc/contracts';
import { LOSABLE } from '@svc/workspace-document';
import { z } from 'zod';

/** Removed part that is in use, with the counts that are not 0 (ADR 0100). */
export const partInUse = z
  .object({
    kind: describedEnum(LOSABLE, 'Kind of part.', {
      ticket_type: 'A ticket type of an event.',
      day: 'A day of an event.',
      variant: 'A variant of a product.',
      package_option: 'An option of a package.',
      question: 'A question of a ticket type, variant, option or form.',
      form: 'A form.',
    }),
    path: z.string().describe('Where the part is in the workspace document, such as `events[gala].ticketTypes[vip]`.'),
    guests: z.number().int().optional().describe('Seats that are neither cancelled nor declined; absent when there are none.'),
    orders: z.number().int().optional().describe('Orders with money received that was not given back; absent when there are none.'),
    checkouts: z.number().int().optional().describe('Open checkouts; absent when there are none.'),
    savingsPlans: z.number().int().optional().describe('Savings plans that are being paid; absent when there are none.'),
    answers: z
      .number()
      .int()
      .optional()
      .describe('Guests, orders or submissions with an answer to the question; absent when there are none.'),
  })
  .meta({ id: 'PartInUse', description: 'A part of the workspace that a change would remove, and what uses it.' });
