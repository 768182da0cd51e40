import { countryList, line, patchOf, requiredEmail } from '@svc/contracts';
import { z } from 'zod';

const COUNTRIES =
  'Countries to whose phone numbers the workspace may send SMS to guests and buyers, as ISO 3166 two-letter codes such as `NG` (for one-time passwords `otp.countries` counts). You may remove countries; only the operator can add others.';
const HOME = 'the country of the shop’s time zone, and the country of its own number';

/** Countries and daily limit of SMS to guests and buyers (D-107): `texts` of a workspace's settings. */
export const textSettings = z
  .strictObject({
    countries: countryList.describe(`${COUNTRIES} Absent: ${HOME}.`).optional(),
    mostPerDay: z
      .int('Give a whole number.')
      .min(1, 'Give 1 or more.')
      .max(100_000, 'Give 100,000 or less.')
      .describe(
        'Largest number of SMS that the workspace sends to guests and buyers in any 24 hours, 1 to 100,000; one-time passwords do not count. Further SMS wait. Default: 500. Only the operator changes it.',
      )
      .default(500),
  })
  .meta({
    id: 'TextSettings',
    description: 'Limits of SMS to guests and buyers of a workspace; one-time passwords do not count.',
  });

/** Patch: an omitted field keeps its value. */
export const textPatch = patchOf(textSettings).extend({
  countries: countryList
    .nullable()
    .describe(`${COUNTRIES} \`null\` removes the list: the countries are ${HOME}. Leave out to keep the current value.`)
    .optional(),
});

/** People who are mailed beside registrants and buyers (D-137), and when they are notified of changed events (D-148): `messages` of a workspace's settings. */
export const messageSettings = z
  .strictObject({
    attendees: z
      .boolean()
      .describe(
        'True: an attendee with an e-mail address of their own gets their ticket and a calendar entry by e-mail, once the seat is confirmed or paid. False: only the person who registered or bought gets e-mails. Default: false.',
      )
      .default(false),
    noticeDelaySeconds: z
      .int('Give a whole number.')
      .min(0, 'Give 0 or more.')
      .max(3_600, 'Give 3,600 or less.')
      .describe(
        'Seconds between a change of an event and the messages about it, 0 to 3,600. Changes meanwhile are in the same message, and what is back where it was is in none. Default: 120.',
      )
      .default(120),
  })
  .meta({
    id: 'MessageSettings',
    description: 'Rules for messages to guests, buyers and attendees.',
  });

/** Address for alerts about problems that need the merchant, such as failing webhooks (D-74). */
export const alertEmail = requiredEmail.meta({
  format: 'email',
  description:
    'E-mail address of the merchant to which the service writes when something needs attention, such as failing webhooks. Absent: nobody is notified.',
});

/** Contact of the shop for buyers and guests, and its promises to them, as pages of the service show them. */
export const supportSettings = z
  .strictObject({
    email: requiredEmail
      .optional()
      .describe(
        'E-mail address of the shop for buyers and guests, shown on checkouts, order pages and in e-mails; their replies go there. Absent: none is shown.',
      ),
    phone: line
      .optional()
      .describe(
        'Phone number of the shop for buyers and guests, with country code, shown as you write it: `+234 803 123 4567`. Absent: none is shown.',
      ),
    promise: line
      .optional()
      .describe(
        'Promise of the shop to buyers that the checkout shows, such as "Returns within 14 days": one line of plain text, at most 300 characters. Absent: none is shown.',
      ),
  })
  .meta({
    id: 'SupportSettings',
    description:
      'Contact of the shop for guests and buyers: e-mail address, phone number and a promise, all optional. Pages and e-mails of the service show it.',
  });
export type SupportSettings = z.infer<typeof supportSettings>;
