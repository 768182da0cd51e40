import { describedEnum } from '@svc/contracts';
import { LOSABLE } from '@svc/workspace-document';
import { z } from 'zod';

/** Removed part that is in use, with the counts that are not 0 (ADR 0100). */
export const partInUse = z
  .object({
    kind: describedEnum(LOSABLE, 'Kind of the part of the workspace that the change would remove, or change in its meaning.', {
      ticket_type: 'A ticket type of an event.',
      day: 'A day of an event.',
      valid_day: 'A day on which a ticket type is valid.',
      variant: 'A variant of a product.',
      package_option: 'An option of a package.',
      question: 'A question of a ticket type, variant, option or form.',
      question_type: 'The type of a question: answers of the former type stay as they are.',
      choice: 'A choice of a question.',
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
        'Number of guests’ seats that use the ticket type or day to be removed, without cancelled and declined seats; absent when there are none.',
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
      .describe(
        'Number of guests, orders or form submissions with an answer to the question, or with the choice, to be removed or changed; absent when there are none.',
      ),
  })
  .meta({ id: 'PartInUse', description: 'A part of the workspace that a change would remove, and what uses it.' });
