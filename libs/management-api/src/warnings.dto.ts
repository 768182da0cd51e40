import { z } from 'zod';

/** Warning about accepted input that may be unintended: its place, and how to fix it. */
export const warning = z
  .object({
    path: z.string().describe('Path of the field in the request that the warning is about, such as `products[2].variants[0].prices`.'),
    message: z
      .string()
      .describe('Explanation of the warning for people, one or two sentences of plain text: what may be wrong and how to fix it.'),
  })
  .meta({ id: 'DocumentWarning', description: 'A warning about a field of the request that was accepted but may be unintended.' });

/**
 * Warnings in responses to writes of a workspace: amounts that no payment provider charges, currencies in which live mode charges nothing
 * (D-128), and a name that does not print (D-138).
 */
export const workspaceWarnings = z
  .array(warning)
  .optional()
  .describe(
    'Warnings about accepted input of the workspace that may be unintended; only in responses to writes: currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, a name with characters that tickets cannot print, and a closing whose end is over. Absent when there are none.',
  );

/** Warnings in responses to writes of a thing that is not sold: of moments (D-124) and of printed text (D-138). */
export const momentWarnings = z
  .array(warning)
  .optional()
  .describe(
    'Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none.',
  );

/**
 * Warnings in responses to writes of a thing that is sold: of its moments, its money, its add-ons and its printed text (D-124, D-128,
 * D-132, D-138).
 */
export const itemWarnings = z
  .array(warning)
  .optional()
  .describe(
    'Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, new events that begin in the past, times that a moved event has left behind, and texts with characters that tickets cannot print. Absent when there are none.',
  );
