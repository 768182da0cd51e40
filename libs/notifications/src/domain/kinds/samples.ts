import { type AttendeeStatus, type Language, languageOf, type MailWording } from '@svc/contracts';
import type {
  AnnouncementEmailSource,
  ConfirmationEmailSource,
  GuestEmailSource,
  OrderEmailSource,
  RefundEmailSource,
  RegistrationListSource,
  SavingsEmailSource,
  SubscriptionEmailSource,
  Support,
  EndedPaymentEmailSource,
  TransferEmailSource,
} from '../../ports/email-sources';
import type { AnnouncementText } from '../announcements/announcement';
import type { MessageDetails } from '../message';

/** Shop whose mail is previewed, its language (ISO 639) and clock. */
export interface Sample {
  workspace: { slug: string; displayName: string; timezone: string; currencies: readonly string[] };
  wording?: MailWording;
  support?: Support;
  language: string;
  now: Date;
  /** Look of the shop; plain, where absent. */
  brand?: Pick<GuestEmailSource['branding'], 'logoUrl' | 'colour' | 'theme' | 'pillStyle' | 'header'>;
  /** Picture of its item. */
  pictureUrl?: string;
  /** Its item; a bag, where absent. */
  item?: { name: string; unitPriceMinor: number };
}

/** An id that names nothing. */
export const ID = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';
export const NAME = 'Awa Koné';
export const EMAIL = 'awa@example.com';
const DAY_MS = 86_400_000;
const PLACE = { venueName: 'Freedom Park', address: '1 Hospital Road', city: 'Lagos', country: 'NG' };
const [TOTAL, PAID] = [1_500_000, 500_000];
const [BAG, CAP, DISCOUNT] = [700_000, 200_000, 100_000];

