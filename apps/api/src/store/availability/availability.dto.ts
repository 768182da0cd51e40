import { z } from 'zod';

/** Whose availability is asked for (D-31). */
export const readAvailabilityQuery = z.object({
  variantRefs: z
    .string('Name 1 to 100 variant refs, separated by commas, in one parameter.')
    .describe('1 to 100 refs of variants or package options, separated by commas.')
    .transform((text) => text.split(',').map((ref) => ref.trim()).filter((ref) => ref !== '')),
});
export type ReadAvailabilityQuery = z.output<typeof readAvailabilityQuery>;
