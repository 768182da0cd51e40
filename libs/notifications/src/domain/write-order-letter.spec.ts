import { TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aGuestLetterSource, anOrderLetterSource } from '../testing';
import { letterText } from './letter-text';
import { writeOrderLetter } from './write-order-letter';

const stationery = {
  links: new TicketLinks('https://shop.example', new PlainLinkSigner()), codes: { sign: () => 'code' }, organiser: 'no-reply@shop.example', now: new Date('2026-11-21T08:00:00Z'),
};
const message = { kind: 'order_confirmed', channel: 'email', recipient: 'ade@example.com', details: {} } as const;
const write = (source: Parameters<typeof anOrderLetterSource>[0]) => writeOrderLetter(message, anOrderLetterSource(source), stationery);
/** With ordinary spaces. */
const textOf = (source: Parameters<typeof anOrderLetterSource>[0]) => letterText(write(source)!).replaceAll('\u00a0', ' ');

describe('the receipt of an order', () => {
  it('tells what was bought and what it came to, sum by sum', () => {
    const totals = { currency: 'NGN', discountMinor: 10_000, deliveryMinor: 1_500, feeMinor: 250, taxMinor: 0, totalMinor: 91_750 };
    const text = textOf({ order: { totals, paidMinor: 91_750 } });
    for (const line of ['Order: 1001', 'Items: 2 × Kaftan, Large · NGN 1,000.00', 'Discount: -NGN 100.00', 'Delivery: NGN 15.00', 'Fees: NGN 2.50', 'Total: NGN 917.50', 'Paid: NGN 917.50']) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toContain('paid in full');
    expect(text).not.toMatch(/Tax|Still to be paid|ticket/);
  });

  it('[D-94] tells what is still to be paid, and by which day of the store', () => {
    const totals = { currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 100_000, balanceDueAt: '2026-12-04T23:30:00.000Z' };
    const text = textOf({ order: { status: 'deposit_paid', paidMinor: 30_000, totals } });
    expect(text).toContain('NGN 700.00 is still to be paid, by 5 December 2026.');
    expect(text).toContain('Still to be paid: NGN 700.00');
  });

  it('brings the tickets of an order, their days, and the link to them', () => {
    const letter = write({ tickets: aGuestLetterSource() })!;
    expect(letter).toMatchObject({ calendars: [{ method: 'REQUEST' }], tickets: { seats: [{ tier: 'Entry' }] }, link: { url: expect.stringContaining('/adire/t/att_') } });
    expect(letter.sms).toContain('/adire/t/att_');
    expect(letterText(letter)).toContain('Tickets: Adé Ọlá · Entry');
  });

  it.each(['cancelled', 'refunded', 'partially_refunded'] as const)('is not sent of one that is %s by now', (status) => {
    expect(write({ order: { status } })).toBeUndefined();
  });
});
