import { callbackPath, type CodeSender, type NumberOwner, type SenderConnection } from '@svc/otp';
import { CloudWhatsAppSender } from '../cloud-whatsapp-sender';
import type { Mailbox } from '../mailbox';
import { MailboxSmsSender, MailboxWhatsAppSender } from '../mailbox-senders';
import { MESSAGING_WAITS, type MessagingWaits } from '../messaging-waits';
import { readSmsUrl, readWhatsAppUrl, textSenderOf, type TextConnection } from '../senders-of-urls';
import { TemplateCodeSender, TextCodeSender } from './code-senders';
import type { Patience } from './send-code';

/** Where providers are called, without a slash at the end; WhatsApp with the version. */
export interface MessagingAddresses {
  whatsapp: string;
  twilio: string;
  termii: string;
}

/** By what the service itself sends. */
export interface ServiceUrls {
  whatsAppUrl?: string;
  smsUrl?: string;
}

interface FactoryOptions {
  addresses: MessagingAddresses;
  /** Where people, and providers, reach the service. */
  publicUrl: string;
  /** In development. */
  mailbox?: Mailbox;
  waits?: Pick<MessagingWaits, 'codeMs' | 'codePauseMs'>;
}

/** Makes what codes are sent by. */
export class CodeSenderFactory {
  private readonly patience: Patience;

  constructor(private readonly options: FactoryOptions) {
    const { codeMs, codePauseMs } = options.waits ?? MESSAGING_WAITS;
    this.patience = { limitMs: codeMs, pauseMs: codePauseMs };
  }

  /** A merchant's own number; undefined when it is the mailbox and there is none. */
  own(connection: SenderConnection, workspaceId: string): CodeSender | undefined {
    const { addresses, mailbox } = this.options;
    if (connection.kind === 'mailbox') return mailbox && mailboxSender(mailbox, connection.channel);
    if (connection.kind === 'whatsapp') return new TemplateCodeSender(new CloudWhatsAppSender({ baseUrl: addresses.whatsapp, ...connection }), undefined, this.patience);
    const host = connection.kind === 'termii' ? connection.host : undefined;
    return this.textSender(connection, host ? `https://${host}` : addresses[connection.kind], { workspaceId });
  }

  /** The service's own number: by WhatsApp where a template is named, else by text, else to the mailbox; undefined when there is none of these. */
  service({ whatsAppUrl, smsUrl }: ServiceUrls): CodeSender | undefined {
    const whatsApp = whatsAppUrl ? readWhatsAppUrl(whatsAppUrl) : undefined;
    if (whatsApp?.template) return new TemplateCodeSender(new CloudWhatsAppSender({ baseUrl: whatsApp.baseUrl, ...whatsApp.connection }), whatsApp.template, this.patience);
    if (smsUrl) return this.textSender(readSmsUrl(smsUrl).connection, readSmsUrl(smsUrl).baseUrl, 'frontdesk');
    return this.options.mailbox && mailboxSender(this.options.mailbox, 'sms');
  }

  /** Twilio takes no address that is not public, and refuses the text because of it. */
  private textSender(connection: TextConnection, baseUrl: string, owner: NumberOwner): CodeSender {
    const { publicUrl } = this.options;
    const statusCallback = publicUrl.startsWith('https:') ? publicUrl + callbackPath('twilio', owner) : undefined;
    return new TextCodeSender(textSenderOf(connection, baseUrl, { statusCallback }), this.patience);
  }
}

/** The connection of what `service` makes: its callbacks are signed with it. */
export function serviceConnectionOf({ whatsAppUrl, smsUrl }: ServiceUrls): SenderConnection | undefined {
  const whatsApp = whatsAppUrl ? readWhatsAppUrl(whatsAppUrl) : undefined;
  if (whatsApp?.template) return whatsApp.connection;
  return smsUrl ? readSmsUrl(smsUrl).connection : undefined;
}

function mailboxSender(mailbox: Mailbox, channel: CodeSender['channel']): CodeSender {
  return channel === 'sms' ? new TextCodeSender(new MailboxSmsSender(mailbox)) : new TemplateCodeSender(new MailboxWhatsAppSender(mailbox));
}
