import { describedEnum, timestamp, withMeanings } from '@svc/contracts';
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
import { filter, modeOf, pageQuery, pageRequestOf } from '../page.dto';

export const CHANNEL_MEANINGS = { email: 'By e-mail.', sms: 'By SMS.', whatsapp: 'By WhatsApp.' };
const STATE = withMeanings('State of the message.', {
  due: 'It waits for its first or next attempt, or for room under the daily limit of SMS.',
  sending: 'An attempt is under way.',
  sent: 'The mail server or provider has it.',
  failed: 'Every attempt failed, or another one is of no use.',
  skipped: 'It was no longer true when its turn came.',
  withheld: 'An SMS that may not go to its number.',
});

/** Description of the length of an SMS. */
export const SEGMENTS =
  'Segments of an SMS, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. Absent for everything else.';

/** One message to one person. */
export const messageView = z
  .object({
    ref: z.string().describe('Ref of the message: `msg_…`.'),
    kind: describedEnum(MESSAGE_KINDS, 'Content of the message, and its recipient.', MESSAGE_MEANINGS),
    channel: describedEnum(CHANNELS, 'Channel of the message.', CHANNEL_MEANINGS),
    mode: modeOf('message'),
    recipient: z.string().describe('E-mail address or phone number; a text that begins with `Deleted` once that is erased.'),
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
            'webhook_destination',
            'workspace',
            'admin_token',
            'payment_exception',
            'confirmation',
            'attendee',
            'event',
          ],
          'Kind of that thing.',
          {
            registration: 'A registration.',
            order: 'An order.',
            payment: 'A payment.',
            refund: 'A refund.',
            submission: 'A submission of a form.',
            form: 'A form.',
            subscription: 'A newsletter subscription or restock alert.',
            webhook_destination: 'A webhook destination.',
            workspace: 'The workspace.',
            admin_token: 'An admin token.',
            payment_exception: 'A payment exception.',
            confirmation: 'An action that a code confirms.',
            attendee: 'The seat of an attendee.',
            event: 'An event.',
          },
        ),
        ref: z.string().describe('Ref of that thing; its prefix says of which kind.'),
      })
      .describe('Thing that the message is about.'),
    state: z.enum(MESSAGE_STATES).describe(STATE),
    attempts: z.number().int().describe('Attempts so far.'),
    nextAttemptAt: timestamp.optional().describe('When the next attempt begins, UTC. Absent: none is planned.'),
    createdAt: timestamp.describe('When it was planned, UTC.'),
    sentAt: timestamp.optional().describe('When it was handed to the mail server or provider, UTC. Absent: it was not.'),
    error: z
      .string()
      .optional()
      .describe('Reason why the last attempt failed, why it was skipped or withheld, or what it waits for. Absent: nothing is wrong.'),
    providerRef: z.string().optional().describe('Identifier of the message at the mail server or provider. Absent: none was given.'),
    segments: z.number().int().optional().describe(SEGMENTS),
  })
  .meta({ id: 'Message', description: 'A message to one person, by e-mail, SMS or WhatsApp.' });
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
};
const PREFIXES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];

export const messagesQuery = pageQuery.extend({
  state: z.enum(MESSAGE_STATES).optional().describe(`Only those in this state. ${STATE}`),
  channel: z.enum(CHANNELS).optional().describe(withMeanings('Only those by this channel. Default: all.', CHANNEL_MEANINGS)),
  kind: z.enum(MESSAGE_KINDS).optional().describe(withMeanings('Only those of this kind. Default: all.', MESSAGE_MEANINGS)),
  subject: filter(
    `Only those about the thing with this ref: ${PREFIXES.map((prefix) => `${SUBJECTS[prefix].called} (\`${prefix}_…\`)`).join(', ')}.`,
  ),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

/** Returns the query of a list of messages. Throws InvalidInput for a subject that no message can have. */
export function messageQueryOf({ state, channel, kind, subject, ...page }: MessagesQuery): MessageQuery {
  const subjectId = subject === undefined ? undefined : idOf(PREFIXES, subject);
  if (subject !== undefined && !subjectId) {
    throw new InvalidInput(
      `Give the ref of what messages are about; it begins with ${PREFIXES.map((prefix) => `${prefix}_`).join(', ')}.`,
      { invalid: ['subject'] },
    );
  }
  return { ...pageRequestOf(page, 'msg'), state, channel, kind, subjectId };
}
