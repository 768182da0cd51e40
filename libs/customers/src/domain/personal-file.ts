import type { Answer, FormField } from '@svc/contracts';

/** Moments of the file are UTC texts, ids UUIDs, amounts minor units; `language` (BCP 47) is that of the person, also for mails (D-114). */

/** Entry at the door: `day` is the key of the event's day, where it has days. */
export interface FiledAdmission {
  day?: string;
  at: string;
}

/** Seat of a registration, with the details of its guest. */
export interface FiledSeat {
  id: string;
  name?: string;
  email?: string;
  phone?: string;
  dateOfBirth?: string;
  status?: string;
  language?: string;
  /** Short code of the present ticket. */
  ticketCode?: string;
  admissions?: readonly FiledAdmission[];
  responses: Readonly<Record<string, unknown>>;
}

/** Pieces that were handed over, and how they travel. */
export interface FiledFulfillment {
  id: string;
  items: readonly { itemId: string; quantity: number }[];
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  createdAt: string;
}

/** Money that came for an order. */
export interface FiledPayment {
  id: string;
  rail: string;
  amountMinor: number;
  currency: string;
  paidAt: string;
}

export interface FiledRefund {
  id: string;
  amountMinor: number;
  currency: string;
  status: string;
  /** Merchant's words. */
  reason?: string;
  createdAt: string;
}

export interface FiledOrder {
  id: string;
  number?: number;
  status: string;
  currency: string;
  totalMinor: number;
  paidMinor: number;
  placedAt: string;
  contact: { name?: string; email?: string; phone?: string };
  deliveryAddress?: Readonly<Record<string, string>>;
  /** Details that the checkout of the order asked for. */
  dateOfBirth?: string;
  language?: string;
  returnUrl?: string;
  idempotencyKey?: string;
  fulfillments: readonly FiledFulfillment[];
  payments: readonly FiledPayment[];
  refunds: readonly FiledRefund[];
  /** Last refund request, with the answer. */
  refundRequest?: Readonly<Record<string, string>>;
  /** Note of the merchant. */
  note?: string;
  responses: Readonly<Record<string, unknown>>;
  items: readonly {
    id: string;
    name: string;
    quantity: number;
    totalMinor: number;
    responses: Readonly<Record<string, unknown>>;
    seats: readonly FiledSeat[];
  }[];
}

export interface FiledRegistration {
  id: string;
  eventId: string;
  name: string;
  email?: string;
  phone?: string;
  dateOfBirth?: string;
  responses: Readonly<Record<string, unknown>>;
  source: string;
  language?: string;
  promoterCode?: string;
  idempotencyKey?: string;
  createdAt: string;
  endedAt?: string;
  seats: readonly FiledSeat[];
}

/** Seat that was given to the person by its earlier holder. */
export interface FiledGift extends FiledSeat {
  eventId: string;
  givenAt: string;
}

/** Seat of the person in an order, a registration or an unpaid checkout of somebody else. */
export interface FiledSeatOfOthers extends FiledSeat {
  eventId?: string;
  orderId?: string;
  registrationId?: string;
  checkoutId?: string;
}

/** Cart that did not become an order, or not yet. */
export interface FiledCheckout {
  id: string;
  status: string;
  currency: string;
  totalMinor: number;
  createdAt: string;
  contact: { name?: string; email?: string; phone?: string };
  deliveryAddress?: Readonly<Record<string, string>>;
  dateOfBirth?: string;
  language?: string;
  returnUrl: string;
  idempotencyKey?: string;
  responses: Readonly<Record<string, unknown>>;
  items: readonly { name: string; quantity: number; responses: Readonly<Record<string, unknown>> }[];
  seats: readonly FiledSeat[];
}

export interface FiledMessage {
  id: string;
  kind: string;
  channel: string;
  recipient: string;
  state: string;
  lastError?: string;
  providerRef?: string;
  /** Tracking that a message about handed-over pieces tells. */
  tracking?: { carrier?: string; trackingNumber?: string; trackingUrl?: string };
  /** Announcement in the merchant's words. */
  announcement?: { eventId: string; subject: string; body: string };
  createdAt: string;
  sentAt?: string;
}

/** Part of another's savings plan, paid or tried. */
export interface FiledPart {
  id: string;
  checkoutId: string;
  name: string;
  email: string;
  amountMinor: number;
  currency: string;
  status: string;
  createdAt: string;
}

/** Subscription of an address to the newsletter or a restock alert. */
export interface FiledSubscription {
  id: string;
  kind: 'newsletter' | 'restock';
  state: string;
  email: string;
  name?: string;
  /** Name of the awaited product. */
  product?: string;
  language?: string;
  createdAt: string;
  confirmedAt?: string;
  endedAt?: string;
}

/** Submission of a form, with its questions at that time. */
export interface FiledSubmission {
  id: string;
  formId: string;
  formSlug: string;
  formName: string;
  answers: readonly { key: string; label: string; type: FormField['type']; value: Answer }[];
  /** Names of the attached files, as the sender calls them. */
  files: readonly string[];
  submittedAt: string;
}

/** Code that was sent to the person's phone. The number itself is not stored with it. */
export interface FiledCode {
  id: string;
  /** Masked number. */
  to: string;
  country: string;
  channel: string;
  sender: string;
  purpose?: string;
  createdAt: string;
  /** Last delivery report of the provider, with its reason and its id of the message. */
  delivery?: string;
  deliveryReason?: string;
  providerRef?: string;
}

/** Code that was mailed to confirm something; it is kept for a day. */
export interface FiledConfirmation {
  id: string;
  purpose: string;
  email: string;
  language?: string;
  createdAt: string;
}

/** Discount code that was used under the address. */
export interface FiledDiscount {
  checkoutId: string;
  code?: string;
  usedBy: string;
}

/** All stored data of one person, each part oldest first. */
export interface PersonalFile {
  links: readonly { id: string; externalRef: string; linkedAt: string }[];
  orders: readonly FiledOrder[];
  registrations: readonly FiledRegistration[];
  given: readonly FiledGift[];
  seats: readonly FiledSeatOfOthers[];
  checkouts: readonly FiledCheckout[];
  partsPaid: readonly FiledPart[];
  subscriptions: readonly FiledSubscription[];
  submissions: readonly FiledSubmission[];
  messages: readonly FiledMessage[];
  codes: readonly FiledCode[];
  confirmations: readonly FiledConfirmation[];
  discounts: readonly FiledDiscount[];
}
