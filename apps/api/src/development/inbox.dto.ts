import { CHANNELS } from '@svc/notifications';
import { z } from 'zod';

/** An empty field of the page's form filters nothing. */
export const inboxQuery = z.object({
  to: z
    .string()
    .max(320)
    .transform((text) => text || undefined)
    .optional(),
  channel: z.union([z.enum(CHANNELS), z.literal('').transform(() => undefined)]).optional(),
});
export type InboxQuery = z.output<typeof inboxQuery>;
