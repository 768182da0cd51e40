import { z } from 'zod';

/** Actions that guests may take themselves by the link of their ticket: `selfService.tickets` of a workspace's settings. */
export const ticketSelfService = z.strictObject({
  rename: z.boolean().describe('Guests may change the name on their ticket.').default(false),
  giveAway: z
    .boolean()
    .describe('Guests may give their ticket to somebody else; a code that is mailed to them confirms it.')
    .default(false),
  giveBack: z.boolean().describe('Guests may give a free ticket back; its seat is on sale again.').default(false),
  resend: z.boolean().describe('Guests may have their ticket mailed to them again.').default(true),
});
export type TicketSelfService = z.infer<typeof ticketSelfService>;
