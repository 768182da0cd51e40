import { languageOf, type SubscriptionLinks } from '@svc/contracts';
import type { AnnouncementEmailSource } from '../../ports/email-sources';
import type { EmailContent } from '../email';
import type { Message } from '../message';
import { messageLocaleOf } from '../texts';

/**
 * Writes a mail in the merchant's own words, in the reader's language where these exist. Undefined for one that is not about the event when
 * its reader has unsubscribed meanwhile; that one carries an unsubscribe link, for the reader and for the mail program (RFC 8058).
 */
export function writeAnnouncementEmail(
  { id, recipient, details }: Pick<Message, 'id' | 'recipient' | 'details'>,
  { workspace, branding, event, announcement: { about, text, byLanguage }, unsubscribed }: AnnouncementEmailSource,
  { subscriptions }: { subscriptions: SubscriptionLinks },
): EmailContent | undefined {
  if (about === 'other' && unsubscribed) return undefined;
  const { language } = details.announcement ?? {};
  const reader = messageLocaleOf(language);
  const { greeting, announcement } = reader.subscription;
  const words = byLanguage[languageOf(reader.locale)] ?? text;
  const end = subscriptions.page({ workspaceSlug: workspace.slug, kind: 'mailings', subscriptionId: id }, 'end');
  const facts = { merchant: workspace.displayName, event };
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: recipient,
    subject: words.subject,
    heading: words.subject,
    greeting,
    paragraphs: words.body
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    facts: [],
    ...(about === 'other' && { secondLink: { url: end, text: announcement.end }, unsubscribeUrl: end }),
    footer: about === 'other' ? announcement.otherFooter(facts) : announcement.footer(facts),
    calendars: [],
  };
}
