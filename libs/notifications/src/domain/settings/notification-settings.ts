import { countryList, line, patchOf, requiredEmail } from '@svc/contracts';
import { z } from 'zod';

const countries = countryList.describe(
  'Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others.',
);

/** Countries and daily limit of SMS to guests and buyers (D-107): `texts` of a workspace's settings. */
export const textSettings = z
  .strictObject({
    countries: countries.optional(),
    mostPerDay: z
      .int('Give a whole number.')
      .min(1, 'Give 1 or more.')
      .max(100_000, 'Give 100,000 or less.')
      .describe('Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it.')
      .default(500),
  })
  .meta({ id: 'TextSettings', description: 'Limits of SMS to guests and buyers, codes aside.' });

/** Patch: an omitted field keeps its value. */
export const textPatch = patchOf(textSettings).extend({
  countries: countries.nullable().describe(`${countries.description} Null removes the list.`).optional(),
});

/** People who are mailed beside registrants and buyers (D-137): `messages` of a workspace's settings. */
export const messageSettings = z
  .strictObject({
    attendees: z
      .boolean()
      .describe(
        'True: an attendee with an e-mail address of their own is mailed their ticket and a calendar entry, once it is confirmed or paid. Default: false.',
      )
      .default(false),
  })
  .meta({ id: 'MessageSettings', description: 'People who are mailed beside the person who registered or bought.' });

/** Address for alerts about problems that need the merchant, such as failing webhooks (D-74). */
export const alertEmail = requiredEmail.meta({
  format: 'email',
  description: 'Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified.',
});

/** Contact of the shop for buyers and guests, and its promises to them, as pages of the service show them. */
export const supportSettings = z
  .strictObject({
    email: requiredEmail
      .optional()
      .describe('E-mail address shown on checkout, order page and in mails; replies of buyers and guests go there. Absent: none is shown.'),
    phone: line.optional().describe('Phone number shown beside it, with country code: `+234 803 123 4567`. Absent: none is shown.'),
    promise: line.optional().describe('One line that the checkout shows, such as "Returns within 14 days". Absent: none is shown.'),
  })
  .meta({ id: 'SupportSettings', description: 'Contact of the shop for guests and buyers. Every field is optional.' });
export type SupportSettings = z.infer<typeof supportSettings>;
