import { z } from 'zod';

/** Something accepted, and perhaps not meant so: where, and what to do about it. */
export const warning = z.object({ path: z.string(), message: z.string() }).meta({ id: 'DocumentWarning' });

/** Warnings of money alone, in answers to writes: amounts that no payment provider charges, and currencies in which live mode charges nothing (D-128). */
export const moneyWarnings = z
  .array(warning)
  .optional()
  .describe(
    'In answers to writes, where there is something to tell: currencies in which no payment provider charges anything in live mode, and amounts that are stored and no multiples of the step of their currency.',
  );

/** Warnings of moments alone, in answers to writes (D-124). */
export const momentWarnings = z
  .array(warning)
  .optional()
  .describe('In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once.');

/** Those of a thing that is sold: of its moments, its money, and its add-ons (D-124, D-128, D-132). */
export const itemWarnings = z
  .array(warning)
  .optional()
  .describe(
    'In answers to writes, where there is something to tell: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, and add-ons whose product cannot be sold, with what is sold out by that.',
  );
