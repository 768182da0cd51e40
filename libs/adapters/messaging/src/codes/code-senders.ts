import { setTimeout as pass } from 'node:timers/promises';
import {
  callbackPath,
  channelOf,
  chooseTemplate,
  type CodeMessage,
  type CodeOutcome,
  type CodeSender,
  CodeSenders,
  type NumberOwner,
  type OwnSender,
  type SenderConnection,
  type SenderConnections,
  writeCodeText,
} from '@svc/otp';
import type { SendOutcome, Sms, WhatsAppMessage } from '@svc/notifications';
import type { ProviderOutcome } from '../call-provider';
import { MESSAGING_WAITS, type MessagingWaits } from '../messaging-waits';
import { CloudWhatsAppSender } from '../cloud-whatsapp-sender';
import { type Mailbox, MailboxSmsSender, MailboxWhatsAppSender } from '../mailbox';
import { readSmsUrl, readWhatsAppUrl, type TextConnection, textSenderOf } from '../text-senders';

/** Time limit for a person who waits for a code, and pause before a temporary failure is retried. Milliseconds. */
export interface WaitLimits {
  limitMs: number;
  pauseMs: number;
}
const WAIT_LIMITS: WaitLimits = { limitMs: MESSAGING_WAITS.codeMs, pauseMs: MESSAGING_WAITS.codePauseMs };
const MOST_TRIES = 3;

/**
 * Hands a code to its provider. It is retried only where nothing was sent, twice at most and all within 8 s. Without an answer
 * it may have been sent, and is not retried (D-111a).
 */
export async function sendCode(
  message: CodeMessage,
  send: (signal: AbortSignal) => Promise<ProviderOutcome | SendOutcome>,
  { limitMs, pauseMs }: WaitLimits = WAIT_LIMITS,
): Promise<CodeOutcome> {
  const signal = AbortSignal.timeout(limitMs);
  for (let tries = 1; ; tries += 1) {
    const outcome = await send(signal);
    if (outcome.ok) return outcome;
    const fault = 'fault' in outcome ? outcome.fault : 'sender';
    const isOver = fault !== 'moment' || tries === MOST_TRIES || !(await passes(tries * pauseMs, signal));
    if (isOver)
      return {
        ok: false,
        unavailable: fault !== 'number',
        mayBeSent: fault === 'unknown',
        reason: withoutSecrets(outcome.reason, message),
      };
  }
}

/** Returns false when the time is up before. */
const passes = (ms: number, signal: AbortSignal): Promise<boolean> => pass(ms, true, { signal }).catch(() => false);

/** Removes the code from a reason, since providers like to repeat their input. */
function withoutSecrets(reason: string, { code }: CodeMessage): string {
  return reason.replaceAll(code, '…').replaceAll(/\d[\d ().-]{5,}\d/g, '…');
}

/** Sends texts or templates for codes; also reports the cause of a failure, and heeds the signal. */
interface Carrier<Message> {
  send(message: Message, signal?: AbortSignal): Promise<ProviderOutcome | SendOutcome>;
}

/** Sends codes by text message. */
export class TextCodeSender implements CodeSender {
  readonly channel = 'sms';

  constructor(
    private readonly texts: Carrier<Sms>,
    private readonly limits?: WaitLimits,
  ) {}

  send(message: CodeMessage): Promise<CodeOutcome> {
    const { id, to } = message;
    return sendCode(message, (signal) => this.texts.send({ id, to, text: writeCodeText(message) }, signal), this.limits);
  }
}

/** Sends codes by an authentication template: in its text, and on the button that copies them. */
export class TemplateCodeSender implements CodeSender {
  readonly channel = 'whatsapp';

  /** @param template of codes that name none */
  constructor(
    private readonly templates: Carrier<WhatsAppMessage>,
    private readonly template?: CodeMessage['template'],
    private readonly limits?: WaitLimits,
  ) {}

  async send(message: CodeMessage): Promise<CodeOutcome> {
    const { id, to, code, template = this.template } = message;
    if (!template)
      return { ok: false, unavailable: true, reason: 'WhatsApp carries a code only by an authentication template, and none is named.' };
    return sendCode(
      message,
      (signal) => this.templates.send({ id, to, template: { ...template, body: [code], button: code } }, signal),
      this.limits,
    );
  }
}

/** Addresses of providers, without a slash at the end; WhatsApp's with the version. */
export interface MessagingAddresses {
  whatsapp: string;
  twilio: string;
  termii: string;
}

/** The URLs of the service's own senders. */
export interface ServiceUrls {
  whatsAppUrl?: string;
  smsUrl?: string;
}

