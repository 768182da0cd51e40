import { countryList, line, patchOf, requiredEmail } from '@svc/contracts';
import { z } from 'zod';

const countries = countryList.describe(
  'Countries whose numbers texts to guests and buyers may go to (codes have a list of their own, otp.countries); without it those of the workspace’s own country, which is that of its time zone, and of its own number. The operator adds countries beyond these.',
);

/** Countries and daily limit of SMS to guests and buyers (D-107): `texts` of a workspace's settings. */
export const textSettings = z
  .strictObject({
    countries: countries.optional(),
    mostPerDay: z
      .int('Give a whole number.')
      .min(1, 'Give 1 or more.')
      .max(100_000, 'Give 100,000 or less.')
      .describe(
        'How many texts go out in any 24 hours, codes aside. What is over waits, and goes when there is room, oldest first. The operator sets it.',
      )
      .default(500),
  })
  .meta({ id: 'TextSettings' });

/** Patch: an omitted field keeps its value. */
export const textPatch = patchOf(textSettings).extend({ countries: countries.nullable().describe('Null: as without a list.').optional() });

/** People who are mailed beside registrants and buyers (D-137): `messages` of a workspace's settings. */
export const messageSettings = z
  .strictObject({
    attendees: z
      .boolean()
      .describe(
        'On: each attendee whose e-mail is another than that of who registered or bought is mailed their own ticket, with a calendar entry, once it is confirmed or paid.',
      )
      .default(false),
  })
  .meta({ id: 'MessageSettings' });

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
      .describe('E-mail address shown on checkout, order page and in mails; replies of buyers and guests go there.'),
    phone: line.optional().describe('Phone number shown beside it, with country code: `+234 803 123 4567`.'),
    promise: line.optional().describe('One line that the checkout shows, such as "Returns within 14 days".'),
  })
  .meta({ id: 'SupportSettings' });
export type SupportSettings = z.infer<typeof supportSettings>;
