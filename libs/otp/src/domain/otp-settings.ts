import { countryList, describedEnum, patchOf } from '@svc/contracts';
import { z } from 'zod';

const countries = countryList.describe(
  'Countries to whose phone numbers one-time codes may be sent, as ISO 3166-1 alpha-2 codes such as `NG`. Absent: the merchant’s own number sends only to the country of the shop’s time zone, the service’s number to all countries.',
);

const originHost = z
  .string('Give the host name of your site.')
  .regex(
    /^(?=.{4,100}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/,
    'Give a host name alone, in lower case, such as shop.example.',
  )
  .describe(
    'Host name of your site, such as `shop.example`, without scheme, port and path. SMS with one-time codes that your own number sends then end with the line `@shop.example #123456`, by which browsers fill in the code on that site and on no other. Where the line would make a second SMS of the text, the name of the shop is left out. WhatsApp, and the number of the service, send no such line. Absent: none is sent.',
  );

/** Sender of one-time passwords, and the countries they may go to (§4.8): `otp` of a workspace's settings. */
export const otpSettings = z
  .strictObject({
    sender: describedEnum(['own', 'frontdesk'], 'Number that sends one-time codes, unless a request names the other. Default: `own`.', {
      own: 'The merchant’s connected number.',
      frontdesk: 'The number of the service.',
    }).default('own'),
    countries: countries.optional(),
    originHost: originHost.optional(),
    fraudGuards: z
      .boolean()
      .describe(
        'True: the service blocks an API key for a time, with 429 `RATE_LIMITED`, when it sends codes to many consecutive numbers or to a country where hardly any code is entered. Default: false.',
      )
      .default(false),
  })
  .meta({ id: 'OtpSettings', description: 'Settings of one-time passwords.' });

/** Patch: an omitted field keeps its value. */
export const otpPatch = patchOf(otpSettings).extend({
  countries: countries.nullable().describe(`${countries.description} \`null\` removes the list.`).optional(),
  originHost: originHost.nullable().describe(`${originHost.description} \`null\` removes the line.`).optional(),
});
