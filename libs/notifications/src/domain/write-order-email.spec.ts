import { BalanceLinks, OrderLinks, TicketLinks, type BalanceMode } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { amountsInMail, sumMismatches } from '@svc/testing';
import fc from 'fast-check';
import { aGuestEmailSource, anOrderEmailSource } from '../testing';
import { emailText } from './email';
import { emailHtml } from './email-html';
import type { GuestEmailSource } from '../ports/email-sources';
import type { OrderMessageKind, OrderNewsKind } from './message';
import { writeGuestEmail } from './write-guest-email';
import { writeOrderEmail } from './write-order-email';

const context = {
  links: new TicketLinks('https://shop.example', new PlainLinkSigner()),
  balances: new BalanceLinks('https://shop.example', new PlainLinkSigner()),
  orders: new OrderLinks('https://shop.example', new PlainLinkSigner()),
  codes: { sign: () => 'code' },
  wallets: [],
  organiser: 'no-reply@shop.example',
  now: new Date('2026-11-21T08:00:00Z'),
};
const message = { kind: 'order_confirmed', channel: 'email', recipient: 'ade@example.com', details: {} } as const;
const write = (source: Parameters<typeof anOrderEmailSource>[0]) => writeOrderEmail(message, anOrderEmailSource(source), context);
/** With ordinary spaces. */
const textOf = (source: Parameters<typeof anOrderEmailSource>[0]) => emailText(write(source)!).replaceAll('\u00a0', ' ');

