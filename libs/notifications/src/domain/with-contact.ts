import type { EmailContent } from './email';
import { MESSAGES } from './kinds/messages';
import type { MessageKind } from './message';
import { messageLocaleOf } from './texts';

/**
 * Adds the shop's contact to an email to a buyer or guest, and sends its replies there (D-137). Emails to the merchant, and of shops
 * without a contact, stay unchanged.
 */
export function withContact(email: EmailContent, kind: MessageKind): EmailContent {
  const {
    language,
    brand: { name, support = {} },
  } = email;
  if (MESSAGES[kind].to === 'merchant' || !(support.email ?? support.phone)) return email;
  return {
    ...email,
    replyTo: email.replyTo ?? (support.email === undefined ? undefined : { name, email: support.email }),
    contact: messageLocaleOf(language).guest.contact(support, name),
  };
}
