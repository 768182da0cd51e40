import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks, WORDED_MAILS } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { PreviewEmail } from './preview-email';

const links = ['https://shop.example', new PlainLinkSigner()] as const;
const previews = new PreviewEmail({
  links: new TicketLinks(...links),
  balances: new BalanceLinks(...links),
  orders: new OrderLinks(...links),
  checkouts: new CheckoutLinks(...links),
  subscriptions: new SubscriptionLinks(...links),
});
const sample = (language: string) => ({
  workspace: { slug: 'adire', displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  language,
  now: new Date('2026-12-05T16:00:00Z'),
  wording: {
    fr: Object.fromEntries(
      WORDED_MAILS.map((mail) => [mail, { subject: `{shop}: {subject} (${mail})`, opening: 'Un mot de {shop} pour {name}.' }]),
    ),
  },
});

describe('the preview of a mail', () => {
  it.each(WORDED_MAILS)('exists for each kind, in the words of the merchant and of the service: %s', (kind) => {
    const [french, english] = [previews.execute(kind, sample('fr')), previews.execute(kind, sample('en'))];
    expect(french.subject).toMatch(new RegExp(`^Adire House: .+ \\(${kind}\\)$`));
    expect(french.text).toContain('Un mot de Adire House pour ');
    expect(french.html).toContain('<html lang="fr"');
    expect(french.text).toContain('Bonjour');
    expect([
      english.text.includes('Hello'),
      english.text.includes('Un mot'),
      /undefined|NaN|Invalid/.test(english.text + french.text),
    ]).toEqual([true, false, false]);
  });
});
