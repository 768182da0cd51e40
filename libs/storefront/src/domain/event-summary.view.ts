import { EVENT_FORMATS, EVENT_MODES, moment } from '@svc/contracts';
import { z } from 'zod';

/** An event in short (§2.6): a list item and a member of the storefront's `events`. */
export const publicEventSummary = z
  .object({
    ref: z.string(),
    title: z.string(),
    slug: z.string(),
    tagline: z.string().optional(),
    coverUrl: z.string().optional(),
    format: z.enum(EVENT_FORMATS),
    mode: z.enum(EVENT_MODES),
    startAt: moment,
    endAt: moment,
    timezone: z.string().describe('IANA zone of its wall time.'),
    publishedAt: moment,
    venueName: z.string().optional(),
    city: z.string().optional(),
    category: z.string().optional(),
  })
  .meta({ id: 'PublicEventSummary', description: 'An event in short; the place is told where it is public.' });
export type PublicEventSummary = z.infer<typeof publicEventSummary>;
