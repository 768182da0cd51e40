import { describedEnum, LANGUAGE_TEXTS, LANGUAGES, type MailWording, withMeanings, WORDED_MAILS, wordingOfMail } from '@svc/contracts';
import { CHANNELS, MESSAGE_KINDS, MESSAGE_MEANINGS, type MessagePreview } from '@svc/notifications';
import { MOST_PREVIEWED_SEATS } from '@svc/registration';
import { z } from 'zod';
import { registerGuestBody } from '../registrations/registrations.dto';

const NAME_ONE = 'Give either a kind of mail, or a registration.';

export const previewBody = z
  .object({
    kind: z
      .enum(WORDED_MAILS)
      .optional()
      .describe(
        withMeanings(
          'Kind of the mail to preview with sample data. Give either `kind` or `registration`.',
          Object.fromEntries(WORDED_MAILS.map((kind) => [kind, MESSAGE_MEANINGS[kind]])),
        ),
      ),
    registration: registerGuestBody
      .omit({ language: true })
      .meta({ id: 'RegistrationToPreview', description: 'Registration of a guest whose messages are previewed.' })
      .optional()
      .describe(
        `Registration whose messages are previewed, in the form of \`POST /registrations\`, with at most ${MOST_PREVIEWED_SEATS} seats. It is checked by the rules for guests, as if nobody had registered with the same contact before. Give either \`kind\` or \`registration\`.`,
      ),
    language: describedEnum(LANGUAGES, 'Language of the previewed messages.', LANGUAGE_TEXTS.meanings),
    wording: wordingOfMail
      .optional()
      .describe(
        'Wording to try in the previewed mail, in place of the `mailWording` of the settings. Leave out to preview the mail with the settings.',
      ),
  })
  .refine(({ kind, registration }) => (kind === undefined) !== (registration === undefined), NAME_ONE)
  .meta({ id: 'EmailPreviewBody', description: 'Mail or registration to preview, with the wording to try.' });
export type PreviewBody = z.output<typeof previewBody>;
export type RegistrationToPreview = NonNullable<PreviewBody['registration']>;

const attachmentView = z
  .object({
    filename: z.string().describe('File name of the mail’s attachment, such as `invite.ics` or `ticket.pdf`.'),
    contentType: z.string().describe('MIME type of the mail’s attachment, such as `application/pdf`.'),
    contentBase64: z.string().describe('Content of the mail’s attachment, base64.'),
  })
  .meta({ id: 'PreviewedAttachment', description: 'A file attached to a previewed mail.' });

const messageView = z
  .object({
    kind: describedEnum(MESSAGE_KINDS, 'Kind of the previewed message.', MESSAGE_MEANINGS),
    channel: describedEnum(CHANNELS, 'Channel by which the previewed message would be sent.', {
      email: 'E-mail.',
      sms: 'SMS, to a guest without an e-mail address.',
      whatsapp: 'WhatsApp; not used for registrations.',
    }),
    to: z.string().describe('Recipient of the previewed message: an e-mail address, or a phone number in E.164 form.'),
    subject: z.string().optional().describe('Subject line of the previewed mail, plain text. Absent for an SMS.'),
    text: z.string().describe('Plain text of the previewed message: the text part of a mail, or the whole SMS.'),
    html: z.string().optional().describe('HTML part of the previewed mail. Absent for an SMS.'),
    attachments: z
      .array(attachmentView)
      .describe(
        'Attachments of the previewed mail, such as calendar files and tickets; the codes of these tickets admit nobody. Empty when there are none.',
      ),
  })
  .meta({ id: 'PreviewedMessage', description: 'A mail or SMS that the previewed registration would send.' });

export const previewView = z
  .object({
    subject: z.string().describe('Subject line of the previewed mail, plain text. Empty text for an SMS.'),
    text: z.string().describe('Plain text of the previewed message: the text part of the mail, or the whole SMS.'),
    html: z.string().describe('HTML part of the previewed mail. Empty text for an SMS.'),
    messages: z
      .array(messageView)
      .optional()
      .describe(
        'All messages that the previewed registration would send: first the one to the guest (the same as `subject`, `text` and `html` of the response), followed by those to attendees. Absent when a `kind` was previewed.',
      ),
  })
  .meta({
    id: 'EmailPreview',
    description: 'Messages as they would be sent, with sample data or for the given registration. Nothing was sent.',
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
