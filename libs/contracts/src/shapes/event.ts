import { z } from 'zod';
import { describedEnum } from './described-enum';
import { httpUrl, line, mediaType, minorUnits, percentage } from './common';

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

export const fee = z
  .strictObject({
    pct: percentage.describe('Percentage of the price, with up to four decimals: 2.5 is 2.5 %.'),
    flatMinor: minorUnits.describe('Fixed part for each ticket, integer in the minor unit of the event’s primary currency.'),
  })
  .meta({
    id: 'Fee',
    description: 'A fee for each ticket: a percentage of its price, plus a fixed part.',
  });
export type Fee = z.infer<typeof fee>;

export const eventMedia = z
  .strictObject({
    type: mediaType,
    url: httpUrl.describe('Absolute http or https address of the file.'),
    thumbnail: httpUrl
      .optional()
      .describe('Address of a small still picture for lists, or of a video’s poster; absent when there is none.'),
  })
  .meta({ id: 'EventMedia', description: 'A picture, video or other file about the event.' });

export const sponsorship = z
  .strictObject({
    slotType: line.optional().describe('Place for which the sponsor paid, such as `headline`; a word that your theme knows.'),
    brandName: line.describe('Name to show for the sponsor.'),
    logoUrl: httpUrl.optional().describe('Absolute address of the sponsor’s logo.'),
    tagline: line.optional().describe('One line to show below the sponsor’s name.'),
    clickUrl: httpUrl.optional().describe('Address that the logo leads to.'),
    sponsorshipRef: line.optional().describe('The merchant’s own number or name of the agreement. The service does not interpret it.'),
    qrColor: line
      .optional()
      .describe('Colour of the QR code on material for this sponsor, as the merchant wrote it. The service does not interpret it.'),
    bannerUrl: httpUrl.optional().describe('Absolute address of a wide picture of the sponsor.'),
  })
  .meta({
    id: 'Sponsorship',
    description: 'Sponsor of the event, to be shown with its logo. All texts and addresses come from the merchant.',
  });

export const saveForItPolicy = z
  .strictObject({
    enabled: z.boolean().describe('True when this ticket type can be saved up for, if the event allows it as well.'),
    holdPolicy: describedEnum(['none', 'on_start', 'at_threshold'], 'When the seat is kept for the buyer; `none` when absent.', {
      none: 'Only once the last part is paid.',
      on_start: 'From the first part on.',
      at_threshold: 'Once `holdThresholdPct` of the total is paid.',
    }).optional(),
    holdThresholdPct: z
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Percentage of the total, 1 to 100, that has to be paid before the seat is kept. Present for `at_threshold`; 100 when absent.',
      ),
    priceMode: describedEnum(['freeze', 'current'], 'Price that the buyer pays; `current` when absent.', {
      freeze: 'The price at the first part stays.',
      current: 'The price of the day on which a part is paid.',
    }).optional(),
    cutoffHours: z
      .number()
      .int()
      .min(0)
      .max(8_760)
      .optional()
      .describe('Hours before the start of the event by which all has to be paid; 0 when absent.'),
  })
  .meta({ id: 'SaveForItPolicy', description: 'Terms on which a ticket can be paid in parts (a savings plan).' });
export type SaveForItPolicy = z.infer<typeof saveForItPolicy>;
