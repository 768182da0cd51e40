import { aGuestEmailSource } from '../testing';
import { type EmailContent, emailText } from './email';
import { emailHtml } from './email-html';
import { MERCHANT_MESSAGE_KINDS, MESSAGE_KINDS } from './message';
import { withContact } from './with-contact';

const TO_MERCHANTS: readonly string[] = [...MERCHANT_MESSAGE_KINDS, 'money_returned', 'refund_failed'];
const support = { email: 'care@adire.example', phone: '+234 803 123 4567' };
const email = (facts: Partial<EmailContent> = {}): EmailContent => ({
  language: 'en-GB',
  brand: { name: 'Adire House', ...aGuestEmailSource().branding, support },
  addressee: 'Ada',
  subject: 'S',
  heading: 'H',
  greeting: 'Hello,',
  paragraphs: [],
  facts: [],
  footer: 'F',
  calendars: [],
  ...facts,
});
const shown = (content: EmailContent) => [emailText(content), emailHtml(content)];

describe('[D-137] the contact in a mail', () => {
  it.each(MESSAGE_KINDS.filter((kind) => !TO_MERCHANTS.includes(kind)))('is the support address, and replies go there: %s', (kind) => {
    const content = withContact(email(), kind);
    expect(content.replyTo).toEqual({ name: 'Adire House', email: 'care@adire.example' });
    for (const text of shown(content))
      expect(text).toContain('Questions? Write to Adire House: care@adire.example. Call +234 803 123 4567.');
  });

  it.each(TO_MERCHANTS)('is absent from mails to the shop itself: %s', (kind) => {
    const replyTo = { name: 'Ada', email: 'ada@example.com' };
    expect(withContact(email({ replyTo }), kind as (typeof MESSAGE_KINDS)[number])).toEqual(email({ replyTo }));
  });

  it.each([
    ['fr-CI', { email: 'a@b.example' }, 'Une question\u202f? Écrivez à Adire House\u00a0: a@b.example.'],
    ['fr', { phone: '+225 01' }, 'Une question\u202f? Appelez Adire House\u00a0: +225 01.'],
    ['en', { phone: '+234 1' }, 'Questions? Call Adire House: +234 1.'],
  ])('is stated in the language of the mail, as far as it is set: %s', (language, support, line) => {
    const { contact, replyTo } = withContact(email({ language, brand: { name: 'Adire House', support } }), 'order_confirmed');
    expect([contact, replyTo?.email]).toEqual([line, 'email' in support ? support.email : undefined]);
  });

  it('is absent where the shop has set nothing', () => {
    const plain = email({ brand: { name: 'Adire House', support: {} } });
    expect(withContact(plain, 'order_confirmed')).toEqual(plain);
  });
});
