import type {
  AttendeeStatus,
  BusinessHours,
  ConfirmationPurpose,
  DeliveryAddress,
  DeliveryTime,
  EventTimes,
  FulfillmentStatus,
  Location,
  MailWording,
  OrderStatus,
  PlaceRules,
  Priced,
  PricedCart,
  SeatAtPlace,
  ShopBrand,
  StorefrontTheme,
} from '@svc/contracts';
import type { Announcement } from '../domain/announcements/announcement';
import type { Message } from '../domain/message';
import type { NoticesEmailSource } from './notices-email-source';
import type { EarlierEvent } from '../domain/schedule/known-schedule';
import type { NotifiedRow } from '../domain/schedule/notified-schedule';

export interface EmailSeat extends SeatAtPlace {
  attendeeId: string;
  serial: number;
  name?: string;
  tierName: string;
  /** Days it admits to; none means every day. */
  validDayIds: readonly string[];
  /** Short code of its ticket, as it is stored (ADR 0118). */
  shortCode?: string;
  /** Price that its buyer paid for it, minor units. */
  priceMinor?: number;
  /**
   * E-mail address in lower case of an attendee who has not taken the seat; set for an email to them alone: its links open the seats of
   * that address only.
   */
  alone?: string;
}

/** Locale of an email's recipient (D-114). */
interface Served {
  /** BCP 47; absent where it is not known. */
  language?: string;
}

/** Contact of the shop for buyers and guests, as far as it is set. */
export interface Support {
  email?: string;
  phone?: string;
}

/** Content of an email about a registration. Moments are UTC texts. */
export interface GuestEmailSource extends Served {
  workspace: { slug: string; displayName: string; timezone: string };
  /** Branding of the merchant: pictures as http(s) addresses, the colour as `#rrggbb` or one of its short forms, also in the theme. */
  branding: ShopBrand & { logoUrl?: string; theme?: Partial<StorefrontTheme>; wording?: MailWording; support?: Support };
  event: Omit<EventTimes, 'timezone'> &
    PlaceRules & {
      id: string;
      /** Counts up with each change. */
      version: number;
      title: string;
      /** The store's when absent. */
      timezone?: string;
      /** UTC text. */
      doorsAt?: string;
      coverUrl?: string;
      /** The merchant has cancelled or deleted it. */
      removed: boolean;
    };
  contactName: string;
  /** Contact and promise of the merchant, for print. */
  contact?: Support & { promise?: string };
  /** The order of its buyer. */
  order?: { number: number; currency: string };
  takenAt: string;
  /** The seat was given to the recipient by its former holder. */
  given?: boolean;
  /** In their order; at least one. */
  seats: readonly EmailSeat[];
  /** Reader by whom the schedule that they were notified of is stored; absent in a preview. */
  reader?: Pick<NotifiedRow, 'subjectId' | 'reader'>;
  /** Stored schedules of the readers of these seats. */
  notified?: readonly NotifiedRow[];
  /** Event when the service began to store schedules; absent where its reader came later, or the event did. */
  earlier?: EarlierEvent;
}

/** Seats of one person, for their calendar. */
export type SeatsTaken = Pick<
  GuestEmailSource,
  'workspace' | 'event' | 'contactName' | 'seats' | 'language' | 'reader' | 'notified' | 'earlier'
>;

/** Content of an alert about a webhook destination. Moments are UTC texts. */
export interface AlertEmailSource {
  workspace: { displayName: string; timezone: string };
  branding: GuestEmailSource['branding'];
  destination: {
    id: string;
    url: string;
    /** Time of the first failure since the last success. */
    failingSince?: string;
    disabledAt?: string;
  };
}

/** Way of an order to its buyer, and when it starts. Moments are UTC texts. */
export interface OrderDelivery {
  fulfillmentStatus: FulfillmentStatus;
  placedAt: string;
  /** Moment of the last payment of the order and its balance. */
  paidAt?: string;
  /** Time and place of its zone, unless that was deleted. */
  zone?: DeliveryTime & { pickupLocation?: Location };
  /** Hours of the shop, where it has any. */
  businessHours?: readonly BusinessHours[];
}

