import { z } from 'zod';

/** What can be bought right now (§2.9, §4.1 r4). */
export const publicStoreAvailability = z
  .object({
    variants: z
      .record(z.string(), z.number().int().nullable())
      .describe('Variant ref → units left, null when untracked. A ref that is missing can no longer be bought.'),
    preorderable: z.array(z.string()).describe('Refs that can be bought at zero stock.'),
    preorderRemaining: z
      .record(z.string(), z.number().int())
      .describe('Ref → how many may still be pre-ordered; variants of one product share this number. Missing when there is no cap.'),
  })
  .meta({ id: 'PublicStoreAvailability' });
export type PublicStoreAvailability = z.infer<typeof publicStoreAvailability>;
