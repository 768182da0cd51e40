import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { isCalendarDate, parseMoment, timestampOf } from '@svc/kernel';
import { isPrintable, UNFIT_LINE } from '../rules/text/one-line';

/** The shapes of specification §2.1 and the enumerations of decisions 3.3 that several contexts share. */

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

export const currencyCode = z
  .string()
  .refine((code) => CURRENCIES.has(code), 'Give an ISO 4217 currency code in capitals, such as NGN.')
  .meta({ pattern: '^[A-Z]{3}$', examples: ['NGN'] });

/** An IANA time zone that this system knows, stored in the spelling of IANA: `europe/paris` is `Europe/Paris`. */
export const timeZone = z
  .string()
  .refine((zone) => ZONES.has(zone) || isKnownZone(zone), 'Give an IANA time zone, such as Africa/Lagos.')
  .overwrite((zone) => (ZONES.has(zone) || !isKnownZone(zone) ? zone : asSpelled(zone)))
  .meta({ examples: ['Africa/Lagos'] });

function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/** Returns the name in the case of IANA. Renamed zones keep their old name, since other programs may not know the new one. */
function asSpelled(zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId;
}

/** A slug: lower case in writing, matched without regard to case (D-4). */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, such as tote-bag.')
  .max(100, 'Use at most 100 characters.');

/** A key that names a nested thing within its parent: a slug in form. */
export const key = slug;

/** The slug or key path of another thing in the workspace document: `tote-bag`, `tote-bag/large`. */
export const slugPath = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'Give the slug, or the slug and keys joined by "/", of the thing meant.')
  .max(300);

export const calendarDate = z
  .string()
  .refine(isCalendarDate, 'Give a date as YYYY-MM-DD.')
  .meta({ format: 'date', examples: ['2026-03-01'] });

/** A moment with its zone, stored as UTC with three fractional digits. */
export const moment = z
  .string()
  .refine((text) => parseMoment(text) !== undefined, 'Give a moment with its zone, such as 2026-03-01T09:00:00Z.')
  .overwrite(inUtc)
  .meta({ format: 'date-time', examples: ['2026-03-01T09:00:00.000Z'] });

function inUtc(text: string): string {
  const parsed = parseMoment(text);
  return parsed === undefined ? text : timestampOf(new Date(parsed));
}

/**
 * A moment as a merchant writes it (D-124): with its zone, or a date, or a date and time without a zone. Those are local to the event,
 * else to the shop; a date means its beginning. `readMoments` converts it to UTC before validation.
 */
export const writtenMoment = aWrittenMoment('a date is its beginning.');

/** An end or a deadline as a merchant writes it: a date includes its last hour, and ends with the next day's 00:00. */
export const writtenEnd = aWrittenMoment('a date ends with its last hour, and is kept as the next day’s 00:00.');

function aWrittenMoment(ofDates: string) {
  return z
    .string()
    .refine((text) => parseMoment(text) !== undefined, 'Give a moment such as 2026-03-01T09:00:00Z, or a date or local date and time.')
    .overwrite(inUtc)
    .meta({
      format: 'date-time',
      description: `A moment, ISO 8601, stored and returned in UTC. A date, or a date and time without a zone, is local to the event that it belongs to, else to the shop; ${ofDates}`,
      examples: ['2026-03-01T09:00:00.000Z'],
    });
}

/** A moment in a view: UTC, with the fractional digits of its field. */
export const timestamp = z.string().meta({ format: 'date-time' });

/** Local time, `HH:MM`. */
export const wallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as HH:MM.')
  .meta({ examples: ['09:00'] });

/** An amount in the currency's minor unit, not negative. */
export const minorUnits = z
  .number()
  .int('Give whole minor units (kobo, cents).')
  .min(0, 'An amount cannot be negative.')
  .max(Number.MAX_SAFE_INTEGER);

/** A percentage with up to four decimals (D-23). */
export const percentage = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6, 'Use at most four decimals.');

export const httpUrl = z.url({ protocol: /^https?$/, error: 'Give an absolute http or https address.' }).max(2_048);

/** One line of text that a merchant writes (D-119). Stored text may contain other characters: read it by `readWithLines`. */
export const line = z.string().trim().min(1, 'Give a text.').max(300, 'Use at most 300 characters.').refine(isPrintable, UNFIT_LINE);
/** Text of several paragraphs. */
export const prose = z.string().max(50_000, 'Use at most 50,000 characters.');

/** `{ "NGN": 150000, "USD": 1200 }` (D-22). */
export const amountsByCurrency = z.record(currencyCode, minorUnits).meta({
  id: 'AmountsByCurrency',
  description:
    'Amounts of money by currency: ISO 4217 code → integer in that currency’s minor unit (kobo, cents), such as `{ "NGN": 150000, "USD": 1200 }`.',
});

export const priceEntry = z
  .strictObject({
    currency: currencyCode.describe('Currency of the price: ISO 4217 code in capitals, such as `NGN`.'),
    priceMinor: minorUnits.describe(
      'Price in `currency`, or the fee in a list of delivery fees: integer in the currency’s minor unit (kobo, cents).',
    ),
    compareAtMinor: minorUnits
      .optional()
      .describe(
        'Former, higher price to show struck through beside `priceMinor`: integer in the minor unit of the same currency. Absent when nothing is reduced.',
      ),
  })
  .meta({
    id: 'PriceEntry',
    description:
      'Price of an item (variant, package option, add-on or ticket type) or delivery fee in one currency: `currency` and `priceMinor`.',
  });
export type PriceEntry = z.infer<typeof priceEntry>;

/** A physical or online place (§2.1). */
export const location = z
  .strictObject({
    venueName: line
      .optional()
      .describe(
        'Name of the venue (building or room) at the place, such as `Eko Hall`. Absent when the place has no name or is online only.',
      ),
    address: line
      .optional()
      .describe('Street and number of the place, one line of plain text. Absent when it is not given or the place is online only.'),
    city: line.optional().describe('City or town of the place, such as `Lagos`. Absent when it is not given.'),
    state: line.optional().describe('State, province or region of the place, as the merchant wrote it. Absent when it is not given.'),
    country: line
      .optional()
      .describe(
        'Country of the place as the merchant wrote it: usually the ISO 3166 two-letter code such as `NG`, else a name. Absent when it is not given.',
      ),
    lat: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .describe('Latitude of the place in degrees, -90 to 90 (WGS 84), to show it on a map. Absent when it is not known.'),
    lng: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .describe('Longitude of the place in degrees, -180 to 180 (WGS 84), to show it on a map. Absent when it is not known.'),
    onlineUrl: httpUrl
      .optional()
      .describe(
        'Absolute http or https URL at which guests join the event online. Absent when the event is not online, or when only confirmed guests may see the address.',
      ),
    onlineProvider: line
      .optional()
      .describe('Name of the service on which the online part of the event runs, such as `Zoom`. Absent when it is not given.'),
  })
  .meta({
    id: 'Location',
    description:
      'Place of an event, of one of its days, or of a pick-up point: venue, address and coordinates, or an address to join online. All fields are optional; show those that are present.',
  });
export type Location = z.infer<typeof location>;