/** Content of an email about an order. Amounts are minor units, moments UTC texts. */
export interface OrderEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName: string;
  contactEmail?: string;
  contactPhone?: string;
  order: {
    id: string;
    number: number;
    /** Serial of its links; absent for the first. */
    linkSerial?: number;
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
      /** Booked time of a service. */
      slot?: object;
      /** Picture of the item in the present catalogue. */
      pictureUrl?: string;
    }[];
    totals: Pick<
      PricedCart,
      'currency' | 'discountMinor' | 'deliveryMinor' | 'feeMinor' | 'taxMinor' | 'totalMinor' | 'balanceMode' | 'delivery'
    >;
    paidMinor: number;
    /** Rails of its payments. */
    rails?: readonly string[];
    deliveryAddress?: DeliveryAddress;
    /** Present where it is sent or picked up. */
    delivery?: OrderDelivery;
    /** Fulfilments, with the carrier and tracking that they have now. */
    fulfillments?: readonly { id: string; carrier?: string; trackingNumber?: string; trackingUrl?: string }[];
    /** Part of the total that no longer has to be paid while the order itself continues; nothing when absent. */
    waivedMinor?: number;
    /** Day by which the balance is due. */
    balanceDueAt?: string;
    /** Latest refund request of the buyer, with their words and the merchant's. */
    refundRequest?: { state: 'open' | 'accepted' | 'declined'; reason?: string; message?: string };
  };
  /** Present on an order of tickets. */
  tickets?: GuestEmailSource;
}

/** Content of an email about a savings plan. Amounts are minor units. */
export interface SavingsEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName: string;
  plan: {
    checkoutId: string;
    /** Serial of its links; absent for the first. */
    linkSerial?: number;
    /** Status of its order. */
    status: OrderStatus;
    /** Event whose tickets are saved for, or else the first item. */
    what: string;
    currency: string;
    totalMinor: number;
    savedMinor: number;
    /** Instalment that the email is about. */
    partMinor?: number;
    deadline: string;
  };
}

/** Content of an email about a transfer. Moments are UTC texts. */
export interface TransferEmailSource {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName?: string;
  /** Locale in which the buyer was served (D-114). */
  language?: string;
  transfer: {
    checkoutId: string;
    /** Order whose balance it pays. */
    balanceOf?: string;
    /** Serial of the links of the checkout and its order; absent for the first. */
    linkSerial?: number;
    /** The buyer can still make it: it has not arrived, and the checkout has not ended. */
    isAwaited: boolean;
    amountMinor: number;
    currency: string;
    bankName: string;
    accountNumber: string;
    accountName: string;
    /** Moment after which the account accepts no more money. */
    expiresAt?: string;
  };
}

/** Content of an email about a payment that was begun for an event that is cancelled. */
export interface EndedPaymentEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName?: string;
  event: {
    title: string;
    /** The merchant wants people to be notified of the cancellation. */
    isNotified: boolean;
    /** Parts that are cancelled: the whole event, the days of the tickets, or their types, which the merchant offers no more. */
    cancelled: 'event' | 'days' | 'types';
    /** Reason of the merchant, plain text. */
    reason?: string;
  };
}

/** Content of an email about a refund. */
export interface RefundEmailSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  contactName?: string;
  contactEmail?: string;
  refund: {
    id: string;
    amountMinor: number;
    currency: string;
    reason?: string;
    status: 'pending' | 'succeeded' | 'failed';
    /** Origin of a refund that was not made by this service: the provider's dashboard. */
    source?: 'provider';
    /** Number of the order whose money it is; absent for money that no order took. */
    orderNumber?: number;
  };
  /** Payment that is refunded; `returnedMinor` counts its other refunds, paid or pending. */
  payment: { amountMinor: number; returnedMinor: number };
  checkoutId: string;
}

/** Content of an email about a filled-in form, as it was stored. Moments are UTC texts. */
export interface FormEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  submission: {
    id: string;
    formName: string;
    submittedAt: string;
    /** In the form's order. */
    answers: readonly { label: string; value: string | number | boolean | readonly string[] }[];
    /** `label` is the label of the form's field. */
    files: readonly { label: string; name: string }[];
    identity: { name?: string; email?: string; phone?: string };
  };
}

/** Content of an email about form files that exceed the storage limit. */
export interface FormFilesEmailSource {
  workspace: Pick<AlertEmailSource['workspace'], 'displayName'>;
  branding: GuestEmailSource['branding'];
  /** Form whose submission was refused; absent when it is gone. */
  formName?: string;
  /** Bytes of all stored files. */
  keptBytes: number;
}

/** Content of an email to a subscriber. */
export interface SubscriptionEmailSource extends Served {
  workspace: GuestEmailSource['workspace'] & { currencies: readonly string[] };
  branding: GuestEmailSource['branding'];
  subscription: { id: string; kind: 'newsletter' | 'restock'; state: 'pending' | 'confirmed' | 'told' | 'ended'; email: string };
  /** Product of a restock alert; absent for a newsletter, and while it is not shown. */
  product?: Priced & { slug: string; isPackage: boolean; name: string; variantId: string; variantName: string };
}

