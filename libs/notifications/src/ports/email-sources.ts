import type {
  ConfirmationPurpose,
  EventTimes,
  MailWording,
  OrderStatus,
  PlaceRules,
  Priced,
  PricedCart,
  SeatAtPlace,
} from '@svc/contracts';
import type { Announcement } from '../domain/announcements/announcement';
import type { Message } from '../domain/message';

export interface EmailSeat extends SeatAtPlace {
  attendeeId: string;
  serial: number;
  name?: string;
  tierName: string;
  /** Days it admits to; none means every day. */
  validDayIds: readonly string[];
  /** The e-mail address, in small letters, of its reader, who sits there and has not taken it: its links open the seats of that address alone. */
  alone?: string;
}

/** How whom an email is for was served (D-114). */
interface Served {
  /** BCP 47; absent where it is not known. */
  language?: string;
}

/** Ways by which buyers and guests reach the shop, as far as it is set. */
export interface Support {
  email?: string;
  phone?: string;
}

/** All that an email about a registration says, as it is stored. Moments are UTC texts. */
export interface GuestEmailSource extends Served {
  workspace: { slug: string; displayName: string; timezone: string };
  /** How the merchant shows up: pictures as http(s) addresses, the colour as `#rrggbb` or one of its short forms. */
  branding: { logoUrl?: string; colour?: string; wording?: MailWording; support?: Support };
  event: Omit<EventTimes, 'timezone'> &
    PlaceRules & {
      id: string;
      /** Counts up with each change. */
      version: number;
      title: string;
      /** The store's when absent. */
      timezone?: string;
      /** The merchant has deleted it. */
      removed: boolean;
    };
  contactName: string;
  takenAt: string;
  /** The seat was given to whom it is for, by who had it. */
  given?: boolean;
  /** In their order; at least one. */
  seats: readonly EmailSeat[];
}

/** Seats of one person, as calendars know them. */
export type SeatsTaken = Pick<GuestEmailSource, 'workspace' | 'event' | 'contactName' | 'seats' | 'language'>;

/** All that an alert about a webhook destination tells, as it is stored. Moments are UTC texts. */
export interface AlertEmailSource {
  workspace: { displayName: string; timezone: string };
  branding: GuestEmailSource['branding'];
  destination: {
    id: string;
    url: string;
    /** Of the first failure since the last success. */
    failingSince?: string;
    disabledAt?: string;
  };
}

/** All that an email about an order says, as it is stored. Amounts are minor units, moments UTC texts. */
export interface OrderEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName: string;
  contactEmail?: string;
  order: {
    id: string;
    number: number;
    status: OrderStatus;
    /** In their order. */
    items: readonly {
      id?: string;
      name: string;
      variantName?: string;
      quantity: number;
      unitPriceMinor: number;
      preorder?: boolean;
      preorderEtaText?: string;
    }[];
    totals: Pick<
      PricedCart,
      'currency' | 'discountMinor' | 'deliveryMinor' | 'feeMinor' | 'taxMinor' | 'totalMinor' | 'balanceMode' | 'delivery'
    >;
    paidMinor: number;
    /** The part of the total that is not to be paid any more, though the rest stands; nothing when absent. */
    waivedMinor?: number;
    /** By when what is left is to be paid. */
    balanceDueAt?: string;
    /** The last refund that its buyer has asked for, in their words and the merchant's. */
    refundRequest?: { state: 'open' | 'accepted' | 'declined'; reason?: string; message?: string };
  };
  /** Of an order of tickets. */
  tickets?: GuestEmailSource;
}

/** All that an email about a savings plan says, as it is stored. Amounts are minor units. */
export interface SavingsEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName: string;
  plan: {
    checkoutId: string;
    /** Of its order. */
    status: OrderStatus;
    /** The event whose tickets are saved for, else the first thing of it. */
    what: string;
    currency: string;
    totalMinor: number;
    savedMinor: number;
    /** The part that the email is about. */
    partMinor?: number;
    deadline: string;
  };
}

/** All that an email about a transfer says, as it is stored. Moments are UTC texts. */
export interface TransferEmailSource {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName?: string;
  /** In which the buyer was served (D-114). */
  language?: string;
  transfer: {
    checkoutId: string;
    /** Of the order whose rest is paid by it. */
    balanceOf?: string;
    /** The buyer can still make it: neither has it come, nor has the checkout ended. */
    isAwaited: boolean;
    amountMinor: number;
    currency: string;
    bankName: string;
    accountNumber: string;
    accountName: string;
    /** When the account takes no more money. */
    expiresAt?: string;
  };
}

