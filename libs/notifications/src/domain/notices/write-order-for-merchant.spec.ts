import { BalanceLinks, OrderLinks, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { anOrderEmailSource } from '../../testing';
import { emailText } from '../email';
import { emailHtml } from '../email-html';
import { writeOrderReceivedEmail, writeRefundAskedEmail } from './write-order-for-merchant';

const CONTEXT = {
  links: new TicketLinks('https://shop.example', new PlainLinkSigner()),
  balances: new BalanceLinks('https://shop.example', new PlainLinkSigner()),
  orders: new OrderLinks('https://shop.example', new PlainLinkSigner()),
  codes: { sign: () => 'code' },
  wallets: [],
  organiser: 'no-reply@shop.example',
  now: new Date('2026-11-21T08:00:00Z'),
};
const write = (refundRequest: { state: 'open' | 'accepted'; reason?: string }) =>
  writeRefundAskedEmail(anOrderEmailSource({ order: { refundRequest } }), CONTEXT);

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
    expect(writeRefundAskedEmail({ ...source, contactEmail: 'ada@example.com' }, CONTEXT)!.replyTo).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
    });
    expect(writeRefundAskedEmail(source, CONTEXT)!.replyTo).toBeUndefined();
  });

  it('shows those words as words', () => {
    expect(emailHtml(write({ state: 'open', reason: '<script>alert(1)</script>' })!)).not.toContain('<script>alert');
  });

  it('is not sent once it was decided', () => {
    expect(write({ state: 'accepted' })).toBeUndefined();
  });

  it('[D-156] names items, amounts and buyer before what to do', () => {
    const source = anOrderEmailSource({ order: { refundRequest: { state: 'open' } } });
    const text = emailText(writeRefundAskedEmail({ ...source, contactEmail: 'ada@example.com' }, CONTEXT)!).replaceAll('\u00a0', ' ');
    const places = ['Items: 2 × Kaftan, Large', 'Total: ₦1,000', 'ada@example.com', 'npm run store'].map((part) => text.indexOf(part));
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  });
});

describe('[D-156] the mail about a new order', () => {
  const source = anOrderEmailSource();
  const textOf = (email = writeOrderReceivedEmail(source, CONTEXT)!) => emailText(email).replaceAll('\u00a0', ' ');

  it('names order, items, amounts and buyer, then what to do', () => {
    const buyer = { contactName: 'Ada Obi', contactEmail: 'ada@example.com', contactPhone: '+2348031234567' };
    const email = writeOrderReceivedEmail({ ...source, ...buyer }, CONTEXT)!;
    expect(email.subject.replaceAll('\u00a0', ' ')).toBe('New order 1001: ₦1,000');
    expect(email.replyTo).toEqual({ name: 'Ada Obi', email: 'ada@example.com' });
    const parts = [
      'New order 1001',
      '2 × Kaftan, Large · ₦1,000',
      'Total: ₦1,000',
      'Paid: ₦1,000',
      'Ada Obi',
      '+2348031234567',
      'order show ord_',
    ];
    const places = parts.map((part) => textOf(email).indexOf(part));
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  });

  it('[D-153] makes no link of what a stranger typed as a name, in subject, greeting or reply', () => {
    const email = writeOrderReceivedEmail({ ...source, contactName: 'evil.example/win', contactEmail: 'a@b.example' }, CONTEXT)!;
    expect([email.subject, email.greeting, email.replyTo?.name, ...email.paragraphs].join(' ')).not.toContain('evil.example');
  });

  it('is not sent about an order that was cancelled meanwhile, and names nobody who was erased', () => {
    expect(writeOrderReceivedEmail({ ...source, order: { ...source.order, status: 'cancelled' } }, CONTEXT)).toBeUndefined();
    expect(textOf(writeOrderReceivedEmail({ ...source, contactName: '' }, CONTEXT)!)).not.toContain('Buyer');
  });
});
