import { describedEnum } from '@svc/contracts';
import { LOSABLE } from '@svc/workspace-document';
import { z } from 'zod';

/** Removed part that is in use, with the counts that are not 0 (ADR 0100). */
export const partInUse = z
  .object({
    kind: describedEnum(LOSABLE, 'Kind of the part of the workspace that the change would remove.', {
      ticket_type: 'A ticket type of an event.',
      day: 'A day of an event.',
      variant: 'A variant of a product.',
      package_option: 'An option of a package.',
      question: 'A question of a ticket type, variant, option or form.',
      form: 'A form.',
    }),
    path: z
      .string()
      .describe('Path, within the workspace document, of the part that the change would remove, such as `events[gala].ticketTypes[vip]`.'),
    guests: z
      .number()
      .int()
      .optional()
      .describe(
        'Number of guests’ seats that use the ticket type, day or question to be removed, without cancelled and declined seats; absent when there are none.',
      ),
    orders: z
      .number()
      .int()
      .optional()
      .describe(
        'Number of orders that contain the ticket type, variant or package option to be removed and were not refunded in full; absent when there are none.',
      ),
    checkouts: z
      .number()
      .int()
      .optional()
      .describe(
        'Number of open checkouts that contain the ticket type, variant or package option to be removed; absent when there are none.',
      ),
    savingsPlans: z
      .number()
      .int()
      .optional()
      .describe(
        'Number of running savings plans that contain the ticket type, variant or package option to be removed; absent when there are none.',
      ),
    answers: z
      .number()
      .int()
      .optional()
      .describe('Number of guests, orders or form submissions with an answer to the question to be removed; absent when there are none.'),
  })
  .meta({ id: 'PartInUse', description: 'A part of the workspace that a change would remove, and what uses it.' });
