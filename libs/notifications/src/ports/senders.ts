import type { Mailbox } from './ticket-documents';

/**
 * Result of handing a message to its provider. A permanent failure is not retried. `fault`, where a provider's codes tell it: `number` is
 * about the recipient alone.
 */
export type SendOutcome =
  | { ok: true; providerRef?: string }
  | { ok: false; permanent: boolean; reason: string; fault?: 'sender' | 'number' | 'moment' | 'unknown' };

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** One mail to one person. */
export interface Email {
  /** Id of the message; a mail that is sent twice carries the same `Message-ID`. */
  id: string;
  /** Name of the sender; the address is the service's own. */
  fromName: string;
  to: Mailbox;
  /** Mailbox that replies go to; without it nobody receives replies. */
  replyTo?: Mailbox;
  /** Address that unsubscribes the reader when posted to (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
  /** Calendar file as one of the mail's alternatives, so that mail programs offer to enter it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  attachments: readonly Attachment[];
}

/** Sends mails. */
export abstract class EmailSender {
  /** Resolves once a mail server has accepted the mail, or with the reason of the failure; never rejects. No text can add a header. */
  abstract send(email: Email): Promise<SendOutcome>;
}

export interface Sms {
  /** Id of the message. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** Sends SMS. */
export abstract class SmsSender {
  /** Resolves once the provider has accepted it, or with the reason of the failure; never rejects. */
  abstract send(sms: Sms): Promise<SendOutcome>;
}

/** A template that Meta has approved, filled in. */
export interface WhatsAppMessage {
  /** Id of the message. */
  id: string;
  /** E.164. */
  to: string;
  template: {
    name: string;
    /** `en`, `en_GB`. */
    language: string;
    /** Values of the body's placeholders, in their order. */
    body: readonly string[];
    /** Value of the template's one button: the end of its address, or the code that it copies. */
    button?: string;
  };
}

/** Sends WhatsApp messages; outside of a conversation only templates may be sent. */
export abstract class WhatsAppSender {
  /** Resolves once the provider has accepted it, or with the reason of the failure; never rejects. */
  abstract send(message: WhatsAppMessage): Promise<SendOutcome>;
}
