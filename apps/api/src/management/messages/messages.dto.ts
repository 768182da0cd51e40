import { timestamp } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf } from '@svc/kernel';
import {
  CHANNELS,
  type Message,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageQuery,
  MESSAGES,
  type MessageSubject,
} from '@svc/notifications';
import { z } from 'zod';
import { filter, pageQuery, pageRequestOf } from '../page.dto';

/** One message to one person. */
export const messageView = z
  .object({
    ref: z.string(),
    kind: z.enum(MESSAGE_KINDS).describe('What it says.'),
    channel: z.enum(CHANNELS),
    mode: z.enum(['live', 'test']),
    recipient: z.string().describe('E-mail address or phone number; `Deleted …` once that is kept no longer.'),
    subject: z
      .object({
        kind: z.enum([
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
        ]),
        ref: z.string(),
      })
      .describe('What it is about.'),
    state: z
      .enum(MESSAGE_STATES)
      .describe(
        '`failed`: every attempt has failed, or another is of no use; `skipped`: it was no longer true when its turn came; `withheld`: a text that may not go to its number. A text that waits for room is `due`.',
      ),
    attempts: z.number().int(),
    nextAttemptAt: timestamp.optional(),
    createdAt: timestamp,
    sentAt: timestamp.optional(),
    error: z.string().optional().describe('Why the last attempt failed, why it was skipped or withheld, or for what it waits.'),
    providerRef: z.string().optional().describe('By which the mail server or provider knows it.'),
    segments: z
      .number()
      .int()
      .optional()
      .describe(
        'Of a text that was sent: in how many segments, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one.',
      ),
  })
  .meta({ id: 'Message' });
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
  state: z.enum(MESSAGE_STATES).optional().describe('Only those in this state.'),
  channel: z.enum(CHANNELS).optional(),
  kind: z.enum(MESSAGE_KINDS).optional(),
  subject: filter(
    `Only those about what has this ref: ${PREFIXES.map((prefix) => `${SUBJECTS[prefix].called} (\`${prefix}_…\`)`).join(', ')}.`,
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
