import type { OtpChannel } from '../domain/challenge';
import { type CodeMessage, type CodeOutcome, type CodeSender, CodeSenders, type OwnSender } from '../ports/code-senders';

/** A sender that records its messages, and returns the outcome set by the test. */
export class RecordingCodeSender implements CodeSender {
  readonly sent: CodeMessage[] = [];
  outcome: CodeOutcome = { ok: true };
  isOff = false;

  constructor(readonly channel: OtpChannel) {}

  async send(message: CodeMessage): Promise<CodeOutcome> {
    this.sent.push(message);
    return this.outcome;
  }
}

/** Both senders, each available until the test removes it. */
export class ScriptedCodeSenders extends CodeSenders {
  ownNumber = new RecordingCodeSender('whatsapp');
  readonly serviceNumber = new RecordingCodeSender('sms');
  /** Templates of every workspace; the first is the channel's. */
  templates = [{ id: '01920000-0000-7000-8000-00000000ab01', name: 'sign_in', language: 'en' }];
  hasConnection = true;
  hasServiceNumber = true;

  frontdesk(): CodeSender | undefined {
    return this.hasServiceNumber ? this.serviceNumber : undefined;
  }

  async own(_workspaceId: string, templateId?: string): Promise<OwnSender | { missing: 'connection' | 'template' }> {
    if (!this.hasConnection) return { missing: 'connection' };
    if (this.ownNumber.channel === 'sms') return templateId === undefined ? { sender: this.ownNumber } : { missing: 'template' };
    const template = this.templates.find(({ id }) => templateId === undefined || id === templateId);
    return template ? { sender: this.ownNumber, template } : { missing: 'template' };
  }
}
