import { anOrderEmailSource } from '../testing';
import { emailText } from './email';
import { emailHtml } from './email-html';
import { writeRefundAskedEmail } from './write-refund-asked-email';

const write = (refundRequest: { state: 'open' | 'accepted'; reason?: string }) =>
  writeRefundAskedEmail(anOrderEmailSource({ order: { refundRequest } }));

describe('[ADR 0068 r2] the alert about a refund request', () => {
  it('names the order, with the buyer’s words and the way to respond', () => {
    const text = emailText(write({ state: 'open', reason: 'Too small\nand torn' })!);
    for (const part of [
      'A buyer asks for a refund',
      'order 1001',
      'Too small',
      'and torn',
      'npm run store -- order accept-refund ord_',
      'npm run store -- order decline-refund ord_',
      'npm run store -- order refund-requests',
    ])
      expect(text).toContain(part);
  });

  it('[D-137] is replied to the buyer, where there is an address', () => {
    const source = { ...anOrderEmailSource({ order: { refundRequest: { state: 'open' } } }), contactName: 'Ada' };
    expect(writeRefundAskedEmail({ ...source, contactEmail: 'ada@example.com' })!.replyTo).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
    });
    expect(writeRefundAskedEmail(source)!.replyTo).toBeUndefined();
  });

  it('shows those words as words', () => {
    expect(emailHtml(write({ state: 'open', reason: '<script>alert(1)</script>' })!)).not.toContain('<script>alert');
  });

  it('is not sent once it was decided', () => {
    expect(write({ state: 'accepted' })).toBeUndefined();
  });
});
