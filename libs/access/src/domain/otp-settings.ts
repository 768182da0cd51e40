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
  sender: z.enum(['own', 'frontdesk']).describe('Whose number codes come from unless a request says: the merchant’s connected one, or the service’s.'),
  countries: countryList.describe(
    'Countries whose numbers codes may be sent to; without it the merchant’s own number sends to the workspace’s own alone, which is that of its time zone, and the service’s to all.',
  ),
  fraudGuards: z
    .boolean()
    .describe('On: a key that sends to many numbers which follow one another, or to a country where hardly any code is entered, is refused as RATE_LIMITED for a while.'),
};

/** From whom one-time passwords come, and where they may go (§4.8). */
export const otpSettings = z
  .strictObject({ sender: otpFields.sender.default('own'), countries: otpFields.countries.optional(), fraudGuards: otpFields.fraudGuards.default(false) })
  .meta({ id: 'OtpSettings' });
export type OtpSettings = z.infer<typeof otpSettings>;

/** What is absent stays. */
export const otpPatch = z.strictObject({ ...otpFields, countries: otpFields.countries.nullable().describe('Null: as without a list.') }).partial();

export function patchedOtp({ countries: before, ...others }: OtpSettings, { countries = before, sender = others.sender, fraudGuards = others.fraudGuards }: z.infer<typeof otpPatch> = {}): OtpSettings {
  return { sender, fraudGuards, ...(countries && { countries }) };
}
