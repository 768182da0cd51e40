import {
  amountsByCurrency, calendarDate, DATE_OF_BIRTH_MODES, eventMedia, fee, location, moment, sponsorship, VENUE_VISIBILITIES,
} from '@svc/contracts';
import { z } from 'zod';
import { publicEventSummary } from './event-summary.view';
import { publicAttachedPackage } from './package.view';
import { publicProduct } from './product.view';
import { publicTicketType } from './ticket-type.view';

const count = z.number().int();

/** One day of an event that lasts several (§2.6). */
export const publicEventDay = z
  .object({
    ref: z.string(),
    label: z.string().optional(),
    dayDate: calendarDate,
    startAt: moment.optional(),
    endAt: moment.optional(),
    timezone: z.string(),
    location: location.optional(),
    capacity: count.optional(),
    remaining: count.optional(),
    soldOut: z.boolean(),
  })
  .meta({ id: 'PublicEventDay' });
export type PublicEventDay = z.infer<typeof publicEventDay>;

const eventBrand = z
  .object({ ref: z.string(), displayName: z.string(), avatarUrl: z.string().optional(), handle: z.string() })
  .meta({ id: 'EventBrand', description: 'Whose event it is; the handle is the slug of the store.' });

/** One event with the ticket types on sale (§2.6). Flat fees are in the event's primary currency (D-93). */
export const publicEvent = publicEventSummary
  .omit({ venueName: true, city: true })
  .extend({
    description: z.string().optional(),
    location: location.optional().describe('Told where venueVisibility is public; its onlineUrl where the merchant tells it to everyone, and not to guests alone.'),
    venueVisibility: z.enum(VENUE_VISIBILITIES),
    timezone: z.string(),
    doorsAt: moment.optional(),
    capacity: count.optional(),
    media: z.array(eventMedia).optional(),
    minAge: count.optional(),
    dobMode: z.enum(DATE_OF_BIRTH_MODES),
    attendeeEmailRequired: z.boolean(),
    frontdeskFee: fee,
    customerFee: fee,
    customerFeeFlatByCurrency: amountsByCurrency.optional(),
    days: z.array(publicEventDay).optional(),
    saveForItEnabled: z.boolean(),
    saveForItCrowdLabel: z.string().optional(),
    ticketTypes: z.array(publicTicketType),
    attachedPackages: z.array(publicAttachedPackage).optional(),
    attachedProducts: z.array(publicProduct).optional(),
    brand: eventBrand,
    storefrontPublished: z.boolean(),
    sponsorship: sponsorship.optional(),
  })
  .meta({ id: 'PublicEvent' });
export type PublicEvent = z.infer<typeof publicEvent>;
