import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { describedEnum } from './described-enum';
import { isCalendarDate, parseMoment, timestampOf } from '@svc/kernel';
import { isPrintable, UNFIT_LINE } from '../rules/text/one-line';

/** The shapes of specification 2.1 and the enumerations of decisions 3.3 that several contexts share. */

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
      description: `A moment. A date, or a date and time without a zone, is local to the event, else to the shop; ${ofDates}`,
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
  description: 'Amounts by currency: ISO 4217 code → integer in that currency’s minor unit, such as `{ "NGN": 150000, "USD": 1200 }`.',
});

export const priceEntry = z
  .strictObject({
    currency: currencyCode.describe('ISO 4217 code in capitals, such as `NGN`.'),
    priceMinor: minorUnits.describe('Price, or fee in a list of fees: integer in the currency’s minor unit (kobo, cents).'),
    compareAtMinor: minorUnits
      .optional()
      .describe('Earlier price to strike out beside `priceMinor`, in the same minor unit; absent when there is none.'),
  })
  .meta({ id: 'PriceEntry', description: 'A price in one currency.' });
export type PriceEntry = z.infer<typeof priceEntry>;

export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'time',
  'url',
  'select',
  'multi_select',
  'radio',
  'checkbox',
  'rating',
  'file',
  'country',
  'heading',
] as const;
export const CHOICE_FIELD_TYPES: readonly string[] = ['select', 'multi_select', 'radio'];

export const showIf = z
  .strictObject({
    field: z.string().describe('`key` of the earlier question.'),
    equals: z
      .string()
      .describe(
        'Answer that shows the question. For a question with several choices it is enough that this one is among them; a checkbox answers `true` or `false`.',
      ),
  })
  .meta({ id: 'ShowIf', description: 'Condition of a question: ask it only when an earlier question of the same list has this answer.' });

export const fieldType = describedEnum(FIELD_TYPES, 'Kind of answer to a question.', {
  text: 'One line of text.',
  textarea: 'Text of several lines.',
  email: 'An e-mail address.',
  phone: 'A phone number with its country code.',
  number: 'A number in digits, such as `12.5`.',
  date: 'A date, `YYYY-MM-DD`.',
  time: 'A time of day, `HH:MM` on the 24-hour clock.',
  url: 'An http or https address.',
  select: 'One of `options`, in a list to open.',
  multi_select: 'Any number of `options`: send a list of texts.',
  radio: 'One of `options`, all of them in sight.',
  checkbox: 'True or false; a required one has to be true.',
  rating: 'A whole number from 1 to 5.',
  file: 'A file on the hosted page of a form; for products and tickets the http or https address of one.',
  country: 'A country by its ISO 3166 two-letter code, such as `NG`.',
  heading: 'Not a question: show `label` as a heading.',
}).meta({ id: 'FormFieldType' });

/** A question of a variant, a ticket type or a package option (§2.1). */
export const formField = z
  .strictObject({
    key: key.describe('Name under which the answer is sent in `responses`; unique within the list.'),
    type: fieldType.describe('Kind of answer, and with it the input to show.'),
    label: line.describe('Question as the buyer reads it. Refusals name it: `Please answer: <label>`.'),
    required: z
      .boolean()
      .default(false)
      .describe('True when the request is refused without an answer, unless `showIf` leaves the question out.'),
    hidden: z.boolean().default(false).describe('True when the question is not shown to people: your own code fills it in.'),
    placeholder: z.string().max(300).optional().describe('Example to show in the empty input; absent when there is none.'),
    helpText: z.string().max(1_000).optional().describe('Explanation to show beside the input; absent when there is none.'),
    options: z
      .array(line)
      .max(200)
      .optional()
      .describe('Choices of `select`, `multi_select` and `radio`, in the order to show; absent for every other type.'),
    showIf: showIf.optional().describe('Condition under which to ask; absent when the question is always asked.'),
  })
  .meta({ id: 'FormField', description: 'A question to ask for each order, variant or seat. Send the answers in `responses`, by `key`.' });
export type FormField = z.infer<typeof formField>;

/** A physical or online place (§2.1). */
export const location = z
  .strictObject({
    venueName: line.optional().describe('Name of the building or room, such as `Eko Hall`.'),
    address: line.optional().describe('Street and number, one line.'),
    city: line.optional().describe('City or town.'),
    state: line.optional().describe('State, province or region, as people write it.'),
    country: line.optional().describe('Country as the merchant writes it: usually the ISO 3166 two-letter code, else a name.'),
    lat: z.number().min(-90).max(90).optional().describe('Latitude in degrees, -90 to 90 (WGS 84), for a map.'),
    lng: z.number().min(-180).max(180).optional().describe('Longitude in degrees, -180 to 180 (WGS 84), for a map.'),
    onlineUrl: httpUrl.optional().describe('Address at which to join online. Left out where only confirmed guests may see it.'),
    onlineProvider: line.optional().describe('Service that the online part runs on, such as `Zoom`.'),
  })
  .meta({ id: 'Location', description: 'A physical or online place. All fields are optional; show those that are present.' });
