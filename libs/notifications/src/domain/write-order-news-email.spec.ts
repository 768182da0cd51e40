import { BalanceLinks, OrderLinks, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aGuestEmailSource, anOrderEmailSource } from '../testing';
import { emailText } from './email';
import type { MessageDetails, OrderNewsKind } from './message';
import { writeAboutOrder } from './write-order-news-email';

const links = ['https://shop.example', new PlainLinkSigner()] as const;
const context = {
  links: new TicketLinks(...links),
  balances: new BalanceLinks(...links),
  orders: new OrderLinks(...links),
  codes: { sign: () => 'code' },
  wallets: [],
  organiser: 'no-reply@shop.example',
  now: new Date('2026-11-21T08:00:00Z'),
};
const ORDER = 'https://shop.example/adire/o/ord_01h455vb4pfc9tdkgafa57v781';
type Source = Parameters<typeof anOrderEmailSource>[0];
const write = (kind: OrderNewsKind | 'tickets_voided' | 'order_event_cancelled', details: MessageDetails, source: Source = {}) =>
  writeAboutOrder({ kind, channel: 'email', recipient: 'ade@example.com', details }, anOrderEmailSource(source), context);
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const textOf = (...parts: Parameters<typeof write>) => plain(emailText(write(...parts)!));

const items = [
  { id: 'a', name: 'Kaftan', variantName: 'Large', quantity: 2, unitPriceMinor: 50_000 },
  { id: 'b', name: 'Cap', quantity: 3, unitPriceMinor: 0 },
];
const totals = (kind?: 'delivery' | 'pickup') => ({
  ...anOrderEmailSource().order.totals,
  ...(kind && { delivery: { zoneId: 'z', name: 'Lagos', kind } }),
});
const of = (kind?: 'delivery' | 'pickup', language?: string): Source => ({ language, order: { items, totals: totals(kind) } });

