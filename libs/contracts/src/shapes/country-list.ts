import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';

const country = z
  .string()
  .refine((code) => isSupportedCountry(code), 'Give an ISO 3166 two-letter code in capitals, such as NG.')
  .meta({ pattern: '^[A-Z]{2}$', examples: ['NG'] });

/** Countries, each once; `otp.countries` and `texts.countries` of the settings are such lists. */
export const countryList = z
  .array(country)
  .max(250, 'Use at most 250 countries.')
  .refine((codes) => new Set(codes).size === codes.length, 'Name each country once.');
