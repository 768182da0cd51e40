import { BalanceLinks, CheckoutLinks, isGsm7, OrderLinks, textLengthOf, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aGuestEmailSource, anOrderEmailSource, aRefundEmailSource, aSavingsEmailSource } from '../testing';
import { GUEST_MESSAGE_KINDS, ORDER_MESSAGE_KINDS, type OrderMessageKind, SAVINGS_MESSAGE_KINDS } from './message';
import { writeGuestEmail } from './write-guest-email';
import { writeRefundEmail } from './write-refund-email';
import { writeAboutOrder } from './write-order-news-email';
import { writeSavingsEmail } from './write-savings-email';

const links = ['https://tickets.example', new PlainLinkSigner()] as const;
const now = new Date('2026-07-21T08:00:00.000Z');
const context = {
  links: new TicketLinks(...links),
  codes: { sign: () => 'code' },
  balances: new BalanceLinks(...links),
  orders: new OrderLinks(...links),
  checkouts: new CheckoutLinks(...links),
  wallets: [],
  organiser: 'no-reply@shop.example',
  now,
};
const STATUS = {
  registration_received: 'pending',
  registration_reopened: 'pending',
  ticket_given_pending: 'pending',
  registration_declined: 'declined',
  registration_cancelled: 'cancelled',
} as const;
const message = { channel: 'sms', recipient: '+2348031234567', details: {} } as const;

describe.each(['en-GB', 'en-NG', 'fr-FR', 'fr-CI'])('[D-137] SMS in %s', (language) => {
  const guest = (kind: (typeof GUEST_MESSAGE_KINDS)[number], title = 'Fete de l’ete') => {
    const [seat] = aGuestEmailSource().seats;
    const source = aGuestEmailSource({
      language,
      seats: [{ ...seat!, status: kind in STATUS ? STATUS[kind as keyof typeof STATUS] : 'confirmed' }],
      event: {
        title,
        timezone: 'Europe/Paris',
        startAt: '2026-08-01T16:00:00.000Z',
        endAt: '2026-08-01T20:30:00.000Z',
        removed: kind === 'event_cancelled',
      },
    });
    return writeGuestEmail({ ...message, kind }, source, context)!.sms!;
  };

  it.each(GUEST_MESSAGE_KINDS)('go in GSM-7 when they are about an event: %s', (kind) => {
    expect(isGsm7(guest(kind))).toBe(true);
  });

  it('keep the names of events that GSM-7 does not have', () => {
    const text = guest('registration_confirmed', 'Ọjà Oge');
    expect([text, textLengthOf(text).encoding]).toEqual([expect.stringContaining('Ọjà Oge'), 'ucs2']);
  });

  it.each(ORDER_MESSAGE_KINDS)(
    'go in GSM-7 when they are about an order, with amounts by the code of their currency: %s',
    (kind: OrderMessageKind) => {
      const isPart = kind === 'balance_asked' || kind === 'balance_reminder' || kind === 'order_confirmed';
      const source = anOrderEmailSource();
      const sent = writeAboutOrder(
        { ...message, kind, details: { refundMinor: 150_000, handedOver: { pieces: [], isAll: true } } },
        {
          ...source,
          language,
          order: {
            ...source.order,
            status: isPart ? 'deposit_paid' : 'paid',
            refundRequest: { state: 'declined', message: 'Too late' },
            balanceDueAt: '2026-08-31T12:00:00.000Z',
          },
        },
        context,
      );
      expect(sent?.sms === undefined || isGsm7(sent.sms)).toBe(true);
      if (kind === 'order_refunded') expect(sent!.sms).toMatch(language.startsWith('en') ? /NGN 1,500/ : /1 500 NGN/);
    },
  );

  it.each(SAVINGS_MESSAGE_KINDS)('go in GSM-7 when they are about savings: %s', (kind) => {
    const source = aSavingsEmailSource();
    const ended = { why: 'buyer', refundedMinor: 100_000, keptMinor: 0 } as const;
    const plan = { ...source.plan, status: kind === 'savings_ended' ? ('cancelled' as const) : ('saving' as const), what: 'Fete' };
    expect(isGsm7(writeSavingsEmail({ kind, details: { ended } }, { ...source, language, plan }, context)!.sms!)).toBe(true);
  });

  it('go in GSM-7 when they are about refunds', () => {
    expect(isGsm7(writeRefundEmail('payment_returned', { ...aRefundEmailSource(), language })!.sms!)).toBe(true);
    const failed = { ...aRefundEmailSource({ status: 'failed', orderNumber: 1001 }), language };
    expect(isGsm7(writeRefundEmail('refund_not_received', failed)!.sms!)).toBe(true);
  });
});
