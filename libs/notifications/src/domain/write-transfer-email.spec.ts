import { BalanceLinks, CheckoutLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { TransferEmailSource } from '../ports/email-sources';
import { emailText } from './email';
import { writeEndedPaymentEmail, writeTransferEmail } from './write-transfer-email';

const links = ['https://shop.example', new PlainLinkSigner()] as const;
const context = { checkouts: new CheckoutLinks(...links), balances: new BalanceLinks(...links), now: new Date('2026-12-05T16:00:00Z') };
const checkoutId = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';
const aTransfer = (facts: Partial<TransferEmailSource['transfer']> = {}, language?: string): TransferEmailSource => ({
  workspace: { slug: 'adire', displayName: 'Adire House', timezone: 'Africa/Lagos' },
  branding: {},
  contactName: 'Ada Obi',
  language,
  transfer: {
    checkoutId,
    isAwaited: true,
    amountMinor: 1_250_000,
    currency: 'NGN',
    bankName: 'Wema Bank',
    accountNumber: '0123456789',
    accountName: 'ADIRE HOUSE',
    expiresAt: '2026-12-05T17:00:00.000Z',
    ...facts,
  },
});
const write = (...parts: Parameters<typeof aTransfer>) => writeTransferEmail(aTransfer(...parts), context);
const textOf = (...parts: Parameters<typeof aTransfer>) =>
  emailText(write(...parts)!)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');

describe('the email with transfer instructions', () => {
  it('states amount, account, bank and deadline in the time of the shop, and leads back to the checkout', () => {
    const text = textOf();
    const until = /Pay before: Saturday, 5 December 2026, 18:00 \(West Africa/;
    for (const part of [
      'Transfer ₦12,500\n',
      'Amount: ₦12,500\n',
      'Account number: 0123456789\n',
      'Bank: Wema Bank\n',
      'Account name: ADIRE HOUSE\n',
      'Back to your payment: https://shop.example/adire/c/chk_',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(until);
    expect(write()!.link!.url).toBe(context.checkouts.hostedUrl({ workspaceSlug: 'adire', checkoutId }, 'full'));
  });

  it('[D-11] leads to the balance where the rest of an order is paid by it', () => {
    expect(write({ balanceOf: checkoutId })!.link!.url).toContain('/adire/b/ord_');
  });

  it('[D-114] is in the language of its buyer', () => {
    const text = textOf({}, 'fr');
    for (const part of ['Effectuez un virement de 12 500 ₦', 'Numéro de compte : 0123456789', 'Revenir à votre paiement'])
      expect(text).toContain(part);
    expect(emailText(write({}, 'fr')!)).toContain('Numéro de compte\u00a0: 0123456789');
  });

  it('is not sent once the money has arrived or nobody waits for it, nor after the account has expired', () => {
    expect([write({ isAwaited: false }), write({ expiresAt: '2026-12-05T16:00:00.000Z' })]).toEqual([undefined, undefined]);
    expect(textOf({ expiresAt: undefined })).not.toMatch(/before/i);
  });

  it('greets nobody by a name that is not known', () => {
    expect(writeTransferEmail({ ...aTransfer(), contactName: undefined }, context)!.greeting).toBe('Hello,');
  });
});

describe('[D-147] the email about a payment whose event is cancelled meanwhile', () => {
  const written = (event: object, language?: string) => {
    const { workspace, branding, contactName } = aTransfer();
    return writeEndedPaymentEmail({
      workspace,
      branding,
      contactName,
      language,
      event: { title: 'Gala', isNotified: true, cancelled: 'event', ...event },
    });
  };

  it('says why nothing is to be paid any more, and that money goes back', () => {
    const text = emailText(written({ reason: 'The hall is flooded.' })!);
    for (const part of ['has cancelled Gala', 'The hall is flooded.', 'do not pay any more', 'goes back']) expect(text).toContain(part);
    expect(emailText(written({ cancelled: 'days' })!)).toContain('the day of Gala that you were buying tickets for');
    expect(emailText(written({ cancelled: 'types' })!)).toContain('no longer offers the tickets for Gala that you were buying');
    expect(emailText(written({}, 'fr')!)).toContain('Ne payez plus rien');
  });

  it('is not written where the merchant notifies nobody; of a day it has no wording of the merchant', () => {
    expect(written({ isNotified: false })).toBeUndefined();
    const wordings = (['event', 'days', 'types'] as const).map((cancelled) => written({ cancelled })!.hasFixedWording);
    expect(wordings).toEqual([undefined, true, true]);
  });
});
