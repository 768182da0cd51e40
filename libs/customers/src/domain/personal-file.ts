import type { Answer, FormField } from '@svc/contracts';

/** Moments in it are UTC texts, ids UUIDs, amounts minor units; `language` (BCP 47) is the one that the person was served in, and is written to in (D-114). */

/** A seat that was asked for, with what is known of its guest. */
export interface FiledSeat {
  id: string;
  name?: string;
  email?: string;
  phone?: string;
  dateOfBirth?: string;
  status?: string;
  responses: Readonly<Record<string, unknown>>;
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
  /** The last refund that they asked for, with the answer. */
  refundRequest?: Readonly<Record<string, string>>;
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
  createdAt: string;
  endedAt?: string;
  seats: readonly FiledSeat[];
}

/** A seat that was given to the person by who had it. */
export interface FiledGift extends FiledSeat {
  eventId: string;
  language?: string;
  givenAt: string;
}

/** A cart that did not become an order, or not yet. */
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
  responses: Readonly<Record<string, unknown>>;
  seats: readonly FiledSeat[];
}

export interface FiledMessage {
  id: string;
  kind: string;
  channel: string;
  recipient: string;
  state: string;
  createdAt: string;
  sentAt?: string;
}

/** A part that was paid, or tried to be, of what another saves up for. */
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

/** The newsletter, or word of a variant, that an address has signed up for. */
export interface FiledSubscription {
  id: string;
  kind: 'newsletter' | 'restock';
  state: string;
  email: string;
  name?: string;
  /** Name of the product that is waited for. */
  product?: string;
  language?: string;
  createdAt: string;
  confirmedAt?: string;
  endedAt?: string;
}

/** What was sent by a form, with what was asked then. */
export interface FiledSubmission {
  id: string;
  formId: string;
  formSlug: string;
  formName: string;
  answers: readonly { key: string; label: string; type: FormField['type']; value: Answer }[];
  /** Names of files that came with it, as the sender calls them. */
  files: readonly string[];
  submittedAt: string;
}

/** A code that was sent to the person's phone. The number itself is not kept with it. */
export interface FiledCode {
  id: string;
  /** Masked. */
  to: string;
  country: string;
  channel: string;
  sender: string;
  purpose?: string;
  createdAt: string;
  /** The provider's last word on it. */
  delivery?: string;
}

/** All that is kept of one person, each part oldest first. */
export interface PersonalFile {
  links: readonly { id: string; externalRef: string; linkedAt: string }[];
  orders: readonly FiledOrder[];
  registrations: readonly FiledRegistration[];
  given: readonly FiledGift[];
  checkouts: readonly FiledCheckout[];
  partsPaid: readonly FiledPart[];
  subscriptions: readonly FiledSubscription[];
  submissions: readonly FiledSubmission[];
  messages: readonly FiledMessage[];
  codes: readonly FiledCode[];
}
