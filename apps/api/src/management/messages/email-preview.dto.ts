import { describedEnum, MAIL_LANGUAGES, type MailWording, withMeanings, WORDED_MAILS, wordingOfMail } from '@svc/contracts';
import { CHANNELS, MESSAGE_KINDS, MESSAGE_MEANINGS, type MessagePreview } from '@svc/notifications';
import { z } from 'zod';
import { CHANNEL_MEANINGS } from './messages.dto';
import { registerGuestBody } from '../registrations/registrations.dto';

const NAME_ONE = 'Give either a kind of mail, or a registration.';

export const previewBody = z
  .object({
    kind: z
      .enum(WORDED_MAILS)
      .optional()
      .describe(
        withMeanings(
          'Mail to show with sample data. Leave it out with a `registration`.',
          Object.fromEntries(WORDED_MAILS.map((kind) => [kind, MESSAGE_MEANINGS[kind]])),
        ),
      ),
    registration: registerGuestBody
      .omit({ language: true })
      .meta({ id: 'RegistrationToPreview', description: 'Registration of a guest whose messages are to be shown.' })
      .optional()
      .describe(
        'Registration to show all messages of, as `POST /registrations` takes it. It is judged by the rules for guests, as if nobody had registered with its contact before.',
      ),
    language: describedEnum(MAIL_LANGUAGES, 'Language of the messages.', { en: 'English.', fr: 'French.' }),
    wording: wordingOfMail.optional().describe('Your own words to try. Default: those of the settings (`mailWording`).'),
  })
  .refine(({ kind, registration }) => (kind === undefined) !== (registration === undefined), NAME_ONE)
  .meta({ id: 'EmailPreviewBody', description: 'Mail or registration to preview, with the words to try.' });
export type PreviewBody = z.output<typeof previewBody>;
export type RegistrationToPreview = NonNullable<PreviewBody['registration']>;

const attachmentView = z
  .object({
    filename: z.string().describe('Name of the file in the mail, such as `invite.ics` or `ticket.pdf`.'),
    contentType: z.string().describe('Media type of the file.'),
    contentBase64: z.string().describe('Bytes of the file in base64.'),
  })
  .meta({ id: 'PreviewedAttachment', description: 'File that a previewed mail carries.' });

const messageView = z
  .object({
    kind: describedEnum(MESSAGE_KINDS, 'Kind of the message, as in `GET /v1/admin/messages`.', MESSAGE_MEANINGS),
    channel: describedEnum(CHANNELS, 'Channel by which the message would be sent.', CHANNEL_MEANINGS),
    to: z.string().describe('E-mail address, or phone number in E.164, that it would go to.'),
    subject: z.string().optional().describe('Subject of the mail; absent from an SMS.'),
    text: z.string().describe('Plain-text part of the mail, or the whole SMS.'),
    html: z.string().optional().describe('HTML part of the mail; absent from an SMS.'),
    attachments: z.array(attachmentView).describe('Calendar files and tickets of the mail. Codes of these tickets admit nobody.'),
  })
  .meta({ id: 'PreviewedMessage', description: 'Mail or SMS that the previewed registration would send.' });

export const previewView = z
  .object({
    subject: z.string().describe('Subject of the mail; empty for an SMS.'),
    text: z.string().describe('Plain text of the mail, as mail programs without HTML show it, or the whole SMS.'),
    html: z.string().describe('HTML of the mail, as most mail programs show it; empty for an SMS.'),
    messages: z
      .array(messageView)
      .optional()
      .describe(
        'All that the registration would send: first to the guest, whose message is also shown above (an SMS without subject and HTML); then to attendees. Absent with a `kind`.',
      ),
  })
  .meta({
    id: 'EmailPreview',
    description: 'Messages as they would look, with sample data or for the registration given. Nothing was sent.',
  });
export type PreviewView = z.infer<typeof previewView>;

/** Returns the words to try in mails of these kinds. */
export function wordingFor(kinds: readonly (typeof WORDED_MAILS)[number][], { language, wording }: PreviewBody): MailWording | undefined {
  return wording && { [language]: Object.fromEntries(kinds.map((kind) => [kind, wording])) };
}

export function presentPreview(messages: readonly MessagePreview[]): PreviewView {
  const [first] = messages;
  return {
    subject: first?.subject ?? '',
    text: first?.text ?? '',
    html: first?.html ?? '',
    messages: messages.map(({ attachments, ...message }) => ({
      ...message,
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        contentBase64: Buffer.from(content).toString('base64'),
      })),
    })),
  };
}
