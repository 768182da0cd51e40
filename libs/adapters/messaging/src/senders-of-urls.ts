import type { SmsSender } from '@svc/notifications';
import type { SenderConnection } from '@svc/otp';
import { MESSAGING_WAITS, type MessagingWaits } from './messaging-waits';
import { TermiiSmsSender } from './termii-sms-sender';
import { TwilioSmsSender } from './twilio-sms-sender';

const DEFAULT_HOSTS: Record<string, string> = { 'twilio:': 'api.twilio.com', 'termii:': 'api.ng.termii.com' };

export type TextConnection = Extract<SenderConnection, { kind: 'twilio' | 'termii' }>;
export type WhatsAppConnection = Extract<SenderConnection, { kind: 'whatsapp' }>;

/**
 * What an SMS_URL says: `twilio://<account sid>:<auth token>@api.twilio.com?from=<number>`,
 * `termii://<api key>@api.ng.termii.com?from=<sender id>`, and of Termii for callbacks `&secret_key=<secret key>`.
 */
export function readSmsUrl(url: string): { connection: TextConnection; baseUrl: string } {
  const { protocol, username, password, host, searchParams } = new URL(url);
  const baseUrl = `https://${host || DEFAULT_HOSTS[protocol]}`;
  // A plus that was not escaped reads as a space.
  const from = (searchParams.get('from') ?? '').replace(/^ /, '+');
  const user = decodeURIComponent(username);
  if (protocol === 'twilio:') return { baseUrl, connection: { kind: 'twilio', accountSid: user, authToken: decodeURIComponent(password), from } };
  return { baseUrl, connection: { kind: 'termii', apiKey: user, from, secretKey: searchParams.get('secret_key') ?? undefined } };
}

/** What sends texts by this account. @param statusCallback where Twilio is to tell what becomes of them; timeoutMs until the answer is there */
export function textSenderOf(connection: TextConnection, baseUrl: string, { statusCallback, timeoutMs }: { statusCallback?: string; timeoutMs?: number } = {}): TwilioSmsSender | TermiiSmsSender {
  return connection.kind === 'twilio' ? new TwilioSmsSender({ baseUrl, ...connection, statusCallback, timeoutMs }) : new TermiiSmsSender({ baseUrl, ...connection, timeoutMs });
}

/** The sender that an SMS_URL names. */
export function smsSenderOf(url: string, { textMs }: Pick<MessagingWaits, 'textMs'> = MESSAGING_WAITS): SmsSender {
  const { connection, baseUrl } = readSmsUrl(url);
  return textSenderOf(connection, baseUrl, { timeoutMs: textMs });
}

/**
 * What a WHATSAPP_URL says: `whatsapp://<access token>@graph.facebook.com/v23.0/<phone number id>?template=<name>&language=<en>`,
 * and for callbacks `&app_secret=<secret>&verify_token=<text>`. Without a template it carries no codes.
 */
export function readWhatsAppUrl(url: string): { connection: WhatsAppConnection; baseUrl: string; template?: { name: string; language: string } } {
  const { username, host, pathname, searchParams } = new URL(url);
  const [, version, phoneNumberId = ''] = pathname.split('/');
  const name = searchParams.get('template');
  return {
    baseUrl: `https://${host}/${version}`,
    connection: {
      kind: 'whatsapp', phoneNumberId, accessToken: decodeURIComponent(username),
      appSecret: searchParams.get('app_secret') ?? undefined, verifyToken: searchParams.get('verify_token') ?? undefined,
    },
    template: name === null ? undefined : { name, language: searchParams.get('language') ?? 'en' },
  };
}
