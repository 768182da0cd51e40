import { asTextMessage } from '@svc/contracts';
import type { ShopEmailSource } from '../../ports/email-sources';
import type { EmailContent } from '../email';
import { messageLocaleOf, textLocaleOf } from '../texts';

/** Writes the notice to an address that was corrected (D-149), without names and links; in `language` (BCP 47), where it is known. */
export function writeAddressCorrected({ workspace, branding }: ShopEmailSource, language: string | undefined): EmailContent {
  const { locale, addressCorrected: texts, guest } = messageLocaleOf(language);
  const facts = { merchant: workspace.displayName };
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: '',
    subject: texts.subject(facts),
    heading: texts.heading,
    greeting: guest.greetingOfNobody,
    paragraphs: texts.paragraphs(facts),
    facts: [],
    footer: texts.footer(facts),
    sms: asTextMessage(textLocaleOf(language).addressCorrected.sms(facts), [facts.merchant]),
    calendars: [],
  };
}
