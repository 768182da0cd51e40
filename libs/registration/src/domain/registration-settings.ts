import { z } from 'zod';

/** Actions that guests may take themselves by the link of their ticket: `selfService.tickets` of a workspace's settings. */
export const ticketSelfService = z.strictObject({
  rename: z.boolean().describe('True: guests may change the name on their ticket. Default: false.').default(false),
  giveAway: z
    .boolean()
    .describe('True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false.')
    .default(false),
  giveBack: z
    .boolean()
    .describe('True: guests may give a free ticket back, whose seat is then on sale again. Default: false.')
    .default(false),
  resend: z.boolean().describe('True: guests may have their ticket mailed again. Default: true.').default(true),
});
export type TicketSelfService = z.infer<typeof ticketSelfService>;
