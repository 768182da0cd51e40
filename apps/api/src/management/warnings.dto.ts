import { z } from 'zod';

/** Warning about accepted input that may be unintended: its place, and how to fix it. */
export const warning = z
  .object({
    path: z.string().describe('Field that it is about, such as `products[2].variants[0].prices`.'),
    message: z.string().describe('Sentence for people that says what may be wrong and how to fix it.'),
  })
  .meta({ id: 'DocumentWarning', description: 'Accepted input that may be unintended.' });

/**
 * Warnings in responses to writes of a workspace: amounts that no payment provider charges, currencies in which live mode charges nothing
 * (D-128), and a name that does not print (D-138).
 */
export const workspaceWarnings = z
  .array(warning)
  .optional()
  .describe(
    'Accepted input that may be unintended, in responses to writes: currencies that no payment provider charges in live mode, amounts off the step of their currency, and a name with characters that tickets cannot print. Absent: nothing to report.',
  );

/** Warnings in responses to writes of a thing that is not sold: of moments (D-124) and of printed text (D-138). */
export const momentWarnings = z
  .array(warning)
  .optional()
  .describe(
    'Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report.',
  );

/**
 * Warnings in responses to writes of a thing that is sold: of its moments, its money, its add-ons and its printed text (D-124, D-128,
 * D-132, D-138).
 */
export const itemWarnings = z
  .array(warning)
  .optional()
  .describe(
    'Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report.',
  );
