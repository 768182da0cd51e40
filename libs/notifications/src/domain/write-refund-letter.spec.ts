import { aRefundLetterSource } from '../testing';
import { letterText } from './letter-text';
import { DISPOSITIONS_RETURNED } from './money-texts';
import { writeRefundLetter } from './write-refund-letter';

const textOf = (kind: Parameters<typeof writeRefundLetter>[0], reason?: string) => letterText(writeRefundLetter(kind, aRefundLetterSource({ reason }))!).replaceAll('\u00a0', ' ');

describe('a letter about money on its way back', () => {
  it.each(DISPOSITIONS_RETURNED)('[D-29] [D-94a] tells the buyer and the merchant why: %s', (reason) => {
    for (const kind of ['payment_returned', 'money_returned'] as const) {
      expect(textOf(kind, reason)).toContain('NGN 1,000.00');
      expect(textOf(kind, reason)).not.toContain('It was not needed.');
    }
  });

  it('[D-29] tells the merchant where to look, and that a refund has failed', () => {
    expect(textOf('money_returned', 'late')).toContain('GET /v1/admin/checkouts/chk_');
    expect(textOf('refund_failed')).toContain('would not give NGN 1,000.00 back (refund rfd_');
  });

  it('says nothing to the buyer of money that the provider would not send', () => {
    expect(writeRefundLetter('payment_returned', aRefundLetterSource({ status: 'failed' }))).toBeUndefined();
    expect(writeRefundLetter('refund_failed', aRefundLetterSource({ status: 'failed' }))).toBeDefined();
  });
});
