import type { AttendeeStatus, MailWording, WordedMail } from '@svc/contracts';
import type {
  GuestEmailSource,
  OrderEmailSource,
  RefundEmailSource,
  SavingsEmailSource,
  SubscriptionEmailSource,
  Support,
  TransferEmailSource,
} from '../ports/email-sources';
import type { MessageDetails } from './message';

/** Whose mail is previewed, in which language (ISO 639), by what clock. */
export interface Sample {
  workspace: { slug: string; displayName: string; timezone: string; currencies: readonly string[] };
  wording?: MailWording;
  support?: Support;
  language: string;
  now: Date;
}

/** Of nothing that there is. */
const ID = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';
const NAME = 'Awa Koné';
const DAY_MS = 86_400_000;
const [TOTAL, PAID] = [1_500_000, 500_000];

const inDays = ({ now }: Sample, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
const common = ({ workspace, wording, support, language }: Sample) => ({
  workspace,
  branding: { wording, support },
  language,
  contactName: NAME,
});
const currencyOf = ({ workspace }: Sample) => workspace.currencies[0] ?? 'NGN';
const wordsOf = ({ language }: Sample) =>
  language === 'fr'
    ? { event: 'Soirée d’ouverture', tier: 'Entrée', item: 'Sac en toile', declined: 'Le délai de retour de quatorze jours est passé.' }
    : { event: 'Opening night', tier: 'Entry', item: 'Canvas bag', declined: 'Our fourteen days for returns are over.' };

const SEATS: Partial<Record<WordedMail, AttendeeStatus>> = {
  registration_received: 'pending',
  registration_declined: 'declined',
  registration_cancelled: 'cancelled',
  tickets_voided: 'cancelled',
  ticket_given_pending: 'pending',
};

/** One seat at an evening in a month, as this kind of mail is about it. */
export function sampleGuest(kind: WordedMail, sample: Sample): GuestEmailSource {
  const { event, tier } = wordsOf(sample);
  const startAt = inDays(sample, 30);
  return {
    ...common(sample),
    takenAt: sample.now.toISOString(),
    event: {
      id: ID,
      version: 1,
      title: event,
      startAt,
      endAt: inDays(sample, 30.2),
      days: [],
      venueVisibility: 'public',
      ticketTypes: [],
      removed: kind === 'event_cancelled' || kind === 'order_event_cancelled',
    },
    seats: [{ attendeeId: ID, serial: 1, status: SEATS[kind] ?? 'confirmed', tierName: tier, validDayIds: [] }],
  };
}

/** An order of one thing, of which a part is left to pay where the mail asks for it, or of the seat. */
export function sampleOrder(kind: WordedMail, sample: Sample): OrderEmailSource {
  const owes = kind === 'balance_asked' || kind === 'balance_reminder';
  const isOfTickets = ['tickets_voided', 'order_ticket_reissued', 'order_event_rescheduled', 'order_event_cancelled'].includes(kind);
  return {
    ...common(sample),
    order: {
      id: ID,
      number: 1001,
      status: owes ? 'deposit_paid' : 'paid',
      paidMinor: owes ? PAID : TOTAL,
      balanceDueAt: owes ? inDays(sample, 7) : undefined,
      refundRequest: kind === 'order_refund_declined' ? { state: 'declined', message: wordsOf(sample).declined } : undefined,
      items: [{ name: wordsOf(sample).item, quantity: 1, unitPriceMinor: TOTAL }],
      totals: {
        currency: currencyOf(sample),
        discountMinor: 0,
        deliveryMinor: 0,
        feeMinor: 0,
        taxMinor: 0,
        totalMinor: TOTAL,
        balanceMode: 'online',
      },
    },
    tickets: isOfTickets ? sampleGuest(kind, sample) : undefined,
  };
}

/** What a message of this kind says beyond it. */
export function sampleDetails(kind: WordedMail): MessageDetails {
  if (kind === 'order_refunded' || kind === 'order_cancelled') return { refundMinor: PAID };
  return kind === 'savings_ended' ? { ended: { why: 'deadline', refundedMinor: PAID, keptMinor: 0 } } : {};
}

export function sampleSavings(kind: WordedMail, sample: Sample): SavingsEmailSource {
  const status = kind === 'savings_ended' ? 'cancelled' : 'saving';
  const plan = {
    checkoutId: ID,
    what: wordsOf(sample).item,
    currency: currencyOf(sample),
    totalMinor: TOTAL,
    savedMinor: PAID,
    partMinor: PAID,
    deadline: inDays(sample, 60),
  };
  return { ...common(sample), plan: { ...plan, status } };
}

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

export function sampleRefund(sample: Sample): RefundEmailSource {
  const refund = { id: ID, amountMinor: PAID, currency: currencyOf(sample), reason: 'duplicate', status: 'pending' as const };
  return { ...common(sample), checkoutId: ID, refund, payment: { amountMinor: PAID, returnedMinor: 0 } };
}

export function sampleSubscription(kind: WordedMail, sample: Sample): SubscriptionEmailSource {
  const wish = kind === 'newsletter_confirm' ? 'newsletter' : 'restock';
  const name = wordsOf(sample).item;
  return {
    ...common(sample),
    subscription: { id: ID, kind: wish, state: kind === 'restock_available' ? 'told' : 'pending', email: 'awa@example.com' },
    product:
      wish === 'restock'
        ? {
            slug: 'sample',
            isPackage: false,
            name,
            variantId: ID,
            variantName: name,
            pricingMode: 'full_payment',
            prices: [{ currency: currencyOf(sample), priceMinor: TOTAL }],
          }
        : undefined,
  };
}
