import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { MESSAGE_KINDS } from '../message';
import { PreviewEmail } from '../../use-cases/preview-email';

const links = ['https://shop.example', new PlainLinkSigner()] as const;
const previews = new PreviewEmail({
  links: new TicketLinks(...links),
  balances: new BalanceLinks(...links),
  orders: new OrderLinks(...links),
  checkouts: new CheckoutLinks(...links),
  subscriptions: new SubscriptionLinks(...links),
});
const sample = (facts: object = {}) => ({
  workspace: { slug: 'adire', displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  language: 'en',
  now: new Date('2026-12-05T16:00:00Z'),
  ...facts,
});
const confirmed = (facts: object) => previews.execute('order_confirmed', sample(facts));
/** Gmail cuts longer mails off. */
const LONGEST_OF_GMAIL = 102 * 1024;

describe('[ADR 0117] the layout of mails', () => {
  it.each(MESSAGE_KINDS)('has one heading and a preheader, within what Gmail shows, and names no path of the API: %s', (kind) => {
    const { html, text } = previews.execute(kind, sample());
    expect(Buffer.byteLength(html)).toBeLessThan(LONGEST_OF_GMAIL);
    expect([html.match(/<h1/g)?.length, /<div aria-hidden="true" style="display:none[^>]*>[^<\u034f]{10}/.test(html)]).toEqual([1, true]);
    expect(text + html).not.toMatch(/undefined|NaN|\[object|\/v1\/|(?:GET|POST|PATCH|DELETE) \//);
  });

  it('has the code of a confirmation first and whole, and in the subject', () => {
    const { html, text, subject } = previews.execute('confirmation_code', sample());
    expect(subject).toContain('123456');
    expect(text).toMatch(/^Confirm that you give your ticket away\n\n123456\n/);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('123456Enter this code');
  });

  it('shows pictures of items that the service itself serves, with their names, and no others', () => {
    const own = 'https://shop.example/media/adire/med_1/bag.webp';
    expect(confirmed({ pictureUrl: own }).html).toContain(`src="${own}" alt="Canvas bag"`);
    for (const pictureUrl of ['https://cdn.example/bag.webp', 'https://shop.example/media/other/bag.webp', undefined])
      expect(confirmed({ pictureUrl }).html).not.toContain('<img');
  });

  it('lists subtotal, delivery though it is free, address and way of payment below the items', () => {
    const lines = confirmed({}).text.replaceAll('\u00a0', ' ');
    for (const line of [
      'Subtotal: ₦16,000',
      'Discount: −₦1,000',
      'Delivery: Free',
      'Total: ₦15,000',
      'Delivery address: Awa Koné',
      'Payment: Card',
    ])
      expect(lines).toContain(`${line}\n`);
  });

  it('has long amounts of items below the names, which need the width on phones', () => {
    const at = (unitPriceMinor: number) => /text-align:right[^>]*>₦/.test(confirmed({ item: { name: 'Bag', unitPriceMinor } }).html);
    expect([at(700_000), at(9_999_999_999)]).toEqual([false, true]);
  });

  it('has the logo, or the first letter of the name where mail programs cannot show it', () => {
    const logo = (logoUrl?: string) => /<img[^>]*src="([^"]*)"/.exec(confirmed({ brand: { logoUrl } }).html)?.[1];
    expect([logo('https://a.example/logo.png'), logo('https://a.example/logo.svg'), logo('http://a.example/logo.png'), logo()]).toEqual([
      'https://a.example/logo.png',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
