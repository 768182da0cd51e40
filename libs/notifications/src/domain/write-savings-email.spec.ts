import { CheckoutLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aSavingsEmailSource } from '../testing';
import { emailText } from './email';
import type { MessageDetails, SavingsMessageKind } from './message';
import { writeSavingsEmail } from './write-savings-email';

const checkouts = new CheckoutLinks('https://shop.example', new PlainLinkSigner());
const write = (kind: SavingsMessageKind, plan: Parameters<typeof aSavingsEmailSource>[0] = {}, details: MessageDetails = {}) =>
  writeSavingsEmail({ kind, details }, aSavingsEmailSource(plan), { checkouts });
/** With ordinary spaces. */
const textOf = (...input: Parameters<typeof write>) => emailText(write(...input)!).replaceAll('\u00a0', ' ');
const ended = (why: 'buyer' | 'merchant' | 'deadline', refundedMinor: number, keptMinor: number) => ({
  ended: { why, refundedMinor, keptMinor },
});

describe('emails about savings plans', () => {
  it.each<[SavingsMessageKind, string]>([
    ['savings_started', 'Adire House has your first part, ₦250, for Sofa. ₦3,000 is missing, to be paid by 5 March 2027'],
    ['savings_part_received', 'Adire House has another part, ₦250, for Sofa: ₦1,000 is saved by now, and ₦3,000 is missing'],
    ['savings_reminder', 'You have saved ₦1,000 for Sofa at Adire House. ₦3,000 is missing, and it is to be complete by 5 March 2027.'],
  ])('[D-15] state the saved and missing amounts and the deadline in the store’s zone, with the link to pay: %s', (kind, sentence) => {
    const text = textOf(kind);
    for (const part of [sentence, 'Saved: ₦1,000\n', 'Still missing: ₦3,000\n', 'Total: ₦4,000\n', 'To be complete by: 5 March 2027'])
      expect(text).toContain(part);
    expect(write(kind)).toMatchObject({
      link: { url: expect.stringContaining('/adire/c/chk_'), text: 'Pay the next part' },
      sms: expect.stringContaining('/adire/c/chk_'),
    });
  });

  it.each<[MessageDetails, string[]]>([
    [
      ended('buyer', 80_000, 20_000),
      ['As you asked', 'Of the ₦1,000 that you saved, ₦800 goes back to you, the way it came, and Adire House keeps ₦200.'],
    ],
    [ended('merchant', 100_000, 0), ['Adire House has ended your saving up for Sofa.', 'All that you saved, ₦1,000, goes back to you']],
    [
      ended('deadline', 0, 100_000),
      ['was to be complete by 5 March 2027; ₦3,000 was missing', 'Adire House keeps the ₦1,000 that you saved'],
    ],
  ])('[D-15] state the cause of the end, and the refunded and kept amounts: %j', (details, sentences) => {
    const text = textOf('savings_ended', { status: 'cancelled', savedMinor: details.ended!.keptMinor }, details);
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(text).not.toContain('To be complete by:');
  });

  it('[D-112] list saved and missing, which add up to the total, and after the end refunded and kept, which add up to the saved amount', () => {
    const listed = textOf('savings_ended', { status: 'cancelled', savedMinor: 20_000 }, ended('buyer', 80_000, 20_000));
    expect(listed).toContain('Saved: ₦1,000\nOf it goes back: ₦800\nOf it is kept: ₦200\nStill missing: ₦3,000\nTotal: ₦4,000');
  });

  it.each(['paid', 'cancelled'] as const)('[D-15] do not ask for parts of a plan that is %s by now', (status) => {
    for (const kind of ['savings_started', 'savings_part_received', 'savings_reminder'] as const)
      expect(write(kind, { status })).toBeUndefined();
  });

  it('[D-15] do not report the end of a plan that goes on', () => {
    expect(write('savings_ended', {}, ended('buyer', 0, 0))).toBeUndefined();
  });
});
