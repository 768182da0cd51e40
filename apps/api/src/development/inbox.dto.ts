import { CHANNELS } from '@svc/notifications';
import { z } from 'zod';

/** Filters of the inbox; an empty field of the page's form does not filter. */
export const inboxQuery = z.object({
  to: z
    .string()
    .max(320)
    .transform((text) => text || undefined)
    .optional(),
  channel: z.union([z.enum(CHANNELS), z.literal('').transform(() => undefined)]).optional(),
});
export type InboxQuery = z.output<typeof inboxQuery>;
