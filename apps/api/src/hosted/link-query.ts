import { z } from 'zod';

const FOLLOW = 'Follow the link as it was given.';

/** What a signed link carries besides the address (D-1a). */
export const linkQuery = z.object({
  expires: z.string(FOLLOW).regex(/^\d{1,12}$/, FOLLOW).transform(Number),
  signature: z.string(FOLLOW).max(100, FOLLOW),
});
export type LinkQuery = z.output<typeof linkQuery>;
