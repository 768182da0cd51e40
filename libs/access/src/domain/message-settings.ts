import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';

const country = z
  .string()
  .refine((code) => isSupportedCountry(code), 'Give an ISO 3166 two-letter code in capitals, such as NG.')
  .meta({ pattern: '^[A-Z]{2}$', examples: ['NG'] });

/** Countries, each once; `otp.countries` and `texts.countries` are such lists. */
export const countryList = z
  .array(country)
  .max(250, 'Use at most 250 countries.')
  .refine((codes) => new Set(codes).size === codes.length, 'Name each country once.');

export const otpFields = {
  sender: z
    .enum(['own', 'frontdesk'])
    .describe('Whose number codes come from unless a request says: the merchant’s connected one, or the service’s.'),
  countries: countryList.describe(
    'Countries whose numbers codes may be sent to; without it the merchant’s own number sends to the workspace’s own alone, which is that of its time zone, and the service’s to all.',
  ),
  fraudGuards: z
    .boolean()
    .describe(
      'On: a key that sends to many numbers which follow one another, or to a country where hardly any code is entered, is refused as RATE_LIMITED for a while.',
    ),
};

/** From whom one-time passwords come, and where they may go (§4.8). */
export const otpSettings = z
  .strictObject({
    sender: otpFields.sender.default('own'),
    countries: otpFields.countries.optional(),
    fraudGuards: otpFields.fraudGuards.default(false),
  })
  .meta({ id: 'OtpSettings' });
export type OtpSettings = z.infer<typeof otpSettings>;

/** A field that is omitted keeps its value. */
export const otpPatch = z
  .strictObject({ ...otpFields, countries: otpFields.countries.nullable().describe('Null: as without a list.') })
  .partial();

export function patchedOtp(
  { countries: before, ...others }: OtpSettings,
  { countries = before, sender = others.sender, fraudGuards = others.fraudGuards }: z.infer<typeof otpPatch> = {},
): OtpSettings {
  return { sender, fraudGuards, ...(countries && { countries }) };
}

const MOST_PER_DAY = 500;
const textFields = {
  countries: countryList.describe(
    'Countries whose numbers texts to guests and buyers may go to (codes have a list of their own, otp.countries); without it those of the workspace’s own country, which is that of its time zone, and of its own number. The operator adds countries beyond these.',
  ),
  mostPerDay: z
    .int('Give a whole number.')
    .min(1, 'Give 1 or more.')
    .max(100_000, 'Give 100,000 or less.')
    .describe(
      'How many texts go out in any 24 hours, codes aside. What is over waits, and goes when there is room, oldest first. The operator sets it.',
    ),
};

/** Where texts to guests and buyers may go, and how many a day (D-107). */
export const textSettings = z
  .strictObject({ countries: textFields.countries.optional(), mostPerDay: textFields.mostPerDay.default(MOST_PER_DAY) })
  .meta({ id: 'TextSettings' });
export type TextSettings = z.infer<typeof textSettings>;

/** A field that is omitted keeps its value. */
export const textPatch = z
  .strictObject({ ...textFields, countries: textFields.countries.nullable().describe('Null: as without a list.') })
  .partial();

export function patchedTexts(
  { countries: before, mostPerDay: most }: TextSettings,
  { countries = before, mostPerDay = most }: z.infer<typeof textPatch> = {},
): TextSettings {
  return { mostPerDay, ...(countries && { countries }) };
}

export const messageFields = {
  attendees: z
    .boolean()
    .describe(
      'On: each attendee whose e-mail is another than that of who registered or bought is mailed their own ticket, with a calendar entry, once it is confirmed or paid.',
    ),
};

/** People who are mailed beside those who register and buy (D-137). */
export const messageSettings = z.strictObject({ attendees: messageFields.attendees.default(false) }).meta({ id: 'MessageSettings' });

/** The settings of a workspace that has set nothing. */
export const TEXTS: TextSettings = { mostPerDay: MOST_PER_DAY };
