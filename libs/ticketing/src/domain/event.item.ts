import {
  amountsByCurrency,
  currencyCode,
  DATE_OF_BIRTH_MODES,
  EVENT_FORMATS,
  EVENT_MODES,
  eventMedia,
  fee,
  httpUrl,
  line,
  location,
  moment,
  ONLINE_URL_AUDIENCES,
  prose,
  slug,
  slugPath,
  sponsorship,
  timeZone,
  VENUE_VISIBILITIES,
} from '@svc/contracts';
import { z } from 'zod';
import { age, capacity } from './limits';
import { eventDayItem, ticketTypeItem, type TicketTypeItem } from './ticket-type.item';

/** A code that reveals hidden and invite-only ticket types to who knows it (§4.3 `unlockCodes`). */
export const unlockCode = z.strictObject({
  code: z.string().trim().regex(/^[\x21-\x7e]{1,64}$/, 'Use 1 to 64 letters, digits or signs, no spaces.').describe('Matched without regard to case.'),
  ticketTypeRefs: z.array(slugPath).min(1, 'Name the ticket types it reveals.').max(100),
  maxUses: z.number().int().min(1).max(10_000_000).optional(),
});

/**
 * An event as a merchant writes it: a PublicEvent of §2.6 without its computed fields, plus what is private.
 * Amounts without a currency of their own are in the event's primary one (D-93).
 */
export const eventItem = z
  .strictObject({
    slug,
    title: line,
    tagline: line.optional(),
    description: prose.optional(),
    published: z.boolean().default(true),
    publishedAt: moment.optional().describe('Default: when it was first published.'),
    position: z.number().int().optional(),
    mode: z.enum(EVENT_MODES).default('ticketed'),
    format: z.enum(EVENT_FORMATS).default('physical'),
    location: location.optional(),
    venueVisibility: z.enum(VENUE_VISIBILITIES).default('public'),
    onlineUrlFor: z
      .enum(ONLINE_URL_AUDIENCES)
      .optional()
      .describe('Who is told `location.onlineUrl`: everyone, or confirmed guests alone. Default: guests when a ticket type costs money or needs approval, else everyone. venueVisibility hides first.'),
    timezone: timeZone.optional().describe("Default: the store's zone."),
    startAt: moment,
    endAt: moment,
    doorsAt: moment.optional(),
    capacity: capacity.optional().describe('Seats in all, over every ticket type; absent means no cap.'),
    coverUrl: httpUrl.optional(),
    media: z.array(eventMedia).max(50).default([]),
    category: line.optional(),
    minAge: age.optional(),
    dobMode: z.enum(DATE_OF_BIRTH_MODES).default('order'),
    attendeeEmailRequired: z.boolean().default(false),
    currency: currencyCode.optional().describe("Default: the store's primary currency."),
    customerFee: fee.optional().describe("The merchant's surcharge per ticket, paid by the buyer."),
    customerFeeFlatByCurrency: amountsByCurrency.optional(),
    saveForItEnabled: z.boolean().default(false),
    saveForItCrowdLabel: line.optional(),
    days: z.array(eventDayItem).max(100).default([]),
    ticketTypes: z.array(ticketTypeItem).max(200).default([]),
    unlockCodes: z.array(unlockCode).max(1_000).default([]),
    attachedPackageRefs: z.array(slugPath).max(50).default([]),
    attachedProductRefs: z.array(slugPath).max(50).default([]),
    sponsorship: sponsorship.optional(),
  })
  .meta({ id: 'EventItem', description: 'An event in the workspace document.' });

/** Every default filled in, in its one canonical form (`spellOutEvent`). */
export type EventItem = Omit<z.output<typeof eventItem>, 'ticketTypes'> & { ticketTypes: TicketTypeItem[] };
/** As a document may hold it. */
export type EventItemInput = z.input<typeof eventItem>;
