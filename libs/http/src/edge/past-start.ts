import { z } from 'zod';

/** A start that a change moves from the future into the past (D-148). */
export const pastStart = z
  .object({
    path: z
      .string()
      .describe('Path, within the workspace document, of the start that the change would move, such as `events[gala].startAt`.'),
    before: z.string().describe('Start before the change, as reads show it: a UTC timestamp, or the date of a day without times.'),
    after: z.string().describe('Start after the change, which is past: a UTC timestamp, or the date of a day without times.'),
  })
  .meta({ id: 'PastStart', description: 'A start of an event or a day that a change would move from the future into the past.' });
