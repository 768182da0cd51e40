import type { RefundEmailSource } from '../ports/email-sources';
import { aRefundEmailSource } from '../testing';
import { emailText } from './email';
import { DISPOSITIONS_RETURNED } from './texts/en/money';
import { writeRefundEmail } from './write-refund-email';

const textOf = (kind: Parameters<typeof writeRefundEmail>[0], reason?: string) =>
  emailText(writeRefundEmail(kind, aRefundEmailSource({ reason }))!).replaceAll('\u00a0', ' ');

describe('an email about a refund', () => {
  it.each(DISPOSITIONS_RETURNED)('[D-29] [D-94a] gives the buyer and the merchant the reason: %s', (reason) => {
    for (const kind of ['payment_returned', 'money_returned'] as const) {
      expect(textOf(kind, reason)).toContain('₦1,000');
      expect(textOf(kind, reason)).not.toContain('It was not needed.');
    }
  });

  it('[D-29] shows the merchant where to look, and that a refund has failed', () => {
    expect(textOf('money_returned', 'late')).toMatch(/the checkout chk_\w+ [\s\S]*npm run store -- exceptions list/);
    expect(textOf('refund_failed')).toContain('would not give ₦1,000 back (refund rfd_');
  });

  it('[D-112] lists the amounts received, refunded before, refunded now and kept, which add up', () => {
    const listed = (kind: 'payment_returned' | 'refund_failed', returnedMinor: number) =>
      writeRefundEmail(kind, aRefundEmailSource({ amountMinor: 50_000 }, { amountMinor: 200_000, returnedMinor }))!.facts.map(
        ({ name, lines }) => `${name}: ${lines.join()}`.replaceAll('\u00a0', ' '),
      );
    expect(listed('payment_returned', 30_000)).toEqual([
      'Received: ₦2,000',
      'Given back before: −₦300',
      'On its way back: −₦500',
      'Kept: ₦1,200',
    ]);
    expect(listed('refund_failed', 150_000)).toEqual([
      'Buyer: Adé Ọlá',
      'Received: ₦2,000',
      'Given back before: −₦1,500',
      'Could not be given back: −₦500',
    ]);
  });

  it('[D-151] says to the buyer that a refund has not come through, and who takes care of it', () => {
    const failed = (refund: Partial<RefundEmailSource['refund']>) =>
      writeRefundEmail('refund_not_received', aRefundEmailSource({ reason: undefined, status: 'failed', ...refund }));
    const text = emailText(failed({ orderNumber: 1001 })!).replaceAll('\u00a0', ' ');
    expect(text).toContain('₦1,000 of your order 1001, but the money could not be given back');
    expect(text).toMatch(/takes care of it, and returns the money to you another way/);
    expect(text).toContain('Could not be given back');
    const french = { ...aRefundEmailSource({ status: 'failed' }), language: 'fr' };
    expect(writeRefundEmail('refund_not_received', french)).toMatchObject({
      language: 'fr',
      heading: 'Votre remboursement n’a pas abouti',
    });
    expect([failed({ status: 'succeeded' }), failed({ source: 'provider' })]).toEqual([undefined, undefined]);
    expect(failed({ source: 'provider', orderNumber: 1001 })).toBeDefined();
  });

  it('[D-156] names order, buyer and amounts to the merchant, and then what to do', () => {
    const source = {
      ...aRefundEmailSource({ status: 'failed', orderNumber: 1001 }),
      contactName: 'Ada Obi',
      contactEmail: 'ada@example.com',
    };
    const text = emailText(writeRefundEmail('refund_failed', source)!);
    const places = ['Order: 1001', 'Buyer: Ada Obi', 'ada@example.com', 'Could not be given back', 'npm run store'].map((part) =>
      text.indexOf(part),
    );
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  });

  it('is not sent to the buyer when the provider has refused the refund', () => {
    expect(writeRefundEmail('payment_returned', aRefundEmailSource({ status: 'failed' }))).toBeUndefined();
    expect(writeRefundEmail('refund_failed', aRefundEmailSource({ status: 'failed' }))).toBeDefined();
  });
});
