import { countryList, patchOf } from '@svc/contracts';
import { z } from 'zod';

const countries = countryList.describe(
  'Countries whose numbers codes may be sent to; without it the merchant’s own number sends to the workspace’s own alone, which is that of its time zone, and the service’s to all.',
);

/** Sender of one-time passwords, and the countries they may go to (§4.8): `otp` of a workspace's settings. */
export const otpSettings = z
  .strictObject({
    sender: z
      .enum(['own', 'frontdesk'])
      .describe('Whose number codes come from unless a request says: the merchant’s connected one, or the service’s.')
      .default('own'),
    countries: countries.optional(),
    fraudGuards: z
      .boolean()
      .describe(
        'On: a key that sends to many numbers which follow one another, or to a country where hardly any code is entered, is refused as RATE_LIMITED for a while.',
      )
      .default(false),
  })
  .meta({ id: 'OtpSettings' });

/** Patch: an omitted field keeps its value. */
export const otpPatch = patchOf(otpSettings).extend({ countries: countries.nullable().describe('Null: as without a list.').optional() });
