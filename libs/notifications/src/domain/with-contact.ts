import type { EmailContent } from './email';
import { MESSAGES } from './kinds/messages';
import type { MessageKind } from './message';
import { messageLocaleOf } from './texts';

/** Returns a mail to a buyer or guest with whom to ask, where its replies go as well (D-137); to the merchant, or of a shop that has set nothing, as it is. */
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
