import { countryList, describedEnum, patchOf } from '@svc/contracts';
import { z } from 'zod';

const countries = countryList.describe(
  'Countries to whose numbers codes may be sent (ISO 3166). Absent: the merchant’s own number sends to the country of the shop’s time zone alone, that of the service to all.',
);

/** Sender of one-time passwords, and the countries they may go to (§4.8): `otp` of a workspace's settings. */
export const otpSettings = z
  .strictObject({
    sender: describedEnum(['own', 'frontdesk'], 'Number that sends codes, unless a request names another. Default: `own`.', {
      own: 'The merchant’s connected number.',
      frontdesk: 'The number of the service.',
    }).default('own'),
    countries: countries.optional(),
    fraudGuards: z
      .boolean()
      .describe(
        'True: a key that sends to many consecutive numbers, or to a country where hardly any code is entered, gets 429 `RATE_LIMITED` for a while. Default: false.',
      )
      .default(false),
  })
  .meta({ id: 'OtpSettings', description: 'Settings of one-time passwords.' });

/** Patch: an omitted field keeps its value. */
export const otpPatch = patchOf(otpSettings).extend({
  countries: countries.nullable().describe(`${countries.description} Null removes the list.`).optional(),
});
