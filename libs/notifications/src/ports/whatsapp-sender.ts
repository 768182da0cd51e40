import type { SendOutcome } from './email-sender';

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
