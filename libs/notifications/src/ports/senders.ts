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
  /** The mailbox that replies go to; without it nobody receives replies. */
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

export interface Sms {
  /** Of the message. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** Sends text messages. */
export abstract class SmsSender {
  /** Answers once the provider has taken it, or why not; never rejects. */
  abstract send(sms: Sms): Promise<SendOutcome>;
}

/** A template that Meta has approved, filled in. */
export interface WhatsAppMessage {
  /** Of the message. */
  id: string;
  /** E.164. */
  to: string;
  template: {
    name: string;
    /** `en`, `en_GB`. */
    language: string;
    /** In the order of the placeholders of the body. */
    body: readonly string[];
    /** Of the template's one button: what its address ends in, or the code that it copies. */
    button?: string;
  };
}

/** Sends WhatsApp messages; outside of a conversation only templates may be sent. */
export abstract class WhatsAppSender {
  /** Answers once the provider has taken it, or why not; never rejects. */
  abstract send(message: WhatsAppMessage): Promise<SendOutcome>;
}
