import type { AlertEmailSource } from '../../ports/email-sources';
import type { EmailContent } from '../email';
import { type MerchantKind, targetsIn } from './merchant-targets';
import { ENGLISH_ALERTS } from '../texts/en/alerts';

/**
 * Returns an email to the merchant, in English, with the commands and the page of its kind; `ref` is that of the thing it is about. Its
 * heading is the subject, unless given.
 */
export function mailToMerchant(
  { workspace: { displayName }, branding }: { workspace: { displayName: string }; branding: AlertEmailSource['branding'] },
  { kind, ref }: { kind: MerchantKind; ref?: string },
  content: Pick<EmailContent, 'subject' | 'paragraphs' | 'facts'> & Partial<EmailContent>,
): EmailContent {
  return {
    language: 'en',
    brand: { name: displayName, ...branding },
    addressee: displayName,
    heading: content.subject,
    greeting: ENGLISH_ALERTS.greeting,
    ...targetsIn(kind, ref),
    footer: ENGLISH_ALERTS.footer(displayName),
    calendars: [],
    ...content,
  };
}
