import type { OtpChannel } from '../domain/challenge';

/** A code on its way to one number. */
export interface CodeMessage {
  /** Id of the challenge; a provider that gets it twice can recognise the duplicate. */
  id: string;
  /** E.164 */
  to: string;
  code: string;
  /** Name that the code is for, in a text without a template: the merchant's or the service's. */
  from: string;
  /** Validity of the code. */
  minutes: number;
  /** Locale of the customer, BCP 47, for a text without a template; English where it is absent. */
  language?: string;
  template?: { name: string; language: string };
  /** Site to which the code is bound, for the last line of an SMS: `shop.example`. */
  originHost?: string;
}

/**
 * Immediate result of the provider. `unavailable`: the sender itself cannot send, to any number. `mayBeSent`: it was handed over, and its
 * result is unknown; otherwise the provider has certainly not sent it. Reasons contain neither number nor code.
 */
export type CodeOutcome = { ok: true; providerRef?: string } | { ok: false; unavailable: boolean; mayBeSent?: boolean; reason: string };

/** One number that codes come from. */
export interface CodeSender {
  readonly channel: OtpChannel;
  /** It sends nothing at present, to any number, so that nothing is charged (D-135). */
  readonly isOff?: boolean;
  /** Hands the message to the provider, once. Never rejects; resolves within 8 s. */
  send(message: CodeMessage): Promise<CodeOutcome>;
}

/** Merchant's number, and the authentication template it sends by; absent for a channel that needs none. */
export interface OwnSender {
  sender: CodeSender;
  template?: { id: string; name: string; language: string };
}

/** Finds the senders that codes may be sent by. */
export abstract class CodeSenders {
  /** Returns the service's own number; undefined when none is configured. */
  abstract frontdesk(): CodeSender | undefined;
  /** Returns the merchant's connected number, with this template or the channel's approved one; otherwise the missing part. */
  abstract own(workspaceId: string, templateId?: string): Promise<OwnSender | { missing: 'connection' | 'template' }>;
}
