import type { Mailbox } from './ticket-documents';

/** What came of handing a message to its provider. A permanent failure is not worth another attempt. */
export type SendOutcome = { ok: true; providerRef?: string } | { ok: false; permanent: boolean; reason: string };

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** One mail to one person. */
export interface Email {
  /** Of the message; a mail that is sent twice carries the same `Message-ID`. */
  id: string;
  /** Shown as the sender; the address is the service's own. */
  fromName: string;
  to: Mailbox;
  /** Whom answers go to; nobody unless told. */
  replyTo?: Mailbox;
  /** Takes the reader off the list when it is posted to (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file as one of the mail's alternatives, so that mail programs offer to enter it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  attachments: readonly Attachment[];
}

/** Sends mails. */
export abstract class EmailSender {
  /** Answers once a mail server has taken the mail, or why none did; never rejects. No text can add a header. */
  abstract send(email: Email): Promise<SendOutcome>;
}
