import { z } from 'zod';
import { LANGUAGE_TEXTS, LANGUAGES } from '../rules/text/languages';
import { isPrintable, UNFIT_LINE } from '../rules/text/one-line';

/** Mails to guests, buyers and subscribers that a merchant may word. */
export const WORDED_MAILS = [
  'registration_confirmed',
  'registration_received',
  'registration_approved',
  'registration_declined',
  'registration_reopened',
  'registration_cancelled',
  'ticket_reissued',
  'ticket_changed',
  'event_rescheduled',
  'event_cancelled',
  'ticket_given',
  'ticket_given_pending',
  'attendee_ticket',
  'order_confirmed',
  'order_fulfilled',
  'order_refunded',
  'order_refund_declined',
  'order_cancelled',
  'tickets_voided',
  'order_ticket_reissued',
  'order_ticket_changed',
  'order_event_rescheduled',
  'order_event_cancelled',
  'balance_asked',
  'balance_reminder',
  'balance_received',
  'savings_started',
  'savings_part_received',
  'savings_reminder',
  'savings_ended',
  'newsletter_confirm',
  'restock_confirm',
  'restock_available',
  'transfer_instructions',
  'payment_event_cancelled',
  'payment_returned',
  'refund_not_received',
] as const;
export type WordedMail = (typeof WORDED_MAILS)[number];

/** Placeholders of a wording: the shop, the name of the recipient, and the default subject of the mail. */
const NAMES = ['shop', 'name', 'subject'] as const;

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Give a text.')
    .max(most, `Use at most ${most} characters.`)
    .refine(isPrintable, UNFIT_LINE)
    .refine(
      (text) => [...text.matchAll(/\{([^}]*)\}/g)].every(([, name]) => NAMES.some((each) => each === name)),
      `Name between braces only ${NAMES.map((name) => `{${name}}`).join(', ')}.`,
    );

/** A merchant's own words in mails of one kind, in one language. */
export const wordingOfMail = z.strictObject({
  subject: words(150)
    .optional()
    .describe(
      'Subject of the mails of one kind, in place of the service’s own subject; plain text of at most 150 characters. `{shop}`, `{name}` (the recipient) and `{subject}` (the service’s own subject) are replaced. Absent: the service’s own subject.',
    ),
  opening: words(1_000)
    .optional()
    .describe(
      'First paragraph of the mails of one kind, before the text of the service; plain text of at most 1,000 characters. `{shop}`, `{name}` (the recipient) and `{subject}` are replaced. Absent: no extra paragraph.',
    ),
});

/** A merchant's own words in mails, by language and kind of mail: subject and opening. */
export const mailWording = z.partialRecord(z.enum(LANGUAGES), z.partialRecord(z.enum(WORDED_MAILS), wordingOfMail)).meta({
  id: 'MailWording',
  description: `Your own words in mails to guests, buyers and subscribers: map from language (${LANGUAGE_TEXTS.eitherCode}) to a map from kind of mail, such as \`order_confirmed\`, to its \`subject\` and \`opening\`. In them \`{shop}\`, \`{name}\` (the recipient) and \`{subject}\` are replaced.`,
});
export type MailWording = z.infer<typeof mailWording>;

/** Returns a wording with its placeholders replaced by values; an empty value goes with the blank before it, as in "Hello {name},". */
export function filledIn(text: string, values: Readonly<Record<(typeof NAMES)[number], string>>): string {
  return text.replace(
    /( ?)\{(shop|name|subject)\}/g,
    (_, blank: string, name: (typeof NAMES)[number]) => values[name] && blank + values[name],
  );
}
