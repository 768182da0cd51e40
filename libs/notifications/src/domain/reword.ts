import { filledIn, languageOf, WORDED_MAILS } from '@svc/contracts';
import type { EmailContent } from './email';
import type { MessageKind } from './message';

/** Returns an email with the merchant's subject and opening for its kind and language, unless it has a fixed wording. Its SMS stays unchanged. */
export function reworded(email: EmailContent, kind: MessageKind): EmailContent {
  const mail = WORDED_MAILS.find((one) => one === kind);
  const wording = mail && email.brand.wording?.[languageOf(email.language)]?.[mail];
  if (!wording || email.hasFixedWording) return email;
  const names = { shop: email.brand.name, name: email.addressee, subject: email.subject };
  return {
    ...email,
    subject: wording.subject === undefined ? email.subject : filledIn(wording.subject, names),
    paragraphs: wording.opening === undefined ? email.paragraphs : [filledIn(wording.opening, names), ...email.paragraphs],
  };
}
