import { mailWording, WORDED_MAILS } from '@svc/contracts';
import type { EmailContent } from './email';
import { ALERT_KINDS, MESSAGE_KINDS } from './message';
import { reworded } from './reword';

const email = (language: string): EmailContent => ({
  language,
  brand: {
    name: 'Adire House',
    wording: {
      fr: {
        order_confirmed: { subject: 'Merci {name} ! {subject}', opening: 'Toute l’équipe de {shop} vous remercie.' },
        order_refunded: { opening: 'Navrés.' },
      },
    },
  },
  addressee: 'Ada {shop}',
  subject: 'Votre commande 7',
  heading: 'Merci',
  greeting: 'Bonjour Ada,',
  paragraphs: ['Ceci est votre reçu.'],
  facts: [],
  footer: '',
  calendars: [],
});

describe('the merchant’s own words in mails', () => {
  it('replace the subject, and precede the content of the mail', () => {
    const { subject, paragraphs } = reworded(email('fr-CI'), 'order_confirmed');
    expect([subject, paragraphs]).toEqual([
      'Merci Ada {shop} ! Votre commande 7',
      ['Toute l’équipe de Adire House vous remercie.', 'Ceci est votre reçu.'],
    ]);
    expect(reworded(email('fr'), 'order_refunded')).toMatchObject({
      subject: 'Votre commande 7',
      paragraphs: ['Navrés.', 'Ceci est votre reçu.'],
    });
  });

  it.each([
    ['en-GB', 'order_confirmed'],
    ['fr-CI', 'order_fulfilled'],
    ['fr-CI', 'webhook_failing'],
  ] as const)('are of their language and kind alone: %s %s', (language, kind) => {
    expect(reworded(email(language), kind)).toEqual(email(language));
  });

  it('[ADR 0147 r17] do not speak of one cancelled day', () => {
    const ofDay = { ...email('fr-CI'), hasFixedWording: true } as const;
    expect(reworded(ofDay, 'order_confirmed')).toBe(ofDay);
  });

  it('are for every mail that is neither to the merchant, nor in their own words, nor with a code or a list', () => {
    const toMerchants = [
      ...ALERT_KINDS,
      'money_returned',
      'refund_failed',
      'form_submitted',
      'form_files_full',
      'texts_waiting',
      'admin_token_made',
      'refund_asked',
      'rail_refused',
      'refunds_waiting',
      'order_received',
      'registration_waiting',
      'stock_low',
      'failure_reported',
      'notices_listed',
      'confirmation_code',
      'ticket_given_away',
      'registrations_listed',
      'address_corrected',
      'event_announcement',
    ];
    expect([...WORDED_MAILS, ...toMerchants].sort()).toEqual([...MESSAGE_KINDS].sort());
  });

  it.each([
    { de: {} },
    { fr: { order_lost: {} } },
    { fr: { order_confirmed: { subject: ' ' } } },
    { fr: { order_confirmed: { subject: 'a'.repeat(151) } } },
    { fr: { order_confirmed: { subject: 'a\nBcc: b@c.example' } } },
    { fr: { order_confirmed: { opening: 'Bonjour {email}' } } },
    { fr: { order_confirmed: { text: 'a' } } },
  ])('are refused where they are none: %j', (wording) => {
    expect(mailWording.safeParse(wording).success).toBe(false);
  });
});
