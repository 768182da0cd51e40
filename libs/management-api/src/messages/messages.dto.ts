import { describedEnum, modeOf, timestamp, withMeanings } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf } from '@svc/kernel';
import {
  CHANNELS,
  type Message,
  MESSAGE_KINDS,
  MESSAGE_MEANINGS,
  MESSAGE_STATES,
  type MessageQuery,
  MESSAGES,
  type MessageSubject,
} from '@svc/notifications';
import { z } from 'zod';
import { filter, pageQuery, pageRequestOf } from '../page.dto';

/** Meanings of the channels. */
export const CHANNEL_MEANINGS = { email: 'E-mail.', sms: 'SMS.', whatsapp: 'WhatsApp.' };
const STATE = withMeanings('State of the message.', {
  due: 'It waits for its first or next attempt, or for room under the daily limit of SMS.',
  sending: 'An attempt to send it is under way.',
  sent: 'The mail server or provider has accepted it.',
  failed: 'Every attempt failed, or another one cannot succeed.',
  skipped: 'It was not sent, because its content was no longer true when it was due.',
  withheld:
    'It was not sent: SMS may not go to its phone number (see `texts.countries` of the settings), or its address has had as many mails as it may have without an answer. `error` says which. Retry it to send it anyway.',
});

/** Description of the length of an SMS. */
export const SEGMENTS =
  'Number of segments of the SMS, for each of which providers charge: 160 characters of GSM-7, or 70 of UTF-16, fit in one. Absent for messages other than SMS.';

/** One message to one person. */
export const messageView = z
  .object({
    ref: z.string().describe('Ref of the message, given by the service: `msg_…`.'),
    kind: describedEnum(MESSAGE_KINDS, 'Kind of the message, which names its recipient and cause.', MESSAGE_MEANINGS),
    channel: describedEnum(CHANNELS, 'Channel by which the message is sent.', CHANNEL_MEANINGS),
    mode: modeOf('message'),
    recipient: z
      .string()
      .describe(
        'Recipient of the message: an e-mail address, or a phone number in E.164 form. A text that begins with `Erased` once the recipient was erased, and with `Deleted` once the text of the message was deleted.',
      ),
    subject: z
      .object({
        kind: describedEnum(
          [
            'registration',
            'order',
            'payment',
            'refund',
            'submission',
            'form',
            'subscription',
            'variant',
            'webhook_destination',
            'workspace',
            'admin_token',
            'payment_exception',
            'confirmation',
            'attendee',
            'event',
          ],
          'Kind of the object that the message is about.',
          {
            registration: 'Registration.',
            order: 'Order.',
            payment: 'Payment.',
            refund: 'Refund.',
            submission: 'Form submission.',
            form: 'Form.',
            subscription: 'Newsletter subscription or restock alert.',
            variant: 'Variant whose stock runs low.',
            webhook_destination: 'Webhook destination.',
            workspace: 'The workspace.',
            admin_token: 'Admin token.',
            payment_exception: 'Payment exception.',
            confirmation: 'Action that a code confirms.',
            attendee: 'Seat of an attendee.',
            event: 'Event.',
          },
        ),
        ref: z.string().describe('Ref of the object that the message is about, such as `ord_…`: its prefix tells the kind.'),
      })
      .describe('Object that the message is about, such as an order: its `kind` and `ref`.'),
    state: z.enum(MESSAGE_STATES).describe(STATE),
    attempts: z.number().int().describe('Number of attempts to send the message so far; 0 before the first one.'),
    nextAttemptAt: timestamp
      .optional()
      .describe('When the next attempt to send the message begins, UTC timestamp. Absent when none is planned.'),
    createdAt: timestamp.describe('When the message was planned, UTC timestamp.'),
    sentAt: timestamp
      .optional()
      .describe('When the message was handed to the mail server or provider, UTC timestamp. Absent when it was not sent.'),
    error: z
      .string()
      .optional()
      .describe(
        'Explanation for the merchant, one line of plain text: why the last attempt to send the message failed, why it was skipped or withheld, or what it waits for. Absent when nothing is wrong.',
      ),
    providerRef: z
      .string()
      .optional()
      .describe('Id of the message at the mail server or provider, for questions to it. Absent when it gave none.'),
    segments: z.number().int().optional().describe(SEGMENTS),
    resendOf: z
      .string()
      .optional()
      .describe('Ref of the message that this message repeats, since you wanted it sent once more. Absent for the first one.'),
  })
  .meta({ id: 'Message', description: 'A message to one person, by e-mail, SMS or WhatsApp; its text is not stored.' });