export const inDays = ({ now }: Sample, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
export const common = ({ workspace, wording, support, language, brand }: Sample) => ({
  workspace,
  branding: { ...brand, wording, support },
  language,
  contactName: NAME,
});
const currencyOf = ({ workspace }: Sample) => workspace.currencies[0] ?? 'NGN';
interface SampleWords {
  event: string;
  tier: string;
  item: string;
  other: string;
  zone: string;
  declined: string;
  announcement: AnnouncementText;
}

const WORDS = {
  en: {
    event: 'Opening night',
    tier: 'Entry',
    item: 'Canvas bag',
    other: 'Cap',
    zone: 'Home delivery',
    declined: 'Our fourteen days for returns are over.',
    announcement: {
      subject: 'Doors open at 6 pm',
      body: 'Good news.\n\nDoors open at 6 pm instead of 5 pm.\nPlease come in by Hughes Avenue.\n\nSee you soon!',
    },
  },
  fr: {
    event: 'Soirée d’ouverture',
    tier: 'Entrée',
    item: 'Sac en toile',
    other: 'Casquette',
    zone: 'Livraison à domicile',
    declined: 'Le délai de retour de quatorze jours est passé.',
    announcement: {
      subject: 'Les portes ouvrent à 18 h',
      body: 'Bonjour,\n\nLes portes ouvrent à 18 h, et non à 17 h.\nEntrée par la rue Mercière.\n\nÀ bientôt !',
    },
  },
} as const satisfies Readonly<Record<Language, SampleWords>>;
const wordsOf = ({ language }: Sample): SampleWords => WORDS[languageOf(language)];

/** Returns one seat in this state at an event in a month; with `removed`, at a deleted one, with `isMoved`, at one that was a day earlier. */
export const sampleSeats =
  ({ status = 'confirmed', removed = false, isMoved = false }: { status?: AttendeeStatus; removed?: boolean; isMoved?: boolean } = {}) =>
  (sample: Sample): GuestEmailSource => {
    const { event, tier } = wordsOf(sample);
    const reader = { subjectId: ID, reader: 'taker' } as const;
    const day = {
      date: inDays(sample, 29).slice(0, 10),
      startAt: inDays(sample, 29),
      endAt: inDays(sample, 29.2),
      timezone: sample.workspace.timezone,
      location: PLACE,
    };
    return {
      ...(isMoved && { reader, notified: [{ ...reader, revision: 1, messageId: '', schedule: { days: [day], entries: [] } }] }),
      ...common(sample),
      takenAt: sample.now.toISOString(),
      event: {
        id: ID,
        version: 1,
        title: event,
        startAt: inDays(sample, 30),
        endAt: inDays(sample, 30.2),
        days: [],
        location: PLACE,
        venueVisibility: 'public',
        ticketTypes: [],
        removed,
      },
      seats: [{ attendeeId: ID, serial: 1, status, tierName: tier, validDayIds: [] }],
    };
  };

/** Returns an order of one item, with a balance where it `owes`, with these seats where it is of tickets. */
export const sampleOrder =
  ({ owes = false, isDeclined = false, seats }: { owes?: boolean; isDeclined?: boolean; seats?: Parameters<typeof sampleSeats>[0] } = {}) =>
  (sample: Sample): OrderEmailSource => {
    const { name, unitPriceMinor } = sample.item ?? { name: wordsOf(sample).item, unitPriceMinor: BAG };
    const totalMinor = 2 * unitPriceMinor + CAP - DISCOUNT;
    return {
      ...common(sample),
      order: {
        id: ID,
        number: 1001,
        status: owes ? 'deposit_paid' : 'paid',
        paidMinor: owes ? PAID : totalMinor,
        balanceDueAt: owes ? inDays(sample, 7) : undefined,
        refundRequest: isDeclined ? { state: 'declined', message: wordsOf(sample).declined } : undefined,
        items: [
          { id: ID, name, quantity: 2, unitPriceMinor, pictureUrl: sample.pictureUrl },
          { name: wordsOf(sample).other, quantity: 1, unitPriceMinor: CAP },
        ],
        delivery: { fulfillmentStatus: 'unfulfilled', placedAt: sample.now.toISOString(), zone: { etaMinDays: 1, etaMaxDays: 2 } },
        deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', state: 'Lagos', country: 'NG' },
        rails: ['card'],
        totals: {
          currency: currencyOf(sample),
          delivery: { zoneId: ID, name: wordsOf(sample).zone, kind: 'delivery' },
          discountMinor: DISCOUNT,
          deliveryMinor: 0,
          feeMinor: 0,
          taxMinor: 0,
          totalMinor,
          balanceMode: 'online',
        },
      },
      tickets: seats && sampleSeats(seats)(sample),
    };
  };

/** Pieces of the sample order that were sent. */
export const SAMPLE_SENT: MessageDetails = {
  handedOver: {
    pieces: [{ itemId: ID, quantity: 2 }],
    isAll: false,
    carrier: 'GIG Logistics',
    trackingNumber: 'GIG-204-991',
    trackingUrl: 'https://carrier.example/GIG-204-991',
  },
};
/** Refunded amount of an order that was refunded or cancelled. */
export const SAMPLE_REFUNDED: MessageDetails = { refundMinor: PAID };
/** End of a savings plan whose deadline has passed. */
export const SAMPLE_ENDED: MessageDetails = { ended: { why: 'deadline', refundedMinor: PAID, keptMinor: 0 } };

export const sampleSavings =
  (status: 'saving' | 'cancelled' = 'saving') =>
  (sample: Sample): SavingsEmailSource => ({
    ...common(sample),
    plan: {
      checkoutId: ID,
      status,
      what: wordsOf(sample).item,
      currency: currencyOf(sample),
      totalMinor: TOTAL,
      savedMinor: PAID,
      partMinor: PAID,
      deadline: inDays(sample, 60),
    },
  });

export function sampleTransfer(sample: Sample): TransferEmailSource {
  const transfer = {
    checkoutId: ID,
    isAwaited: true,
    amountMinor: TOTAL,
    currency: currencyOf(sample),
    bankName: 'Wema Bank',
    accountNumber: '0123456789',
    accountName: sample.workspace.displayName,
    expiresAt: inDays(sample, 1),
  };
  return { ...common(sample), transfer };
}

export function sampleEndedPayment(sample: Sample): EndedPaymentEmailSource {
  return { ...common(sample), event: { title: wordsOf(sample).event, isNotified: true, cancelled: 'event' } };
}

export function sampleRefund(sample: Sample): RefundEmailSource {
  const refund = { id: ID, amountMinor: PAID, currency: currencyOf(sample), reason: 'duplicate', status: 'pending' as const };
  return { ...common(sample), checkoutId: ID, refund, payment: { amountMinor: PAID, returnedMinor: 0 } };
}

export function sampleFailedRefund(sample: Sample): RefundEmailSource {
  const source = sampleRefund(sample);
  return { ...source, refund: { ...source.refund, reason: undefined, status: 'failed', orderNumber: 1001 } };
}

/** Returns a subscription to the newsletter, or to a restock alert. */
export const sampleSubscription =
  (kind: 'newsletter' | 'restock', state: 'pending' | 'told' = 'pending') =>
  (sample: Sample): SubscriptionEmailSource => {
    const { item } = wordsOf(sample);
    return {
      ...common(sample),
      subscription: { id: ID, kind, state, email: EMAIL },
      product:
        kind === 'restock'
          ? {
              slug: 'sample',
              isPackage: false,
              name: item,
              variantId: ID,
              variantName: item,
              pricingMode: 'full_payment',
              prices: [{ currency: currencyOf(sample), priceMinor: TOTAL }],
            }
          : undefined,
    };
  };

/** Returns a code that is valid, or one by which a ticket was given away. */
export const sampleConfirmation =
  ({ isUsed = false }: { isUsed?: boolean } = {}) =>
  (sample: Sample): ConfirmationEmailSource => {
    const now = inDays(sample, 0);
    return {
      ...common(sample),
      confirmation: { id: ID, purpose: 'ticket_give_away', email: EMAIL, createdAt: now, ...(isUsed && { endedAt: now }) },
      ticket: { event: wordsOf(sample).event, holder: NAME, attendeeId: ID, taken: sampleSeats()(sample) },
    };
  };

export function sampleRegistrations(sample: Sample): RegistrationListSource {
  const { event } = wordsOf(sample);
  const registrations = [30, 31].map((days) => ({
    title: event,
    startAt: inDays(sample, days),
    seat: { attendeeId: ID, serial: days },
  }));
  return { ...common(sample), registrations, total: 21 };
}

export function sampleAnnouncement(sample: Sample): AnnouncementEmailSource {
  const { event, announcement: text } = wordsOf(sample);
  return { ...common(sample), event, announcement: { about: 'event', text, byLanguage: {} }, unsubscribed: false };
}
