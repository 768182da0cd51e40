import type { SendOutcome, Sms, WhatsAppMessage } from '@svc/notifications';
import { writeCodeText, type CodeMessage, type CodeOutcome, type CodeSender } from '@svc/otp';
import type { ProviderOutcome } from '../call-provider';
import { sendCode, type Patience } from './send-code';

/** What sends texts or templates; a provider also says what a failure is of, and heeds the signal. */
interface Carrier<Message> {
  send(message: Message, signal?: AbortSignal): Promise<ProviderOutcome | SendOutcome>;
}

/** Codes by text message. */
export class TextCodeSender implements CodeSender {
  readonly channel = 'sms';

  constructor(
    private readonly texts: Carrier<Sms>,
    private readonly patience?: Patience,
  ) {}

  send(message: CodeMessage): Promise<CodeOutcome> {
    const { id, to } = message;
    return sendCode(message, (signal) => this.texts.send({ id, to, text: writeCodeText(message) }, signal), this.patience);
  }
}

/** Codes by an authentication template: in its text, and on the button that copies them. */
export class TemplateCodeSender implements CodeSender {
  readonly channel = 'whatsapp';

  /** @param template by which codes go that name none */
  constructor(
    private readonly templates: Carrier<WhatsAppMessage>,
    private readonly template?: CodeMessage['template'],
    private readonly patience?: Patience,
  ) {}

  async send(message: CodeMessage): Promise<CodeOutcome> {
    const { id, to, code, template = this.template } = message;
    if (!template) return { ok: false, unavailable: true, reason: 'WhatsApp carries a code only by an authentication template, and none is named.' };
    return sendCode(message, (signal) => this.templates.send({ id, to, template: { ...template, body: [code], button: code } }, signal), this.patience);
  }
}