/** Content of an email with a confirmation code. Moments are UTC texts. */
export interface ConfirmationEmailSource extends Served {
  workspace: Pick<AlertEmailSource['workspace'], 'displayName'>;
  branding: GuestEmailSource['branding'];
  confirmation: { id: string; purpose: ConfirmationPurpose; email: string; createdAt: string; endedAt?: string };
  /**
   * Ticket that is given away: the event, its present holder, and the seats that were taken together with it and not given to anybody else,
   * itself among them.
   */
  ticket?: { event: string; holder?: string; attendeeId: string; taken: Omit<SeatsTaken, 'language'> };
}

/** Content of an email about SMS that wait (D-107). */
export interface TextsEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  waiting: number;
  mostPerDay: number;
}

/** Content of an email about an admin token that the operator has made (D-109). */
export interface AdminTokenEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  token: { id: string; ending: string; madeAt: string };
}

/** Content of an email about a payment exception: a rail whose provider refuses to charge (D-127), refunds that wait (D-147). */
export interface ExceptionEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  exception: { id: string; message: string; since: string; isResolved: boolean };
}

/** Content of an email in the merchant's own words (D-137). */
export interface AnnouncementEmailSource {
  workspace: Pick<GuestEmailSource['workspace'], 'slug' | 'displayName'>;
  branding: GuestEmailSource['branding'];
  event: string;
  announcement: Pick<Announcement, 'about' | 'text' | 'byLanguage'>;
  /** Its reader has unsubscribed from mails that are not about an event. */
  unsubscribed: boolean;
}

/** Content of an email with links to all registrations of an address. Moments are UTC texts. */
export interface RegistrationListSource extends Served {
  workspace: GuestEmailSource['workspace'];
  branding: GuestEmailSource['branding'];
  /** Registrations and free orders whose event is to come, the newest first; `MOST_LISTED` at most. */
  registrations: readonly (Pick<GuestEmailSource['event'], 'title' | 'startAt' | 'timezone'> & {
    /** First seat that the recipient still has. */
    seat: { attendeeId: string; serial: number };
  })[];
  /** Number of all of them. */
  total: number;
}

/** Shop whose email has no other content. */
export interface ShopEmailSource {
  workspace: Pick<GuestEmailSource['workspace'], 'displayName'>;
  branding: GuestEmailSource['branding'];
}

/** Content that each source of an email provides, by the name of the source. */
export interface EmailSourceOf {
  /** Seats of a registration, a seat that was given to the recipient, or seats that name the recipient and that somebody else has taken. */
  seats: GuestEmailSource;
  order: OrderEmailSource;
  /** An order, for its merchant. */
  orderForMerchant: OrderEmailSource;
  /** An order that is saved up for. */
  savings: SavingsEmailSource;
  /** An attempt to pay with a known account. */
  transfer: TransferEmailSource;
  /** An attempt to pay whose checkout a cancellation has ended. */
  endedPayment: EndedPaymentEmailSource;
  refund: RefundEmailSource;
  submission: FormEmailSource;
  formFiles: FormFilesEmailSource;
  subscription: SubscriptionEmailSource;
  confirmation: ConfirmationEmailSource;
  texts: TextsEmailSource;
  adminToken: AdminTokenEmailSource;
  /** News of a shop, for its merchant. */
  notices: NoticesEmailSource;
  exception: ExceptionEmailSource;
  announcement: AnnouncementEmailSource;
  /** Registrations of the recipient. */
  registrations: RegistrationListSource;
  shop: ShopEmailSource;
  /** A destination of webhooks. */
  destination: AlertEmailSource;
}
export type EmailSourceName = keyof EmailSourceOf;

/** Fields of a message by which its source is found. */
export type EmailSourceKey = Pick<Message, 'workspaceId' | 'mode' | 'subjectId' | 'recipient' | 'details'>;

/** A registration of live mode that is not written, with its seats in their order. */
export interface RegistrationDraft {
  workspaceId: string;
  id: string;
  eventId: string;
  contact: { name: string; email?: string; phone?: string };
  /** Language in which the guest would be served, BCP 47. */
  language?: string;
  createdAt: Date;
  seats: readonly {
    id: string;
    ticketTypeId: string;
    position: number;
    serial: number;
    status: AttendeeStatus;
    name?: string;
    email?: string;
  }[];
}

/** Reads the content of emails. */
export abstract class EmailSources {
  /** Returns the content; undefined when the message's subject is gone, or no longer belongs to its recipient. */
  abstract read<Name extends EmailSourceName>(name: Name, message: EmailSourceKey): Promise<EmailSourceOf[Name] | undefined>;

  /**
   * Returns the content of a message about a registration that is not written, as if it were: with a short code of tickets that admits
   * nobody. Undefined when its event is gone.
   */
  abstract ofDraft(draft: RegistrationDraft, message: Omit<EmailSourceKey, 'workspaceId' | 'mode'>): Promise<GuestEmailSource | undefined>;
}
