import { DomainError, type Job, type Mode } from '@svc/kernel';

/** Kinds of messages to guests; each kind is one email of the catalogue of texts. To whom a seat was given it is about that seat alone, and to an attendee about theirs. */
export const GUEST_MESSAGE_KINDS = [
  'registration_confirmed',
  'registration_received',
  'registration_approved',
  'registration_declined',
  'registration_cancelled',
  'ticket_reissued',
  'event_rescheduled',
  'event_cancelled',
  'ticket_given',
  'ticket_given_pending',
  'attendee_ticket',
] as const;
export type GuestMessageKind = (typeof GUEST_MESSAGE_KINDS)[number];

/** What the merchant is sent of a webhook destination (D-74). */
export const ALERT_KINDS = ['webhook_failing', 'webhook_disabled'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What buyers are sent of an order: that it is placed, handed over, refunded or called off, that the event of its tickets was moved or cancelled, that tickets of it are void, that one was issued anew, that a refund that they asked for is declined, that its balance is to be paid (the merchant asks, or its day comes near), that it is paid. */
export const ORDER_MESSAGE_KINDS = [
  'order_confirmed',
  'order_fulfilled',
  'order_refunded',
  'order_refund_declined',
  'order_cancelled',
  'tickets_voided',
  'order_ticket_reissued',
  'order_event_rescheduled',
  'order_event_cancelled',
  'balance_asked',
  'balance_reminder',
  'balance_received',
] as const;
export type OrderMessageKind = (typeof ORDER_MESSAGE_KINDS)[number];

/** What buyers (`payment_returned`) and merchants are sent about money that goes back (D-29). */
export const REFUND_MESSAGE_KINDS = ['payment_returned', 'money_returned', 'refund_failed'] as const;
export type RefundMessageKind = (typeof REFUND_MESSAGE_KINDS)[number];

/** What a buyer is sent of a payment under way: where to transfer the money. */
export const PAYMENT_MESSAGE_KINDS = ['transfer_instructions'] as const;
export type PaymentMessageKind = (typeof PAYMENT_MESSAGE_KINDS)[number];

/** What somebody who saves up is sent: a part has come, the day is near, the plan has ended (D-15). */
export const SAVINGS_MESSAGE_KINDS = ['savings_started', 'savings_part_received', 'savings_reminder', 'savings_ended'] as const;
export type SavingsMessageKind = (typeof SAVINGS_MESSAGE_KINDS)[number];

/** What somebody who has signed up is sent: to confirm it, and that what they wait for can be bought again. */
export const SUBSCRIPTION_MESSAGE_KINDS = ['newsletter_confirm', 'restock_confirm', 'restock_available'] as const;
export type SubscriptionMessageKind = (typeof SUBSCRIPTION_MESSAGE_KINDS)[number];

/** What somebody is sent to confirm what they ask for on a page: a code. */
export const CONFIRMATION_MESSAGE_KIND = 'confirmation_code';

/** What whoever confirmed it is sent of a ticket that went to somebody else. */
export const GIVEN_AWAY_MESSAGE_KIND = 'ticket_given_away';

/** Kinds of mails to guests of an event in the merchant's own words (D-137). */
export const ANNOUNCEMENT_MESSAGE_KIND = 'event_announcement';

/** Messages to the merchant: of a webhook destination, of a filled-in form, that there is no room for files of forms (D-110), of texts that wait for room (D-107), of an admin token that the operator has made (D-109), of a refund that a buyer asks for (ADR 0068), of a rail on which a provider refuses to charge (D-127). */
export const MERCHANT_MESSAGE_KINDS = [
  ...ALERT_KINDS,
  'form_submitted',
  'form_files_full',
  'texts_waiting',
  'admin_token_made',
  'refund_asked',
  'rail_refused',
] as const;
export type MerchantMessageKind = (typeof MERCHANT_MESSAGE_KINDS)[number];

export const MESSAGE_KINDS = [
  ...GUEST_MESSAGE_KINDS,
  ...ORDER_MESSAGE_KINDS,
  ...PAYMENT_MESSAGE_KINDS,
  ...SAVINGS_MESSAGE_KINDS,
  ...REFUND_MESSAGE_KINDS,
  ...MERCHANT_MESSAGE_KINDS,
  ...SUBSCRIPTION_MESSAGE_KINDS,
  CONFIRMATION_MESSAGE_KIND,
  GIVEN_AWAY_MESSAGE_KIND,
  ANNOUNCEMENT_MESSAGE_KIND,
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What becomes of an order after it is placed. */
export const ORDER_NEWS_KINDS = ['order_fulfilled', 'order_refunded', 'order_refund_declined', 'order_cancelled'] as const;
export type OrderNewsKind = (typeof ORDER_NEWS_KINDS)[number];

/** What has happened to a destination: an event was lost, 72 h of failures, 120 h of them, or its 410. */
export type AlertCause = 'exhausted' | 'failing_for_days' | 'failing' | 'gone';

/** Who ended a savings plan, or that its day has passed. */
export type SavingsEnd = 'buyer' | 'merchant' | 'deadline';

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `due` waits for its first or next attempt, `sending` is leased by a worker, `failed` is given up, `skipped` was no
 * longer true when its turn came, `withheld` is a text that may not go to its number.
 */
export const MESSAGE_STATES = ['due', 'sending', 'sent', 'failed', 'skipped', 'withheld'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a message is to say beyond its kind. */
export interface MessageDetails {
  /** In the merchant's own words: which of them, and the language in which its reader was served. */
  announcement?: { id: string; language?: string };
  /** The seats it is about; absent: all of the registration's. */
  attendeeIds?: readonly string[];
  /** Of an alert: what has happened. */
  cause?: AlertCause;
  /** Of an order: the pieces that were handed over, and whether nothing is left of it. */
  handedOver?: { pieces: readonly { itemId: string; quantity: number }[]; isAll: boolean };
  /** Of an order that was refunded or called off: what goes back by that, minor units. */
  refundMinor?: number;
  /** Of tickets that are void: their order was called off. */
  isCancelled?: boolean;
  /** True of a ticket that was given away by a person to whom it had been given. */
  wasGiven?: boolean;
  /** Of a savings plan: the part that has come. */
  paymentId?: string;
  /** Of a savings plan that has ended: by whom, and what of the money goes back, minor units. */
  ended?: { why: SavingsEnd; refundedMinor: number; keptMinor: number };
}

/** A message to one person, once per kind, subject, version and recipient (D-83). */
export interface PlannedMessage {
  workspaceId: string;
  mode: Mode;
  /** UUIDv7, `msg_…`. */
  id: string;
  kind: MessageKind;
  channel: Channel;
  /** E-mail address, or phone number in E.164. */
  recipient: string;
  /** The subject of the message: a registration, a seat that was given to its recipient or that they sit on, an order, a refund, an attempt to pay, a code that confirms something, a form's submission, an event whose guests the merchant writes to, the webhook destination of an alert, or the workspace whose texts wait. */
  subjectId: string;
  /** Id of the fact that caused it: the same fact causes it once. */
  version: string;
  details: MessageDetails;
}

/** With which the recipient of a message begins whose text is kept no longer. */
export const PURGED = 'Deleted ';

/** Each is another, since a message is unique by its recipient, too (D-83). */
export const purgedRecipient = (id: string): string => `${PURGED}${id}`;

/** A message with what became of it. */
export interface Message extends Omit<PlannedMessage, 'version'> {
  state: MessageState;
  /** Attempts so far. */
  attempts: number;
  /** When it is due, or its lease ends. */
  dueAt: Date;
  createdAt: Date;
  sentAt?: Date;
  /** Why the last attempt failed, why it was skipped or withheld, or for what it waits. */
  lastError?: string;
  /** The provider's id of it. */
  providerRef?: string;
  /** The number of segments of a text that was sent, each of which is charged (D-137). */
  segments?: number;
}

/** By what a message is found. */
export interface MessageName {
  workspaceId: string;
  mode: Mode;
  /** UUID. */
  messageId: string;
}

export const NOTIFICATION_QUEUE = 'notification.v2';

/** Has a message sent. */
export const notificationJob = (
  { workspaceId, mode, id: messageId }: Pick<Message, 'workspaceId' | 'mode' | 'id'>,
  dueAt?: Date,
): Job<MessageName> => ({
  queue: NOTIFICATION_QUEUE,
  payload: { workspaceId, mode, messageId },
  dueAt,
});

/** Only what was given up or withheld can be tried once more. */
export class NotFailed extends DomainError {
  constructor() {
    super('CONFLICT', 'Only a message that has failed or was withheld can be sent again; read its state.');
  }
}
