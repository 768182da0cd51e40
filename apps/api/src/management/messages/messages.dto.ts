import { timestamp } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf, type RefPrefix } from '@svc/kernel';
import {
  CHANNELS,
  isAlertKind,
  isOrderKind,
  isPaymentKind,
  isRefundKind,
  isSavingsKind,
  isSubscriptionKind,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type Message,
  type MessageKind,
  type MessageQuery,
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
  return {
    ref: refOf('msg', id),
    kind,
    channel,
    mode,
    recipient,
    subject: isOfSeat(subjectId, details) ? { kind: 'attendee', ref: refOf('att', subjectId) } : subjectOf(kind, subjectId),
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

/** Of kinds that are the only ones about such a thing, or nearly. */
const OWN_SUBJECTS: Partial<Record<MessageKind, readonly [MessageView['subject']['kind'], RefPrefix]>> = {
  ticket_given: ['attendee', 'att'],
  ticket_given_pending: ['attendee', 'att'],
  attendee_ticket: ['attendee', 'att'],
  ticket_given_away: ['confirmation', 'cnf'],
  confirmation_code: ['confirmation', 'cnf'],
  event_announcement: ['event', 'evt'],
  texts_waiting: ['workspace', 'wks'],
  admin_token_made: ['admin_token', 'key'],
  form_files_full: ['form', 'frm'],
  form_submitted: ['submission', 'sub'],
  refund_asked: ['order', 'ord'],
  rail_refused: ['payment_exception', 'exc'],
};

/** To whom a seat was given, and to attendees, messages are about their seat. */
function isOfSeat(subjectId: string, { attendeeIds }: Message['details']): boolean {
  return attendeeIds?.[0] === subjectId;
}

function subjectOf(kind: MessageKind, id: string): MessageView['subject'] {
  if (isAlertKind(kind)) return { kind: 'webhook_destination', ref: refOf('wdn', id) };
  if (isSubscriptionKind(kind)) return { kind: 'subscription', ref: refOf(kind === 'newsletter_confirm' ? 'nls' : 'rsa', id) };
  const own = OWN_SUBJECTS[kind];
  if (own) return { kind: own[0], ref: refOf(own[1], id) };
  if (isOrderKind(kind) || isSavingsKind(kind)) return { kind: 'order', ref: refOf('ord', id) };
  if (isPaymentKind(kind)) return { kind: 'payment', ref: refOf('pay', id) };
  return isRefundKind(kind) ? { kind: 'refund', ref: refOf('rfd', id) } : { kind: 'registration', ref: refOf('grp', id) };
}

/** What messages are about, by the beginnings of its refs. */
const SUBJECTS = {
  grp: 'the registration',
  ord: 'the order',
  rfd: 'the refund',
  pay: 'the payment',
  nls: 'the newsletter subscription',
  rsa: 'the restock alert',
  sub: 'the submission of a form',
  frm: 'the form',
  wdn: 'the webhook destination',
  wks: 'the workspace',
  key: 'the admin token',
  exc: 'the payment exception',
  cnf: 'what a code confirms',
  att: 'the seat of an attendee who is written to',
  evt: 'the event whose guests were written to',
} as const satisfies Partial<Record<RefPrefix, string>>;
const PREFIXES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];

export const messagesQuery = pageQuery.extend({
  state: z.enum(MESSAGE_STATES).optional().describe('Only those in this state.'),
  channel: z.enum(CHANNELS).optional(),
  kind: z.enum(MESSAGE_KINDS).optional(),
  subject: filter(`Only those about what has this ref: ${PREFIXES.map((prefix) => `${SUBJECTS[prefix]} (\`${prefix}_…\`)`).join(', ')}.`),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

/** Throws InvalidInput for a subject that no message can have. */
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
