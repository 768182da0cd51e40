import { type EmailContent, emailText } from '../domain/email';
import { emailHtml } from '../domain/email-html';
import type { MessageKind } from '../domain/message';
import { reworded } from '../domain/reword';
import { withContact } from '../domain/with-contact';
import type { Attachment, Email } from '../ports/senders';
import type { TicketDocuments } from '../ports/ticket-documents';

/** Returns an email with the merchant's words for its kind and the shop's contact. */
export function inWordsOfShop(written: EmailContent, kind: MessageKind): EmailContent {
  return withContact(reworded(written, kind), kind);
}

/** Composes a mail as it is sent: its text, its calendar files and its tickets. Throws Throttled when too many are being printed. */
export async function composeEmail(
  { id, recipient }: { id: string; recipient: string },
  email: EmailContent,
  documents: TicketDocuments,
): Promise<Email> {
  const [first, ...others] = email.calendars.map((file) => ({
    method: file.method as 'REQUEST' | 'CANCEL',
    content: documents.calendar(file),
  }));
  const invites = others.map(({ method, content }, index): Attachment => {
    return { filename: `invite-${index + 2}.ics`, contentType: calendarType(method), content };
  });
  const tickets = email.tickets
    ? [{ filename: 'ticket.pdf', contentType: 'application/pdf', content: await documents.tickets(email.tickets) }]
    : [];
  return {
    id,
    fromName: email.brand.name,
    to: { name: email.addressee, email: recipient },
    replyTo: email.replyTo,
    unsubscribeUrl: email.unsubscribeUrl,
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
    calendar: first && { ...first, filename: 'invite.ics' },
    attachments: [...tickets, ...invites],
  };
}

/** Composes a mail that encloses no files. */
export function mailWithoutFiles({ id, recipient }: { id: string; recipient: string }, email: EmailContent): Email {
  const to = { name: email.addressee, email: recipient };
  return { id, fromName: email.brand.name, to, subject: email.subject, text: emailText(email), html: emailHtml(email), attachments: [] };
}

/** Returns the media type of a calendar file that asks this of its reader. */
export const calendarType = (method: 'REQUEST' | 'CANCEL'): string => `text/calendar; charset=utf-8; method=${method}`;