interface FactoryOptions {
  addresses: MessagingAddresses;
  /** Address at which people, and providers, reach the service. */
  publicUrl: string;
  /** Mailbox of development. */
  mailbox?: Mailbox;
  waits?: Pick<MessagingWaits, 'codeMs' | 'codePauseMs'>;
}

/** Makes the senders of codes. */
export class CodeSenderFactory {
  private readonly limits: WaitLimits;

  constructor(private readonly options: FactoryOptions) {
    const { codeMs, codePauseMs } = options.waits ?? MESSAGING_WAITS;
    this.limits = { limitMs: codeMs, pauseMs: codePauseMs };
  }

  /** Returns a merchant's own number; undefined when it is the mailbox and there is none. */
  own(connection: SenderConnection, workspaceId: string): CodeSender | undefined {
    const { addresses, mailbox } = this.options;
    if (connection.kind === 'mailbox') return mailbox && mailboxSender(mailbox, connection.channel);
    if (connection.kind === 'whatsapp')
      return new TemplateCodeSender(new CloudWhatsAppSender({ baseUrl: addresses.whatsapp, ...connection }), undefined, this.limits);
    const host = connection.kind === 'termii' ? connection.host : undefined;
    return this.textSender(connection, host ? `https://${host}` : addresses[connection.kind], { workspaceId });
  }

  /**
   * Returns the service's own number: by WhatsApp where a template is named, else by text, else to the mailbox; undefined when
   * there is none of these.
   */
  service({ whatsAppUrl, smsUrl }: ServiceUrls): CodeSender | undefined {
    const whatsApp = whatsAppUrl ? readWhatsAppUrl(whatsAppUrl) : undefined;
    if (whatsApp?.template)
      return new TemplateCodeSender(
        new CloudWhatsAppSender({ baseUrl: whatsApp.baseUrl, ...whatsApp.connection }),
        whatsApp.template,
        this.limits,
      );
    if (smsUrl) return this.textSender(readSmsUrl(smsUrl).connection, readSmsUrl(smsUrl).baseUrl, 'frontdesk');
    return this.options.mailbox && mailboxSender(this.options.mailbox, 'sms');
  }

  /** Makes a text sender. Twilio accepts no callback address that is not public, and refuses the text because of it. */
  private textSender(connection: TextConnection, baseUrl: string, owner: NumberOwner): CodeSender {
    const { publicUrl } = this.options;
    const statusCallback = publicUrl.startsWith('https:') ? publicUrl + callbackPath('twilio', owner) : undefined;
    return new TextCodeSender(textSenderOf(connection, baseUrl, { statusCallback }), this.limits);
  }
}

/** Returns a sender in place of a number while nothing is sent. */
export function switchedOff({ channel }: CodeSender): CodeSender {
  return { channel, isOff: true, send: async () => ({ ok: false, unavailable: true, reason: 'nothing is sent at present' }) };
}

/** Returns the connection of the sender that `service` makes: its callbacks are signed with it. */
export function serviceConnectionOf({ whatsAppUrl, smsUrl }: ServiceUrls): SenderConnection | undefined {
  const whatsApp = whatsAppUrl ? readWhatsAppUrl(whatsAppUrl) : undefined;
  if (whatsApp?.template) return whatsApp.connection;
  return smsUrl ? readSmsUrl(smsUrl).connection : undefined;
}

function mailboxSender(mailbox: Mailbox, channel: CodeSender['channel']): CodeSender {
  return channel === 'sms' ? new TextCodeSender(new MailboxSmsSender(mailbox)) : new TemplateCodeSender(new MailboxWhatsAppSender(mailbox));
}

/**
 * The numbers that merchants have connected, and the service's own. Texts need no template: their channel has a text of its
 * own, and no others.
 */
export class ConnectedCodeSenders extends CodeSenders {
  /** @param make the sender of a connection; undefined where it cannot be used */
  constructor(
    private readonly connections: SenderConnections,
    private readonly make: (connection: SenderConnection, workspaceId: string) => CodeSender | undefined,
    private readonly service: CodeSender | undefined,
  ) {
    super();
  }

  frontdesk(): CodeSender | undefined {
    return this.service;
  }

  async own(workspaceId: string, templateId?: string): Promise<OwnSender | { missing: 'connection' | 'template' }> {
    const connection = (await this.connections.of(workspaceId))?.connection;
    const sender = connection && this.make(connection, workspaceId);
    if (!sender) return { missing: 'connection' };
    if (channelOf(connection) === 'sms') return templateId === undefined ? { sender } : { missing: 'template' };
    const template = chooseTemplate(await this.connections.templates(workspaceId), templateId);
    return template ? { sender, template: { id: template.id, name: template.name, language: template.language } } : { missing: 'template' };
  }
}