describe('the receipt of an order', () => {
  it('lists the items and their amounts, sum by sum', () => {
    const totals = { currency: 'NGN', discountMinor: 10_000, deliveryMinor: 1_500, feeMinor: 250, taxMinor: 0, totalMinor: 91_750 };
    const text = textOf({ order: { totals, paidMinor: 91_750 } });
    expect(sumMismatches(amountsInMail(text))).toEqual([]);
    for (const line of [
      'Order: 1001',
      'Items: 2 × Kaftan, Large · ₦1,000',
      'Discount: −₦100',
      'Delivery: ₦15',
      'Service fee: ₦2.50',
      'Total: ₦917.50',
      'Paid: ₦917.50',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toContain('paid in full');
    expect(text).not.toMatch(/Tax|Still to be paid|ticket/);
  });

  it('[D-112] adds up for any items, discounts, fees and payments', () => {
    const amount = fc.nat(1_000_000);
    const item = fc.record({ name: fc.constant('Kaftan'), quantity: fc.integer({ min: 1, max: 50 }), unitPriceMinor: amount });
    const cart = fc.record({
      items: fc.array(item, { minLength: 1, maxLength: 6 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      deliveryMinor: amount,
      feeMinor: amount,
      taxMinor: amount,
      paid: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(cart, fc.constantFrom('paid', 'deposit_paid'), ({ items, off, paid, ...besides }, status) => {
        const subtotalMinor = items.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
        const discountMinor = Math.floor(subtotalMinor * off);
        const totalMinor = subtotalMinor - discountMinor + besides.deliveryMinor + besides.feeMinor + besides.taxMinor;
        const totals = { currency: 'NGN', discountMinor, ...besides, totalMinor };
        const text = textOf({
          order: { status: status as 'paid', items, totals, paidMinor: status === 'paid' ? totalMinor : Math.floor(totalMinor * paid) },
        });
        expect(sumMismatches(amountsInMail(text))).toEqual([]);
      }),
      { numRuns: 60, seed: 112 },
    );
  });

  it('[D-94] states the balance, and its due day in the store’s zone', () => {
    const totals = { currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 100_000 };
    const text = textOf({ order: { status: 'deposit_paid', paidMinor: 30_000, totals, balanceDueAt: '2026-12-04T23:30:00.000Z' } });
    expect(text).toContain('₦700 is still to be paid, by 5 December 2026.');
    const midnight = { status: 'deposit_paid' as const, paidMinor: 30_000, totals, balanceDueAt: '2026-12-04T23:00:00.000Z' };
    expect(textOf({ order: midnight })).toContain('₦700 is still to be paid, by the end of 4 December 2026.');
    expect(text).toContain('Still to be paid: ₦700');
  });

  it('[D-126] counts nothing as still to be paid that was waived', () => {
    const totals = { currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 100_000 };
    const text = textOf({ order: { status: 'deposit_paid', paidMinor: 30_000, waivedMinor: 35_000, totals } });
    expect(text).toContain('Still to be paid: ₦350\nNot to be paid any more: ₦350');
  });

  it('brings the tickets of an order, their days, and the link to them', () => {
    const email = write({ tickets: aGuestEmailSource() })!;
    expect(email).toMatchObject({
      calendars: [{ method: 'REQUEST' }],
      tickets: { seats: [{ tier: 'Entry' }] },
      link: { url: expect.stringContaining('/adire/t/att_') },
    });
    expect(email.sms).toContain('/adire/t/att_');
    expect(emailText(email)).toContain('Tickets: Adé Ọlá · Entry');
    const { title } = aGuestEmailSource().event;
    expect([email.subject, email.heading, email.facts[0]]).toEqual([
      `Your ticket: ${title}`,
      `You’re going to ${title}`,
      { name: 'Event', lines: [title] },
    ]);
    expect(email.sms).toContain(`Your ticket for ${title}: `);
  });

  it.each(['cancelled', 'refunded', 'partially_refunded'] as const)('is not sent of one that is %s by now', (status) => {
    expect(write({ order: { status } })).toBeUndefined();
  });
});

describe('an email as HTML', () => {
  it('[D-112] has the amounts of items and total at the right, as on the pages', () => {
    const html = emailHtml(write({})!);
    expect(html).toMatch(/2 × Kaftan, Large<\/td><td align="right"[^>]*>₦1,000<\/td>/);
    expect(html).toMatch(/>Total<\/th><td class="line" align="right"[^>]*><div>₦1,000<\/div>/);
  });

  it('is dark where mails are shown dark, in colours that can be read there', () => {
    const html = emailHtml(write({ branding: { colour: '#101010' } })!);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const [, night = ''] = /@media\(prefers-color-scheme:dark\)\{(.*?\})\}<\/style>/.exec(html)!;
    for (const [, name] of html.matchAll(/class="([^"]*)"/g)) for (const each of name!.split(' ')) expect(night).toContain(`.${each}{`);
    expect(night).not.toContain('#101010');
  });
});

describe('tickets of an order that are void', () => {
  const GIVEN_UP = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02';
  const [seat] = aGuestEmailSource().seats;
  const voidedSeat = { ...seat!, attendeeId: GIVEN_UP, status: 'cancelled' as const };
  const voided = (seats: GuestEmailSource['seats'], attendeeIds: string[]) =>
    writeOrderEmail(
      { ...message, kind: 'tickets_voided', details: { attendeeIds } },
      anOrderEmailSource({ order: { status: 'refunded' }, tickets: aGuestEmailSource({ seats }) }),
      context,
    );

  it('[D-83] are reported, and leave the calendar under the entry they were added by, with a higher number', () => {
    const email = voided([voidedSeat], [GIVEN_UP])!;
    const confirmed = write({ tickets: aGuestEmailSource({ seats: [{ ...voidedSeat, status: 'confirmed' }] }) })!;
    const [[entered], [left]] = [confirmed.calendars[0]!.entries, email.calendars[0]!.entries];
    expect([email.calendars[0]!.method, left!.uid, left!.sequence > entered!.sequence]).toEqual(['CANCEL', entered!.uid, true]);
    expect(email.tickets).toBeUndefined();
    const text = emailText(email);
    expect(text).toContain('the ticket no longer admits anyone');
    expect(text).toContain('Order: 1001\n');
    expect(text).toContain('when buying from Adire House');
  });

  it('stay in the calendar while another of the order admits', () => {
    expect(voided([seat!, voidedSeat], [GIVEN_UP])).toMatchObject({ calendars: [], subject: 'Cancelled: Design Fair' });
  });

  it('are not reported when they admit again, or do not exist', () => {
    expect(voided([seat!], [seat!.attendeeId])).toBeUndefined();
    expect(
      writeOrderEmail({ ...message, kind: 'tickets_voided', details: { attendeeIds: [GIVEN_UP] } }, anOrderEmailSource(), context),
    ).toBeUndefined();
  });

  it('[D-81] have their buyer notified that the event was moved, or that it is cancelled and whom to ask about the money', () => {
    const of = (kind: Exclude<OrderMessageKind, OrderNewsKind>, removed: boolean, paidMinor = 100_000) =>
      writeOrderEmail(
        { ...message, kind },
        anOrderEmailSource({ order: { paidMinor }, tickets: aGuestEmailSource({ event: { removed } }) }),
        context,
      );
    const [moved, off] = [of('order_event_rescheduled', false)!, of('order_event_cancelled', true)!];
    expect([moved, off].map(({ calendars }) => calendars.map(({ method }) => method))).toEqual([['REQUEST'], ['CANCEL']]);
    expect(off.calendars[0]!.entries[0]!.uid).toBe(moved.calendars[0]!.entries[0]!.uid);
    for (const part of ['has cancelled Design Fair', 'will let you know about what you have paid', 'Order: 1001', 'when buying from'])
      expect(emailText(off)).toContain(part);
    expect(emailText(of('order_event_cancelled', true, 0)!)).not.toContain('what you have paid');
    expect([of('order_event_rescheduled', true), of('order_event_cancelled', false)]).toEqual([undefined, undefined]);
    expect(writeOrderEmail({ ...message, kind: 'order_event_cancelled' }, anOrderEmailSource(), context)).toBeUndefined();
  });
});

describe('a cancelled day of the event of an order', () => {
  const day = { id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d15', dayDate: '2026-12-05', isCancelled: true };
  const other = { id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d16', dayDate: '2026-12-06' };
  const [first] = aGuestEmailSource().seats;
  const written = (seat: Partial<NonNullable<typeof first>>, attendeeIds?: string[]) =>
    emailText(
      writeOrderEmail(
        { ...message, kind: 'order_event_cancelled', details: { dayId: day.id, attendeeIds } },
        anOrderEmailSource({
          order: { paidMinor: 5_000 },
          tickets: aGuestEmailSource({ event: { days: [day, other] }, seats: [{ ...first!, ...seat }] }),
        }),
        context,
      )!,
    );

  it('[D-147] speaks of the money of tickets that end with it alone', () => {
    const lost = written({ status: 'cancelled', validDayIds: [day.id] }, [first!.attendeeId]);
    for (const part of ['Order: 1001', 'no longer kept', 'will let you know about what you have paid']) expect(lost).toContain(part);
    const others = written({});
    for (const part of ['Order: 1001', 'valid as before on the days below']) expect(others).toContain(part);
    expect(others).not.toContain('what you have paid');
  });
});

describe('a reissued ticket of an order', () => {
  const [first] = aGuestEmailSource().seats;
  const other = { ...first!, attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02', serial: 2 };
  const reissued = (source: Parameters<typeof anOrderEmailSource>[0]) =>
    writeOrderEmail(
      { ...message, kind: 'order_ticket_reissued', details: { attendeeIds: [other.attendeeId] } },
      anOrderEmailSource(source),
      context,
    );

  it('[D-80] is sent to the buyer, alone, also where a part of the order was refunded', () => {
    const email = reissued({ order: { status: 'partially_refunded' }, tickets: aGuestEmailSource({ seats: [first!, other] }) })!;
    expect(email).toMatchObject({
      subject: 'Your new ticket: Design Fair',
      calendars: [{ method: 'REQUEST' }],
      tickets: { seats: [{ seat: 'Ticket 2 of 2' }] },
    });
    for (const part of ['Order: 1001\n', 'when buying from Adire House', email.link!.url]) expect(emailText(email)).toContain(part);
  });

  it('[ADR 0159 r4] has the words of a guest as well where its seat got another ticket type', () => {
    const changed = { ...message, kind: 'order_ticket_changed', details: { attendeeIds: [other.attendeeId] } } as const;
    const email = writeOrderEmail(changed, anOrderEmailSource({ tickets: aGuestEmailSource({ seats: [first!, other] }) }), context)!;
    expect(email).toMatchObject({ subject: 'Your ticket has changed: Design Fair', tickets: { seats: [{ seat: 'Ticket 2 of 2' }] } });
    expect(emailText(email)).toContain('Order: 1001');
  });

  it('is not sent when it was cancelled meanwhile', () => {
    expect(reissued({ tickets: aGuestEmailSource({ seats: [first!, { ...other, status: 'cancelled' }] }) })).toBeUndefined();
  });
});

describe('the page of an order', () => {
  const ORDER = 'https://shop.example/adire/o/ord_01h455vb4pfc9tdkgafa57v781';
  const [seat] = aGuestEmailSource().seats;
  const moved = { ...seat!, status: 'cancelled' as const };

  it('is linked by every email to the buyer, beside the tickets where there are some, as text and as HTML', () => {
    const emails = [
      write({}),
      write({ tickets: aGuestEmailSource() }),
      writeOrderEmail({ ...message, kind: 'order_event_rescheduled' }, anOrderEmailSource({ tickets: aGuestEmailSource() }), context),
      writeOrderEmail(
        { ...message, kind: 'tickets_voided', details: { attendeeIds: [moved.attendeeId] } },
        anOrderEmailSource({ tickets: aGuestEmailSource({ seats: [moved] }) }),
        context,
      ),
    ];
    for (const email of emails) {
      expect(emailText(email!)).toContain(`See your order: ${ORDER}?t=`);
      expect(emailHtml(email!)).toContain(`href="${ORDER}?t=`);
    }
  });

  it('is linked by an SMS about an order without tickets', () => {
    expect(write({})!.sms).toContain(ORDER);
    expect(write({ tickets: aGuestEmailSource() })!.sms).not.toContain(ORDER);
  });

  it('is linked by no email to guests who have registered', () => {
    const email = writeGuestEmail(
      { kind: 'registration_confirmed', channel: 'email', recipient: 'ade@example.com', details: {} },
      aGuestEmailSource(),
      context,
    )!;
    expect(emailText(email) + emailHtml(email)).not.toContain('/o/');
  });
});

describe('the balance of an order', () => {
  const PAGE = 'https://shop.example/adire/b/ord_01h455vb4pfc9tdkgafa57v781';
  const ORDER = 'https://shop.example/adire/o/ord_01h455vb4pfc9tdkgafa57v781';
  const see = { url: expect.stringContaining(ORDER), text: 'See your order' };
  const owed = (balanceMode?: BalanceMode, balanceDueAt?: string) => ({
    order: {
      status: 'deposit_paid' as const,
      paidMinor: 30_000,
      balanceDueAt,
      totals: { currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 100_000, balanceMode },
    },
  });
  const emailOf = (kind: Exclude<OrderMessageKind, OrderNewsKind>, source: Parameters<typeof anOrderEmailSource>[0]) =>
    writeOrderEmail({ ...message, kind }, anOrderEmailSource(source), context);

  it.each<[BalanceMode, string, string]>([
    ['online', 'You can pay it online whenever you like, by the link below', 'Pay ₦700'],
    ['at_door', 'You pay it to Adire House at the door.', 'See your order'],
    ['manual', 'Adire House will tell you how.', 'See your order'],
  ])('[D-94] is stated in the receipt, with the way to pay and the link: %s', (mode, how, text) => {
    const email = write(owed(mode))!;
    expect(email.paragraphs.join(' ')).toContain(how);
    const rest = { url: expect.stringContaining(mode === 'online' ? PAGE : ORDER), text };
    expect(email.link).toEqual(rest);
    const withTickets = write({ ...owed(mode), tickets: aGuestEmailSource() })!;
    expect(withTickets.link!.url).toContain('/t/att_');
    expect([withTickets.secondLink, withTickets.orderLink]).toEqual(mode === 'online' ? [rest, see] : [undefined, see]);
    expect(write({})).toMatchObject({ link: see, secondLink: undefined, orderLink: undefined });
  });

  it('is requested with the link, and by an SMS too', () => {
    for (const kind of ['balance_asked', 'balance_reminder'] as const) {
      const email = emailOf(kind, owed('online', '2026-12-04T23:30:00.000Z'))!;
      expect(emailText(email).replaceAll('\u00a0', ' ')).toMatch(/₦700.* by 5 December 2026/);
      expect(email).toMatchObject({ link: { url: expect.stringContaining(PAGE) }, sms: expect.stringContaining(PAGE) });
    }
  });

  it('is not requested once it is paid or its order is cancelled, or when it is not paid online', () => {
    for (const kind of ['balance_asked', 'balance_reminder'] as const) {
      expect(emailOf(kind, {})).toBeUndefined();
      expect(emailOf(kind, { order: { ...owed().order, status: 'cancelled' } })).toBeUndefined();
      expect(emailOf(kind, owed('at_door'))).toBeUndefined();
    }
  });

  it('is acknowledged when it is paid', () => {
    expect(emailText(emailOf('balance_received', {})!)).toContain('it is paid in full');
    expect(emailOf('balance_received', {})).toMatchObject({ link: see, orderLink: undefined });
    expect(emailOf('balance_received', { order: { status: 'cancelled' } })).toBeUndefined();
  });

  it('[§2.3 r4] comes with the expected date of a pre-order', () => {
    const items = [
      { name: 'Kaftan', quantity: 1, unitPriceMinor: 100_000, preorder: true, preorderEtaText: 'Ready in May' },
      { name: 'Cap', quantity: 1, unitPriceMinor: 0, preorder: true },
    ];
    const text = textOf({ order: { items } });
    expect(text).toContain('1 × Kaftan (pre-order: Ready in May) · ₦1,000');
    expect(text).toContain('1 × Cap (pre-order) · ');
  });
});
