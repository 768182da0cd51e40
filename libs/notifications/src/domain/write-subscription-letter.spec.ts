import { SubscriptionLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aSubscriptionLetterSource, INDIGO_TOTE } from '../testing';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { SubscriptionMessageKind } from './message';
import { writeSubscriptionLetter } from './write-subscription-letter';

type Source = NonNullable<Parameters<typeof aSubscriptionLetterSource>[0]>;

const subscriptions = new SubscriptionLinks('https://tickets.example', new PlainLinkSigner());
const write = (kind: SubscriptionMessageKind, given: Source = {}) => writeSubscriptionLetter(kind, aSubscriptionLetterSource(given), { subscriptions });
const restock = (state: 'pending' | 'confirmed' | 'told' | 'ended', given: Source = {}): Source => ({ subscription: { kind: 'restock', state }, product: INDIGO_TOTE, ...given });

describe('mails to those who have signed up', () => {
  it('ask whether they want the newsletter, and let them say no', () => {
    const letter = write('newsletter_confirm')!;
    expect(letter).toMatchObject({ subject: 'Please confirm: news from Adire House', addressee: 'ade@example.com', calendars: [] });
    expect(letter.link!.url).toMatch(/^https:\/\/tickets\.example\/adire\/newsletter\/nls_\w+\/confirm\?t=/);
    expect(letter.unsubscribeUrl).toMatch(/^https:\/\/tickets\.example\/adire\/newsletter\/nls_\w+\/unsubscribe\?t=/);
    for (const text of [letterText(letter), letterHtml(letter)]) for (const url of [letter.link!.url, letter.unsubscribeUrl!]) expect(text).toContain(url);
  });

  it('ask whether they want to hear when something is back, by its name and price', () => {
    const letter = write('restock_confirm', restock('pending'))!;
    expect(letter.subject).toBe('Please confirm: we tell you when Tote bag, Indigo is back');
    expect(letter.facts).toEqual([{ name: 'Product', lines: ['Tote bag, Indigo'] }, { name: 'Price', lines: ['NGN\u00a015,000.00'] }]);
    expect(letter.link!.url).toMatch(/\/adire\/restock\/rsa_\w+\/confirm\?t=/);
  });

  it('tell them that it is back, where to see it, and how to hear no more', () => {
    const letter = write('restock_available', restock('told'))!;
    expect(letter.subject).toBe('Tote bag, Indigo is back');
    expect(letter.link!.url).toBe('https://tickets.example/adire/restock/tote?variant=var_01h455vb4pex5vsknk084sn032');
    expect(letter.unsubscribeUrl).toMatch(/\/adire\/restock\/rsa_\w+\/unsubscribe\?t=/);
  });

  it('say a product without choices by its own name, and an option of a package by its own ref', () => {
    const letter = write('restock_available', restock('told', { product: { ...INDIGO_TOTE, variantName: 'Tote bag', isPackage: true, pricingMode: 'quote' } }))!;
    expect([letter.subject, letter.facts]).toEqual(['Tote bag is back', [{ name: 'Product', lines: ['Tote bag'] }]]);
    expect(letter.link!.url).toContain('variant=pko_');
  });

  it.each<[SubscriptionMessageKind, Source]>([
    ['newsletter_confirm', { subscription: { state: 'confirmed' } }],
    ['newsletter_confirm', { subscription: { state: 'ended' } }],
    ['restock_confirm', restock('confirmed')],
    ['restock_confirm', restock('pending', { product: undefined })],
    ['restock_available', restock('ended')],
    ['restock_available', restock('pending')],
    ['restock_available', restock('told', { product: undefined })],
  ])('are not sent when they would no longer be true: %s of %j', (kind, given) => {
    expect(write(kind, given)).toBeUndefined();
  });
});
