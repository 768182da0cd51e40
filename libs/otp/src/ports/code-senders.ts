import type { OtpChannel } from '../domain/challenge';

/** A code on its way to one number. */
export interface CodeMessage {
  /** Of the challenge; a provider that gets it twice may know it again. */
  id: string;
  /** E.164 */
  to: string;
  code: string;
  /** Who the code is for, in a text that has no template: the merchant or the service. */
  from: string;
  /** How long it lives. */
  minutes: number;
  /** BCP 47, of whom it is for, in a text that has no template; English where it is absent. */
  language?: string;
  template?: { name: string; language: string };
}

/**
 * What the provider said at once. `unavailable`: the sender itself cannot send, whoever the message is for. `mayBeSent`: it was handed
 * over, and no answer says what became of it; without it the provider certainly has not sent it. Reasons hold neither number nor code.
 */
export type CodeOutcome = { ok: true; providerRef?: string } | { ok: false; unavailable: boolean; mayBeSent?: boolean; reason: string };

/** One number that codes come from. */
export interface CodeSender {
  readonly channel: OtpChannel;
  /** It sends nothing at present, whoever the code is for, so that nothing is charged (D-135). */
  readonly isOff?: boolean;
  /** Hands the message to the provider, once. Never rejects; answers within 8 s. */
  send(message: CodeMessage): Promise<CodeOutcome>;
}

/** The merchant's number, and the authentication template it sends by; a channel that needs none has none. */
export interface OwnSender {
  sender: CodeSender;
  template?: { id: string; name: string; language: string };
}

/** Finds the senders that codes may be sent by. */
export abstract class CodeSenders {
  /** The service's own number; undefined when none is configured. */
  abstract frontdesk(): CodeSender | undefined;
  /** The merchant's connected number, with this template or the channel's approved one; what is missing otherwise. */
  abstract own(workspaceId: string, templateId?: string): Promise<OwnSender | { missing: 'connection' | 'template' }>;
}
