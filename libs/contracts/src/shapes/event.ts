import { z } from 'zod';
import { describedEnum } from './described-enum';
import { httpUrl, line, minorUnits, percentage } from './common';
import { mediaType } from './content-parts';

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
    pct: percentage.describe(
      'Percentage part of a fee on each ticket: percent of the ticket’s price, 0 to 100 with up to four decimals; 2.5 means 2.5 %.',
    ),
    flatMinor: minorUnits.describe(
      'Fixed part of a fee on each ticket: integer in the minor unit (kobo, cents) of the event’s primary currency.',
    ),
  })
  .meta({
    id: 'Fee',
    description: 'Fee on each ticket of an event: `pct` percent of the ticket’s price, plus the fixed amount `flatMinor`.',
  });
export type Fee = z.infer<typeof fee>;

export const eventMedia = z
  .strictObject({
    type: mediaType,
    url: httpUrl.describe('Absolute http or https URL of a picture, video or other file about the event.'),
    thumbnail: httpUrl
      .optional()
      .describe(
        'Absolute http or https URL of a small still picture of the event’s media file: a preview for lists, or the poster of a video. Absent when there is none.',
      ),
  })
  .meta({
    id: 'EventMedia',
    description: 'A picture, video or other file about an event: `type`, `url` and an optional preview `thumbnail`.',
  });

export const sponsorship = z
  .strictObject({
    slotType: line
      .optional()
      .describe(
        'Place on the event’s page for which the sponsor paid, such as `headline`. A word of the merchant that your theme has to know; ignore unknown ones. Absent when it is not given.',
      ),
    brandName: line.describe('Name of the event’s sponsor to show, one line.'),
    logoUrl: httpUrl.optional().describe('Absolute http or https URL of the logo of the event’s sponsor. Absent when there is none.'),
    tagline: line
      .optional()
      .describe('Slogan of the event’s sponsor, one line to show below the sponsor’s name. Absent when there is none.'),
    clickUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL to which the logo of the event’s sponsor links. Absent: show the logo without a link.'),
    sponsorshipRef: line
      .optional()
      .describe(
        'The merchant’s own reference of the sponsorship agreement, such as a contract number. The service does not interpret it; absent when it is not given.',
      ),
    qrColor: line
      .optional()
      .describe(
        'Colour of a QR code on material for the event’s sponsor, as the merchant wrote it, unchecked. Use it as a CSS colour if it is one; absent when it is not given.',
      ),
    bannerUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL of a wide banner picture of the event’s sponsor. Absent when there is none.'),
  })
  .meta({
    id: 'Sponsorship',
    description: 'Sponsor of an event: name, logo, slogan and link, as the merchant wrote them. Show the sponsor on the event’s page.',
  });

export const saveForItPolicy = z
  .strictObject({
    enabled: z
      .boolean()
      .describe(
        'True: tickets of the type may be paid in parts over time (savings plan), if `saveForItEnabled` of the event is true as well. False: they may not.',
      ),
    holdPolicy: describedEnum(
      ['none', 'on_start', 'at_threshold'],
      'Time from which a seat is kept for a buyer who pays a ticket in parts. Absent: `none`.',
      {
        none: 'The seat is kept only once the last part is paid.',
        on_start: 'The seat is kept from the first part on.',
        at_threshold: 'The seat is kept once `holdThresholdPct` percent of the total is paid.',
      },
    ).optional(),
    holdThresholdPct: z
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Percentage of the total, 1 to 100, that a buyer who pays a ticket in parts has to have paid before the seat is kept. Used with the `holdPolicy` `at_threshold`; absent: 100.',
      ),
    priceMode: describedEnum(['freeze', 'current'], 'Price that a buyer who pays a ticket in parts pays in the end. Absent: `current`.', {
      freeze: 'The price at the time of the first part.',
      current: 'The current price: the total follows price changes until the last part is paid.',
    }).optional(),
    cutoffHours: z
      .number()
      .int()
      .min(0)
      .max(8_760)
      .optional()
      .describe(
        'Deadline of tickets paid in parts: hours before the start of the event by which everything has to be paid, 0 to 8,760. Absent: 0.',
      ),
  })
  .meta({
    id: 'SaveForItPolicy',
    description: 'Terms on which tickets of a type can be paid in parts over time (savings plan): hold of the seat, price and deadline.',
  });
export type SaveForItPolicy = z.infer<typeof saveForItPolicy>;
