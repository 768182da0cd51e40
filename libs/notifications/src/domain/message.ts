import { FinalConflict, type Job, type Mode } from '@svc/kernel';
import type { MailGroup } from './limits/unanswered-mails';

/**
 * Kinds of messages to guests; each kind has one template. For the recipient of a given-away seat it covers that seat only, and for an
 * attendee only theirs.
 */
export const GUEST_MESSAGE_KINDS = [
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
] as const;
export type GuestMessageKind = (typeof GUEST_MESSAGE_KINDS)[number];

/** Kinds of alerts to the merchant about a webhook destination (D-74). */
export const ALERT_KINDS = ['webhook_failing', 'webhook_disabled'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * Kinds of messages to buyers about an order: placed, handed over, refunded or cancelled; the event of its tickets rescheduled or
 * cancelled; tickets voided, reissued or changed; a refund request declined; its balance requested, due soon, or paid.
 */
export const ORDER_MESSAGE_KINDS = [
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
] as const;
export type OrderMessageKind = (typeof ORDER_MESSAGE_KINDS)[number];

/** Kinds of messages about refunds, to buyers (`payment_returned`, `refund_not_received`) and merchants (D-29, D-151). */
export const REFUND_MESSAGE_KINDS = ['payment_returned', 'refund_not_received', 'money_returned', 'refund_failed'] as const;
export type RefundMessageKind = (typeof REFUND_MESSAGE_KINDS)[number];

/** Kinds of messages to buyers about a payment under way: transfer instructions, and that its event was cancelled meanwhile. */
export const PAYMENT_MESSAGE_KINDS = ['transfer_instructions', 'payment_event_cancelled'] as const;
export type PaymentMessageKind = (typeof PAYMENT_MESSAGE_KINDS)[number];

/** Kinds of messages about savings plans: started, instalment received, deadline near, ended (D-15). */
export const SAVINGS_MESSAGE_KINDS = ['savings_started', 'savings_part_received', 'savings_reminder', 'savings_ended'] as const;
export type SavingsMessageKind = (typeof SAVINGS_MESSAGE_KINDS)[number];

/** Kinds of messages to subscribers: confirmation of the subscription, and restock alert. */
export const SUBSCRIPTION_MESSAGE_KINDS = ['newsletter_confirm', 'restock_confirm', 'restock_available'] as const;
export type SubscriptionMessageKind = (typeof SUBSCRIPTION_MESSAGE_KINDS)[number];

/** Kind of the message with a confirmation code. */
export const CONFIRMATION_MESSAGE_KIND = 'confirmation_code';

/** Kind of the message that a ticket was given away, to the person who confirmed it. */
export const GIVEN_AWAY_MESSAGE_KIND = 'ticket_given_away';

/** Kind of the mail with links to all registrations of an address, in place of those that were withheld (D-153). */
export const LIST_MESSAGE_KIND = 'registrations_listed';

/** Kind of the notice to an address that an order or a registration had by mistake (D-149). */
export const CORRECTED_MESSAGE_KIND = 'address_corrected';

/** Kind of mails to guests of an event in the merchant's own words (D-137). */
export const ANNOUNCEMENT_MESSAGE_KIND = 'event_announcement';

/**
 * Kinds of messages to the merchant: alerts about webhook destinations, filled-in forms, files of forms without room (D-110), SMS that wait
 * for room (D-107), admin tokens that the operator has made (D-109), refund requests of buyers (ADR 0068), rails whose provider refuses to
 * charge (D-127), refunds that wait for the merchant's money at the provider (D-147), and news of the shop: new orders, registrations that
 * wait, stock that runs low, failures, and lists of them (D-156).
 */
export const MERCHANT_MESSAGE_KINDS = [
  ...ALERT_KINDS,
  'form_submitted',
  'form_files_full',
  'texts_waiting',
  'admin_token_made',
  'refund_asked',
  'rail_refused',
  'refunds_waiting',
  'order_received',
  'registration_waiting',
  'stock_low',
  'failure_reported',
  'notices_listed',
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
  LIST_MESSAGE_KIND,
  CORRECTED_MESSAGE_KIND,
  ANNOUNCEMENT_MESSAGE_KIND,
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kinds of messages about an order after it is placed. */
export const ORDER_NEWS_KINDS = ['order_fulfilled', 'order_refunded', 'order_refund_declined', 'order_cancelled'] as const;
export type OrderNewsKind = (typeof ORDER_NEWS_KINDS)[number];

/** Causes of alerts: an event was lost, 72 h of failures, 120 h of them, or a response 410. */
export type AlertCause = 'exhausted' | 'failing_for_days' | 'failing' | 'gone';

/** Causes of a savings plan's end; `deadline` when its day has passed. */
export type SavingsEnd = 'buyer' | 'merchant' | 'deadline';

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `due` waits for its first or next attempt, `sending` is leased by a worker, `failed` has no attempt left, `skipped` was no longer true
 * when it was due, `withheld` is an SMS that may not go to its number, or a mail that may not go to its address.
 */
export const MESSAGE_STATES = ['due', 'sending', 'sent', 'failed', 'skipped', 'withheld'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Content of a message beyond its kind. */
export interface MessageDetails {
  /** Announcement in the merchant's own words, and the language in which its reader was served. */
  announcement?: { id: string; language?: string };
  /** Language of a notice to an address that was corrected, BCP 47. */
  language?: string;
  /** Seats it is about; absent: all of the registration's. */
  attendeeIds?: readonly string[];
  /** Day that alone is cancelled, for the news of a cancellation (D-147). */
  dayId?: string;
  /** Group by which the mail is limited: a stranger can cause it (D-153). Absent once the merchant sends it by hand. */
  limitedAs?: MailGroup;
  /** First message that this one repeats, since the merchant wanted it once more (D-149). */
  resendOf?: string;
  /** Cause of an alert. */
  cause?: AlertCause;
  /**
   * Pieces of an order that were handed over, and how they travel; `isAll` when nothing is left of it, `isCorrection` when an earlier message
   * said it wrong.
   */
  handedOver?: {
    /** Absent in messages of the release before. */
    fulfillmentId?: string;
    isCorrection?: boolean;
    pieces: readonly { itemId: string; quantity: number }[];
    isAll: boolean;
    carrier?: string;
    trackingNumber?: string;
    trackingUrl?: string;
  };
  /** Refunded part of an order that was refunded or cancelled, minor units. */
  refundMinor?: number;
  /** The order of the void tickets was cancelled. */
  isCancelled?: boolean;
  /** The ticket was given away by a person to whom it had been given. */
  wasGiven?: boolean;
  /** News of the shop that it is about, by their ids, and their number: a list names no more than a hundred (D-156). */
  notices?: { ids: readonly string[]; total: number };
  /** Instalment of a savings plan that was received. */
  paymentId?: string;
  /** End of a savings plan: its cause, and the amounts refunded and kept, minor units. */
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
  /**
   * Subject of the message: a registration, a seat that was given to its recipient or that they sit on, an order, a refund, an attempt to
   * pay, a confirmation, a form's submission, an event whose guests the merchant writes to, the webhook destination of an alert, or the
   * workspace whose SMS wait.
   */
  subjectId: string;
  /** Id of the fact that caused it: the same fact causes it once. */
  version: string;
  details: MessageDetails;
}

/** Prefix of the recipient of a message whose text was deleted. */
export const PURGED = 'Deleted ';

/** Returns a distinct recipient for each message, since a message is unique by its recipient, too (D-83). */
export const purgedRecipient = (id: string): string => `${PURGED}${id}`;

/** Prefix of the recipient of a message whose reader was erased. */
export const ERASED = 'Erased ';

/** Returns a distinct recipient for each message to a person who was erased (D-152). */
export const erasedRecipient = (id: string): string => `${ERASED}${id}`;

/** Returns true when a recipient is nobody any more: the text was deleted, or its reader erased. */
export const isNobody = (recipient: string): boolean => recipient.startsWith(PURGED) || recipient.startsWith(ERASED);

/** A message with its delivery state. */
export interface Message extends Omit<PlannedMessage, 'version'> {
  state: MessageState;
  /** Attempts so far. */
  attempts: number;
  /** When it is due, or its lease ends. */
  dueAt: Date;
  createdAt: Date;
  sentAt?: Date;
  /** Reason why the last attempt failed, why it was skipped or withheld, or what it waits for. */
  lastError?: string;
  /** Id that the provider has given it. */
  providerRef?: string;
  /** Number of segments of an SMS that was sent, each of which is charged (D-137). */
  segments?: number;
}

/** Identifies a message. */
export interface MessageName {
  workspaceId: string;
  mode: Mode;
  /** UUID. */
  messageId: string;
}

export const NOTIFICATION_QUEUE = 'notification.v2';

/** Returns the job that sends a message. */
export const notificationJob = (
  { workspaceId, mode, id: messageId }: Pick<Message, 'workspaceId' | 'mode' | 'id'>,
  dueAt?: Date,
): Job<MessageName> => ({
  queue: NOTIFICATION_QUEUE,
  payload: { workspaceId, mode, messageId },
  dueAt,
});

/** Only a failed or withheld message can be retried. */
export class NotFailed extends FinalConflict {
  constructor() {
    super('Only a message that has failed or was withheld can be sent again; read its state.');
  }
}
