import { z } from 'zod';
import { httpUrl, line, MEDIA_TYPES, minorUnits, percentage } from './common';

/** Shapes and enumerations that the item and the view of an event share (§2.6, D-20, D-21). */

export const EVENT_FORMATS = ['physical', 'online', 'hybrid'] as const;
export const EVENT_MODES = ['rsvp', 'ticketed', 'external'] as const;
export const VENUE_VISIBILITIES = ['public', 'registered_only', 'hidden'] as const;
/** Audiences of an event's online address (D-113). */
export const ONLINE_URL_AUDIENCES = ['everyone', 'guests'] as const;
/** Ways to attend by a ticket type (D-113). */
export const ATTENDANCES = ['in_person', 'online'] as const;
export const DATE_OF_BIRTH_MODES = ['order', 'attendee'] as const;
export const TICKET_KINDS = ['free', 'paid', 'donation', 'deposit'] as const;
export const DEPOSIT_BALANCE_MODES = ['online', 'at_door', 'manual'] as const;

export const fee = z.strictObject({ pct: percentage, flatMinor: minorUnits }).meta({
  id: 'Fee',
  description: 'A fee per ticket: percent of the price with up to four decimals (2.5 = 2.5 %), plus a flat part in the primary currency.',
});
export type Fee = z.infer<typeof fee>;

export const eventMedia = z
  .strictObject({ type: z.enum(MEDIA_TYPES), url: httpUrl, thumbnail: httpUrl.optional() })
  .meta({ id: 'EventMedia' });

export const sponsorship = z
  .strictObject({
    slotType: line.optional(),
    brandName: line,
    logoUrl: httpUrl.optional(),
    tagline: line.optional(),
    clickUrl: httpUrl.optional(),
    sponsorshipRef: line.optional(),
    qrColor: line.optional(),
    bannerUrl: httpUrl.optional(),
  })
  .meta({ id: 'Sponsorship' });

export const saveForItPolicy = z
  .strictObject({
    enabled: z.boolean(),
    holdPolicy: z.enum(['none', 'on_start', 'at_threshold']).optional(),
    holdThresholdPct: z.number().int().min(1).max(100).optional(),
    priceMode: z.enum(['freeze', 'current']).optional(),
    cutoffHours: z.number().int().min(0).max(8_760).optional(),
  })
  .meta({ id: 'SaveForItPolicy', description: 'Rules of savings plans for a ticket type.' });
export type SaveForItPolicy = z.infer<typeof saveForItPolicy>;
