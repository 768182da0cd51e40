import { SubscriptionLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aSubscriptionEmailSource, INDIGO_TOTE } from '../testing';
import { emailHtml } from './email-html';
import { emailText } from './email';
import type { SubscriptionMessageKind } from './message';
import { writeSubscriptionEmail } from './write-subscription-email';

type Source = NonNullable<Parameters<typeof aSubscriptionEmailSource>[0]>;

const subscriptions = new SubscriptionLinks('https://tickets.example', new PlainLinkSigner());
const write = (kind: SubscriptionMessageKind, source: Source = {}) =>
  writeSubscriptionEmail(kind, aSubscriptionEmailSource(source), { subscriptions });
const restock = (state: 'pending' | 'confirmed' | 'told' | 'ended', source: Source = {}): Source => ({
  subscription: { kind: 'restock', state },
  product: INDIGO_TOTE,
  ...source,
});

describe('mails to subscribers', () => {
  it('ask whether they want the newsletter, and let them say no', () => {
    const email = write('newsletter_confirm')!;
    expect(email).toMatchObject({ subject: 'Please confirm: news from Adire House', addressee: 'ade@example.com', calendars: [] });
    expect(email.link!.url).toMatch(/^https:\/\/tickets\.example\/adire\/newsletter\/nls_\w+\/confirm\?t=/);
    expect(email.unsubscribeUrl).toMatch(/^https:\/\/tickets\.example\/adire\/newsletter\/nls_\w+\/unsubscribe\?t=/);
    for (const text of [emailText(email), emailHtml(email)])
      for (const url of [email.link!.url, email.unsubscribeUrl!]) expect(text).toContain(url);
  });

  it('ask whether they want to be notified when something is back, by its name and price', () => {
    const email = write('restock_confirm', restock('pending'))!;
    expect(email.subject).toBe('Please confirm: we tell you when Tote bag, Indigo is back');
    expect(email.facts).toEqual([
      { name: 'Product', lines: ['Tote bag, Indigo'] },
      { name: 'Price', lines: ['₦15,000'] },
    ]);
    expect(email.link!.url).toMatch(/\/adire\/restock\/rsa_\w+\/confirm\?t=/);
  });

  it('report that it is back, with links to see it and to unsubscribe', () => {
    const email = write('restock_available', restock('told'))!;
    expect(email.subject).toBe('Tote bag, Indigo is back');
    expect(email.link!.url).toBe('https://tickets.example/adire/restock/tote?variant=var_01h455vb4pex5vsknk084sn032');
    expect(email.unsubscribeUrl).toMatch(/\/adire\/restock\/rsa_\w+\/unsubscribe\?t=/);
  });

  it('say a product without choices by its own name, and an option of a package by its own ref', () => {
    const email = write(
      'restock_available',
      restock('told', { product: { ...INDIGO_TOTE, variantName: 'Tote bag', isPackage: true, pricingMode: 'quote' } }),
    )!;
    expect([email.subject, email.facts]).toEqual(['Tote bag is back', [{ name: 'Product', lines: ['Tote bag'] }]]);
    expect(email.link!.url).toContain('variant=pko_');
  });

  it.each<[SubscriptionMessageKind, Source]>([
    ['newsletter_confirm', { subscription: { state: 'confirmed' } }],
    ['newsletter_confirm', { subscription: { state: 'ended' } }],
    ['restock_confirm', restock('confirmed')],
    ['restock_confirm', restock('pending', { product: undefined })],
    ['restock_available', restock('ended')],
    ['restock_available', restock('pending')],
    ['restock_available', restock('told', { product: undefined })],
  ])('are not sent when they would no longer be true: %s of %j', (kind, source) => {
    expect(write(kind, source)).toBeUndefined();
  });
});