/** All that an email about money on its way back says. */
export interface RefundEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName?: string;
  refund: { id: string; amountMinor: number; currency: string; reason?: string; status: 'pending' | 'succeeded' | 'failed' };
  /** The payment that it goes back of; `returnedMinor`: what else of it went back, or is on its way. */
  payment: { amountMinor: number; returnedMinor: number };
  checkoutId: string;
}

/** All that a mail about a filled-in form tells, as it was kept. Moments are UTC texts. */
export interface FormEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  submission: {
    id: string;
    formName: string;
    submittedAt: string;
    /** In the form's order. */
    answers: readonly { label: string; value: string | number | boolean | readonly string[] }[];
    /** `label` is that of the field they were given for. */
    files: readonly { label: string; name: string }[];
    identity: { name?: string; email?: string; phone?: string };
  };
}

/** All that a mail about files of forms that found no room tells. */
export interface FormFilesEmailSource {
  workspace: Pick<AlertEmailSource['workspace'], 'displayName'>;
  branding: GuestEmailSource['branding'];
  /** Of the form by which it was noticed; absent when it is gone. */
  formName?: string;
  /** Bytes of the files that are kept. */
  keptBytes: number;
}

/** All that a mail to somebody who has signed up tells, as it is stored. */
export interface SubscriptionEmailSource extends Served {
  workspace: GuestEmailSource['workspace'] & { currencies: readonly string[] };
  branding: GuestEmailSource['branding'];
  subscription: { id: string; kind: 'newsletter' | 'restock'; state: 'pending' | 'confirmed' | 'told' | 'ended'; email: string };
  /** What a restock alert waits for; absent of a newsletter, and when it is not shown any more. */
  product?: Priced & { slug: string; isPackage: boolean; name: string; variantId: string; variantName: string };
}

/** All that a mail with a code tells, as it is stored. Moments are UTC texts. */
export interface ConfirmationEmailSource extends Served {
  workspace: Pick<AlertEmailSource['workspace'], 'displayName'>;
  branding: GuestEmailSource['branding'];
  confirmation: { id: string; purpose: ConfirmationPurpose; email: string; createdAt: string; endedAt?: string };
  /** Facts of a ticket that is given away: the event, who has it now, and the seats that were taken together with it and not given to anybody else, itself among them. */
  ticket?: { event: string; holder?: string; attendeeId: string; taken: Omit<SeatsTaken, 'language'> };
}

/** All that a mail about texts that wait tells (D-107). */
export interface TextsEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  waiting: number;
  mostPerDay: number;
}

/** All that a mail about an admin token that the operator has made tells (D-109). */
export interface AdminTokenEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  token: { id: string; ending: string; madeAt: string };
}

/** All that a mail about a rail on which a provider refuses to charge tells (D-127). */
export interface RailEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  exception: { id: string; message: string; since: string; isResolved: boolean };
}

/** All that a mail in the merchant's own words tells (D-137). */
export interface AnnouncementEmailSource {
  workspace: Pick<GuestEmailSource['workspace'], 'slug' | 'displayName'>;
  branding: GuestEmailSource['branding'];
  event: string;
  announcement: Pick<Announcement, 'about' | 'text' | 'byLanguage'>;
  /** Its reader has unsubscribed from what is not about an event. */
  unsubscribed: boolean;
}

/** The content that each source of an email gives, by the name of the source. */
export interface EmailSourceOf {
  /** The seats of a registration, of a seat that was given to the recipient, or that name them and that somebody else has taken. */
  seats: GuestEmailSource;
  order: OrderEmailSource;
  /** An order that is saved up for. */
  savings: SavingsEmailSource;
  /** An attempt to pay for which an account is known. */
  transfer: TransferEmailSource;
  refund: RefundEmailSource;
  submission: FormEmailSource;
  formFiles: FormFilesEmailSource;
  subscription: SubscriptionEmailSource;
  confirmation: ConfirmationEmailSource;
  texts: TextsEmailSource;
  adminToken: AdminTokenEmailSource;
  rail: RailEmailSource;
  announcement: AnnouncementEmailSource;
  /** A destination of webhooks. */
  destination: AlertEmailSource;
}
export type EmailSourceName = keyof EmailSourceOf;

/** By what of a message its source is found. */
export type EmailSourceKey = Pick<Message, 'workspaceId' | 'mode' | 'subjectId' | 'recipient' | 'details'>;

/** Reads what emails say. */
export abstract class EmailSources {
  /** Undefined when what the message is about is gone, or is no longer its recipient's. */
  abstract read<Name extends EmailSourceName>(name: Name, message: EmailSourceKey): Promise<EmailSourceOf[Name] | undefined>;
}
