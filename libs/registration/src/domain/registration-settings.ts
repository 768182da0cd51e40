import { z } from 'zod';

/** Actions that guests may take themselves by the link of their ticket: `selfService.tickets` of a workspace's settings. */
export const ticketSelfService = z.strictObject({
  rename: z
    .boolean()
    .describe('True lets guests change the name on their ticket, on the page of the ticket. Default: false.')
    .default(false),
  giveAway: z
    .boolean()
    .describe(
      'True lets guests of all events of the shop give their ticket to somebody else, on the page of the ticket; a mailed code confirms it. Default: false.',
    )
    .default(false),
  giveBack: z
    .boolean()
    .describe('True lets guests give a free ticket back, on the page of the ticket; the seat is then on sale again. Default: false.')
    .default(false),
  resend: z.boolean().describe('True lets guests have their ticket mailed again, on the page of the ticket. Default: true.').default(true),
});
export type TicketSelfService = z.infer<typeof ticketSelfService>;
