import { randomUUID } from 'node:crypto';
import { SubscriptionLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { AnnouncementEmailSource } from '../../ports/email-sources';
import { emailText } from '../email';
import { emailHtml } from '../email-html';
import { writeAnnouncementEmail } from './write-announcement-email';

const subscriptions = new SubscriptionLinks('https://tickets.example', new PlainLinkSigner());
const text = { subject: 'Where to park', body: 'Use gate B.\n\n<b>Bring</b> your ticket.' };
const byLanguage = { fr: { subject: 'Où se garer', body: 'Prenez la porte B.' } };

function write(about: 'event' | 'other', { language, unsubscribed = false }: { language?: string; unsubscribed?: boolean } = {}) {
  const id = randomUUID();
  const source: AnnouncementEmailSource = {
    workspace: { slug: 'adire', displayName: 'Adire House' },
    branding: { support: { email: 'care@adire.example' } },
    event: 'Launch night',
    announcement: { about, text, byLanguage },
    unsubscribed,
  };
  return writeAnnouncementEmail({ id, recipient: 'ade@example.com', details: { announcement: { id, language } } }, source, {
    subscriptions,
  });
}

describe('[D-137] a mail in the merchant’s own words', () => {
  it('is plain text, with the reason why its reader gets it', () => {
    const email = write('event')!;
    expect(email).toMatchObject({ subject: text.subject, addressee: 'ade@example.com', calendars: [] });
    expect(email.paragraphs).toEqual(['Use gate B.', '<b>Bring</b> your ticket.']);
    expect(email.footer).toContain('Launch night by Adire House');
    expect(emailHtml(email)).not.toContain('<b>');
  });

  it.each([
    ['fr-CI', 'Où se garer'],
    ['de-DE', 'Where to park'],
    [undefined, 'Where to park'],
  ])('is in the language in which its reader was served, where that is written: %s', (language, subject) => {
    expect(write('event', { language })!.subject).toBe(subject);
  });

  it('can be unsubscribed from where it is not about the event, and then alone', () => {
    const email = write('other')!;
    expect(email.unsubscribeUrl).toMatch(/^https:\/\/tickets\.example\/adire\/mailings\/msg_\w+\/unsubscribe\?t=/);
    for (const written of [emailText(email), emailHtml(email)]) expect(written).toContain(email.unsubscribeUrl);
    const about = write('event')!;
    expect([about.unsubscribeUrl, about.secondLink]).toEqual([undefined, undefined]);
  });

  it('is not sent to unsubscribed readers, unless it is about the event', () => {
    expect(write('other', { unsubscribed: true })).toBeUndefined();
    expect(write('event', { unsubscribed: true })).toBeDefined();
  });
});