export type MessageView = z.infer<typeof messageView>;

export function presentMessage({
  id,
  subjectId,
  details,
  kind,
  channel,
  mode,
  recipient,
  state,
  attempts,
  dueAt,
  createdAt,
  sentAt,
  lastError,
  providerRef,
  segments,
}: Message): MessageView {
  const about = isOfSeat(subjectId, details) ? 'att' : MESSAGES[kind].about;
  return {
    ref: refOf('msg', id),
    kind,
    channel,
    mode,
    recipient,
    subject: { kind: SUBJECTS[about].kind, ref: refOf(about, subjectId) },
    state,
    attempts,
    nextAttemptAt: state === 'due' ? timestampOf(dueAt) : undefined,
    createdAt: timestampOf(createdAt),
    sentAt: sentAt && timestampOf(sentAt),
    error: lastError,
    providerRef,
    segments,
    resendOf: details.resendOf && refOf('msg', details.resendOf),
  };
}

/** Returns true for a message about one seat: messages to attendees, and to recipients of given-away seats, are about their seat. */
function isOfSeat(subjectId: string, { attendeeIds }: Message['details']): boolean {
  return attendeeIds?.[0] === subjectId;
}

/** Subjects of messages, by the prefixes of their refs. */
const SUBJECTS: Record<MessageSubject, { kind: MessageView['subject']['kind']; called: string }> = {
  grp: { kind: 'registration', called: 'the registration' },
  ord: { kind: 'order', called: 'the order' },
  rfd: { kind: 'refund', called: 'the refund' },
  pay: { kind: 'payment', called: 'the payment' },
  nls: { kind: 'subscription', called: 'the newsletter subscription' },
  rsa: { kind: 'subscription', called: 'the restock alert' },
  sub: { kind: 'submission', called: 'the submission of a form' },
  frm: { kind: 'form', called: 'the form' },
  wdn: { kind: 'webhook_destination', called: 'the webhook destination' },
  wks: { kind: 'workspace', called: 'the workspace' },
  key: { kind: 'admin_token', called: 'the admin token' },
  exc: { kind: 'payment_exception', called: 'the payment exception' },
  cnf: { kind: 'confirmation', called: 'what a code confirms' },
  att: { kind: 'attendee', called: 'the seat of an attendee who is written to' },
  evt: { kind: 'event', called: 'the event whose guests were written to' },
  var: { kind: 'variant', called: 'the variant whose stock runs low' },
};
const PREFIXES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];

export const messagesQuery = pageQuery.extend({
  state: z.enum(MESSAGE_STATES).optional().describe(`Only messages in this state. Default: all. ${STATE}`),
  channel: z.enum(CHANNELS).optional().describe(withMeanings('Only messages by this channel. Default: all.', CHANNEL_MEANINGS)),
  to: filter('Only messages to this e-mail address, in any case, or to this phone number in E.164 form such as `+2348031234567`.'),
  kind: z.enum(MESSAGE_KINDS).optional().describe(withMeanings('Only messages of this kind. Default: all.', MESSAGE_MEANINGS)),
  subject: filter(
    `Only messages about the object with this ref: ${PREFIXES.map((prefix) => `${SUBJECTS[prefix].called} (\`${prefix}_…\`)`).join(', ')}.`,
  ),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

/** Returns the query of a list of messages. Throws InvalidInput for a subject that no message can have. */
export function messageQueryOf({ state, channel, kind, subject, to, ...page }: MessagesQuery): MessageQuery {
  const subjectId = subject === undefined ? undefined : idOf(PREFIXES, subject);
  if (subject !== undefined && !subjectId) {
    throw new InvalidInput(
      `Give the ref of what messages are about; it begins with ${PREFIXES.map((prefix) => `${prefix}_`).join(', ')}.`,
      { invalid: ['subject'] },
    );
  }
  return { ...pageRequestOf(page, 'msg'), state, channel, kind, subjectId, to };
}