describe('the email that an order was handed over', () => {
  const part = { handedOver: { pieces: [{ itemId: 'b', quantity: 2 }], isAll: false } };
  const all = {
    handedOver: {
      pieces: [
        { itemId: 'a', quantity: 2 },
        { itemId: 'b', quantity: 1 },
      ],
      isAll: true,
    },
  };

  it.each([
    ['delivery', 'Part of your order 1001 is on its way', 'Your order 1001 is on its way', 'Sent'],
    ['pickup', 'Part of your order 1001 has been picked up', 'Your order 1001 has been picked up', 'Picked up'],
    [undefined, 'Part of your order 1001 is done', 'Your order 1001 is complete', 'Done'],
  ] as const)('[D-12] says what of it, and whether that was all, by the way it goes: %s', (way, partly, wholly, label) => {
    const [first, last] = [textOf('order_fulfilled', part, of(way)), textOf('order_fulfilled', all, of(way))];
    expect(first).toMatch(new RegExp(`^${partly}\n`));
    expect(last).toMatch(new RegExp(`^${wholly}\n`));
    expect(first).toContain(`${label}: 2 × Cap\n`);
    expect([
      first.includes('Kaftan'),
      first.includes('The rest is still to come'),
      last.includes('Thank you for buying from Adire House'),
    ]).toEqual([false, true, true]);
    expect(last).toMatch(new RegExp(`${label}: 2 × Kaftan, Large\n +1 × Cap\n`));
  });

  it('leads to the order, as an SMS too', () => {
    const email = write('order_fulfilled', all, of('delivery'))!;
    expect(email.link).toEqual({ url: expect.stringContaining(ORDER), text: 'See your order' });
    expect(email.sms).toMatch(/^Adire House: Your order has been sent \(order 1001\)\. https:/);
  });

  it('[ADR 0116 r2] names carrier and number, and leads to the page where the parcel is followed, and to the order', () => {
    const shipment = { carrier: 'GIG Logistics', trackingNumber: 'GIG 4711', trackingUrl: 'https://track.example/4711' };
    const details = { handedOver: { ...all.handedOver, ...shipment } };
    const text = textOf('order_fulfilled', details, of('delivery'));
    for (const part of [
      'Carrier: GIG Logistics\n',
      'Tracking number: GIG 4711\n',
      'Follow your parcel: https://track.example/4711\n',
      ORDER,
    ])
      expect(text).toContain(part);
    expect(textOf('order_fulfilled', details, of('delivery', 'fr-CI'))).toContain('Suivre votre colis : https://track.example/4711\n');
    expect(textOf('order_fulfilled', all, of('delivery'))).not.toMatch(/Carrier|Tracking|Follow/);
  });

  describe('[D-149] corrected or taken back since', () => {
    const planned = { ...all.handedOver, fulfillmentId: 'f1', carrier: 'GIG', trackingNumber: '4711' };
    const present = { id: 'f1', carrier: 'GIG', trackingNumber: '4712', trackingUrl: 'https://track.example/4712' };
    const now = (fulfillments: object[], language?: string): Source => {
      return { language, order: { items, totals: totals('delivery'), fulfillments: fulfillments as (typeof present)[] } };
    };

    it('says what is so now', () => {
      const text = textOf('order_fulfilled', { handedOver: planned }, now([{ id: 'f0' }, present]));
      expect([text.includes('4712'), text.includes('4711'), text.includes('is on its way')]).toEqual([true, false, true]);
      expect(write('order_fulfilled', { handedOver: planned }, now([]))).toBeUndefined();
    });

    it('says that it is a correction, in the language of the buyer and not in the merchant’s words for the first mail', () => {
      const details = { handedOver: { ...planned, isCorrection: true } };
      const text = textOf('order_fulfilled', details, now([present]));
      for (const part of ['Corrected tracking details\n', 'how to follow your order 1001', 'not the earlier ones', '4712', ORDER])
        expect(text).toContain(part);
      expect(textOf('order_fulfilled', details, now([present], 'fr-CI'))).toContain('a corrigé les informations de suivi');
      expect(textOf('order_fulfilled', details, now([{ id: 'f1' }]))).toContain('has removed them');
      expect(textOf('order_fulfilled', details, now([{ id: 'f1' }], 'fr-CI'))).toContain('les a retirées');
      expect(write('order_fulfilled', details, now([present]))).toMatchObject({
        subject: 'Corrected tracking details for your order 1001',
        hasFixedWording: true,
        sms: expect.stringMatching(/^Adire House: corrected tracking details for your order 1001\. https:/),
      });
    });
  });

  it('is not sent once the order was cancelled', () => {
    expect(write('order_fulfilled', all, { order: { status: 'cancelled' } })).toBeUndefined();
  });
});

describe('[ADR 0068 r2] the email that a refund is declined', () => {
  const declined = (language?: string) => ({ language, order: { refundRequest: { state: 'declined' as const, message: 'Worn <once>.' } } });

  it('says so in the merchant’s words, in the language of its buyer, and leads to the order', () => {
    const text = textOf('order_refund_declined', {}, declined());
    for (const part of ['Your order is not refunded', 'Worn <once>.', ORDER]) expect(text).toContain(part);
    expect(emailText(write('order_refund_declined', {}, declined('fr-CI'))!)).toContain('Vous avez demandé le remboursement');
  });

  it('is not sent once the refund was granted after all', () => {
    expect(write('order_refund_declined', {}, { order: { refundRequest: { state: 'accepted' } } })).toBeUndefined();
  });
});