export type Location = z.infer<typeof location>;

export const LINK_TYPES = ['none', 'section', 'page', 'url', 'package', 'product', 'collection', 'catalog', 'event'] as const;

/** Target of a button or a navigation entry (§2.1). */
export const link = z
  .strictObject({
    type: describedEnum(LINK_TYPES, 'Kind of target, which decides the field to read.', {
      none: 'No target: show plain text.',
      section: 'A section of the current page, `sectionId`.',
      page: 'A page of the storefront, `pageSlug`.',
      url: 'Any address, `url`.',
      package: 'A package, `packageSlug`, and where present one of its options, `packageOptionRef`.',
      product: 'A product, `productSlug`.',
      collection: 'A collection, `collectionSlug`.',
      catalog: 'A media catalog, `catalogSlug`.',
      event: 'An event, `eventSlug`.',
    }),
    sectionId: z.string().max(100).optional().describe('`id` of a section in `renderConfig`. Set for type `section`.'),
    pageSlug: z.string().max(100).optional().describe('`slug` of a page in `renderConfig.pages`. Set for type `page`.'),
    url: z
      .string()
      .max(2_048)
      .optional()
      .describe('An http or https address, a path that begins with `/`, `mailto:…`, `tel:…` or `#…`. Set for type `url`.'),
    packageSlug: z.string().max(100).optional().describe('`slug` of a package. Set for type `package`.'),
    packageOptionRef: z
      .string()
      .max(300)
      .optional()
      .describe(
        'Option of the package to preselect. In responses a ref (`pko_…`), in the workspace document its path, such as `gift-box/large`. Left out when the option is not published.',
      ),
    productSlug: z.string().max(100).optional().describe('`slug` of a product. Set for type `product`.'),
    collectionSlug: z.string().max(100).optional().describe('`slug` of a collection. Set for type `collection`.'),
    catalogSlug: z.string().max(100).optional().describe('`slug` of a media catalog. Set for type `catalog`.'),
    eventSlug: z.string().max(100).optional().describe('`slug` of an event. Set for type `event`.'),
  })
  .meta({ id: 'Link', description: 'Target of a button or navigation entry. Read the one field that belongs to `type`.' });
export type Link = z.infer<typeof link>;

export const MEDIA_TYPES = ['image', 'video', 'audio', 'document'] as const;
/** Kind of a file, with the meaning of each value. */
export const mediaType = describedEnum(MEDIA_TYPES, 'Kind of file, which decides how to show it.', {
  image: 'A picture.',
  video: 'A video.',
  audio: 'A sound.',
  document: 'Any other file, such as a PDF: show a link to it.',
});

/** A block of a long description or a note (§2.3 info.descriptionBlocks). */
export const descriptionBlock = z
  .strictObject({
    id: z.string().max(100).describe('Unique among the blocks of one text; use it as the key of a list.'),
    kind: describedEnum(['text', 'heading', 'image', 'video', 'embed', 'list', 'divider'], 'Form of the block.', {
      text: 'Paragraphs, separated by blank lines, in `text`.',
      heading: 'A heading in `text`.',
      image: 'A picture at `url`, with `alt` and `caption`.',
      video: 'A video at `url`.',
      embed: 'Content of another site at `url`; `platform` names the site.',
      list: 'Entries in `text`, one each line.',
      divider: 'A line between blocks, without content.',
    }),
    text: prose
      .optional()
      .describe('Plain text without markup. Present for `text`, `heading` and `list`; for `video` and `embed` it may be a title.'),
    url: httpUrl.optional().describe('Absolute http or https address of the picture, video or embedded page.'),
    platform: line.optional().describe('Site that the embedded content comes from, such as `youtube`.'),
    alt: z.string().max(1_000).nullable().optional().describe('Alternative text of the picture. Null when the picture is only decoration.'),
    caption: z.string().max(1_000).optional().describe('Text to show below the picture or video.'),
    width: z
      .number()
      .int()
      .positive()
      .optional()
      .describe('Width at which to show the picture or video, CSS pixels; absent for the full width of the text.'),
    sort: z.number().int().default(0).describe('Order among the blocks, lowest first.'),
  })
  .meta({ id: 'DescriptionBlock', description: 'One block of a long text. Sort the blocks by `sort`, and show each by its `kind`.' });
export type DescriptionBlock = z.infer<typeof descriptionBlock>;
