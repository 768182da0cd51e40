import type { SendOutcome } from './email-sender';

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