describe('the email about a refund of an order', () => {
  it('[D-11] states the paid and refunded amounts, and the way of the refund', () => {
    const text = textOf('order_refunded', { refundMinor: 25_000 });
    for (const part of [
      'Adire House gives ₦250 of your order 1001 back to you.',
      'It goes back the way it came.',
      'Paid: ₦1,000',
      'On its way back: −₦250',
      ORDER,
    ])
      expect(text).toContain(part);
  });

  it('[D-114] is in the language of its buyer', () => {
    const text = textOf('order_refunded', { refundMinor: 25_000 }, of(undefined, 'fr-CI'));
    for (const part of ['vous rembourse 250 ₦ de votre commande 1001', 'Voir votre commande']) expect(text).toContain(part);
  });
});

describe('the email about a refund of an order by hand', () => {
  it('[D-163] says that the shop itself gives the money back', () => {
    const byHand = { order: { rails: ['cash', 'transfer'] } };
    const text = textOf('order_refunded', { refundMinor: 25_000 }, byHand);
    expect(text).toContain('You paid Adire House directly, so Adire House gives it back to you directly.');
    expect(text).not.toContain('It goes back the way it came.');
    expect(textOf('order_refunded', { refundMinor: 25_000 }, { order: { rails: ['cash', 'card'] } })).toContain(
      'It goes back the way it came.',
    );
  });
});

describe('the email that an order was cancelled', () => {
  it.each([
    [100_000, '₦1,000 is given back to you'],
    [0, 'Ask Adire House if you did not expect this'],
  ])('[D-11] states the refunded amount: %i', (refundMinor, sentence) => {
    const text = textOf('order_cancelled', { refundMinor }, { order: { status: 'cancelled' } });
    for (const part of ['Your order was cancelled', 'has cancelled your order 1001', sentence, ORDER]) expect(text).toContain(part);
    expect(text.includes('On its way back')).toBe(refundMinor > 0);
  });
});

describe('the email that tickets of an order are void', () => {
  const [seat] = aGuestEmailSource().seats;
  const source = (event: object = {}) => ({
    order: { status: 'cancelled' as const },
    tickets: aGuestEmailSource({ seats: [{ ...seat!, status: 'cancelled' }], event }),
  });
  const attendeeIds = [seat!.attendeeId];

  it('[D-11] reports in the same email that the order was cancelled or refunded by it, and the refunded amount', () => {
    const [off, back, alone] = [{ refundMinor: 100_000, isCancelled: true }, { refundMinor: 25_000 }, {}].map((details) =>
      textOf('tickets_voided', { attendeeIds, ...details }, source()),
    );
    for (const part of [
      'no longer admits anyone',
      'has cancelled your order 1001',
      '₦1,000 is given back to you',
      'On its way back: −₦1,000',
    ])
      expect(off).toContain(part);
    for (const part of ['no longer admits anyone', 'gives ₦250 of your order 1001 back', 'On its way back: −₦250'])
      expect(back).toContain(part);
    expect(alone).not.toMatch(/given back to you|On its way back/);
    expect(write('tickets_voided', { attendeeIds, refundMinor: 25_000 }, source())!.calendars).toMatchObject([{ method: 'CANCEL' }]);
    expect(off!.match(/Order: 1001/g)).toHaveLength(1);
  });

  it('[D-147] reports that the event is cancelled, and the refunded amount instead of who will write about it', () => {
    const gone = source({ removed: true });
    const back = textOf('order_event_cancelled', { attendeeIds, refundMinor: 100_000 }, gone);
    for (const part of ['gives ₦1,000 of your order 1001 back', 'On its way back: −₦1,000']) expect(back).toContain(part);
    expect(back).not.toContain('about what you have paid');
    expect(textOf('order_event_cancelled', { attendeeIds }, gone)).toContain('about what you have paid');
  });

  it('[D-11] reports the money alone where the event is gone already, and nothing where no money moves', () => {
    const text = textOf('tickets_voided', { attendeeIds, refundMinor: 25_000 }, { tickets: undefined });
    expect(text).toContain('gives ₦250 of your order 1001 back');
    expect(write('tickets_voided', { attendeeIds }, { tickets: undefined })).toBeUndefined();
  });
});
