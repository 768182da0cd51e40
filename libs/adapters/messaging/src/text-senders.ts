import { type SendOutcome, type Sms, SmsSender } from '@svc/notifications';
import type { SenderConnection } from '@svc/otp';
import {
  callProvider,
  type Fault,
  isOfTheMoment,
  isOfTheRequest,
  type ProviderAnswer,
  type ProviderOutcome,
  refusal,
} from './call-provider';
import { MESSAGING_WAITS, type MessagingWaits } from './messaging-waits';

export interface TwilioOptions {
  /** Time limit of the answer, unless the caller sets one. */
  timeoutMs?: number;
  /** `https://api.twilio.com` */
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164, an alphanumeric sender, or the SID of a messaging service (`MG…`). */
  from: string;
  /** Address to which Twilio reports the status of the texts. */
  statusCallback?: string;
}

/**
 * Codes about the number itself: invalid, not reachable, not allowed on trial, the sender's own, opted out, no route, no
 * mobile, a landline.
 */
const NUMBER_CODES: ReadonlySet<unknown> = new Set([21_211, 21_214, 21_217, 21_219, 21_266, 21_610, 21_612, 21_614, 21_635]);

/** Sends text messages by Twilio's Messages API, 2010-04-01. */
export class TwilioSmsSender extends SmsSender {
  constructor(private readonly options: TwilioOptions) {
    super();
  }

  send({ to, text }: Sms, signal = AbortSignal.timeout(this.options.timeoutMs ?? MESSAGING_WAITS.textMs)): Promise<ProviderOutcome> {
    const { baseUrl, accountSid, authToken, from, statusCallback } = this.options;
    const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
    return callProvider(
      {
        url: `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: to, ...sender, Body: text, ...(statusCallback && { StatusCallback: statusCallback }) }).toString(),
      },
      judgeTwilio,
      signal,
    );
  }
}

function judgeTwilio(answer: ProviderAnswer): ProviderOutcome {
  const { status, body } = answer;
  if (status === 201) return { ok: true, providerRef: typeof body['sid'] === 'string' ? body['sid'] : undefined };
  return {
    ok: false,
    permanent: isOfTheRequest(status),
    fault: twilioFault(status, body['code']),
    reason: refusal('Twilio', answer, body['code'], body['message']),
  };
}

function twilioFault(status: number, code: unknown): Fault {
  if (NUMBER_CODES.has(code)) return 'number';
  return isOfTheMoment(status) ? 'moment' : 'sender';
}

export interface TermiiOptions {
  /** Time limit of the answer, unless the caller sets one. */
  timeoutMs?: number;
  /** `https://api.ng.termii.com`; some accounts have a host of their own. */
  baseUrl: string;
  apiKey: string;
  /** Sender id that Termii has approved. */
  from: string;
}

/** Sends text messages by Termii, on the channel that also reaches numbers which refuse advertising. */
export class TermiiSmsSender extends SmsSender {
  constructor(private readonly options: TermiiOptions) {
    super();
  }

  send({ to, text }: Sms, signal = AbortSignal.timeout(this.options.timeoutMs ?? MESSAGING_WAITS.textMs)): Promise<ProviderOutcome> {
    const { baseUrl, apiKey, from } = this.options;
    return callProvider(
      {
        url: `${baseUrl}/api/sms/send`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ to: to.replace(/^\+/, ''), from, sms: text, type: 'plain', channel: 'dnd', api_key: apiKey }),
      },
      judgeTermii,
      signal,
    );
  }
}

/** Judges an answer of Termii, which has no error codes: so that the number cannot be distinguished from the sender. */
function judgeTermii(answer: ProviderAnswer): ProviderOutcome {
  const { status, body } = answer;
  // As a number the id would lose its last digits.
  const id = body['message_id_str'] ?? body['message_id'];
  if (status === 200 && id !== undefined) return { ok: true, providerRef: String(id) };
  return {
    ok: false,
    permanent: isOfTheRequest(status),
    fault: isOfTheMoment(status) ? 'moment' : 'sender',
    reason: refusal('Termii', answer, body['message']),
  };
}

/** Refuses text messages of a service without a provider for them: each fails at once, visibly. */
export class RefusingSmsSender extends SmsSender {
  async send(): Promise<SendOutcome> {
    return { ok: false, permanent: true, reason: 'This service sends no text messages: SMS_URL is not set.' };
  }
}

const DEFAULT_HOSTS: Record<string, string> = { 'twilio:': 'api.twilio.com', 'termii:': 'api.ng.termii.com' };

export type TextConnection = Extract<SenderConnection, { kind: 'twilio' | 'termii' }>;
export type WhatsAppConnection = Extract<SenderConnection, { kind: 'whatsapp' }>;

/**
 * Parses an SMS_URL: `twilio://<account sid>:<auth token>@api.twilio.com?from=<number>`, `termii://<api
 * key>@api.ng.termii.com?from=<sender id>`, and for callbacks of Termii `&secret_key=<secret key>`.
 */
export function readSmsUrl(url: string): { connection: TextConnection; baseUrl: string } {
  const { protocol, username, password, host, searchParams } = new URL(url);
  const baseUrl = `https://${host || DEFAULT_HOSTS[protocol]}`;
  // A plus that was not escaped reads as a space.
  const from = (searchParams.get('from') ?? '').replace(/^ /, '+');
  const user = decodeURIComponent(username);
  if (protocol === 'twilio:')
    return { baseUrl, connection: { kind: 'twilio', accountSid: user, authToken: decodeURIComponent(password), from } };
  return { baseUrl, connection: { kind: 'termii', apiKey: user, from, secretKey: searchParams.get('secret_key') ?? undefined } };
}

/**
 * Returns the sender of texts by this account.
 * @param statusCallback address for Twilio's delivery reports; timeoutMs limits the answer
 */
export function textSenderOf(
  connection: TextConnection,
  baseUrl: string,
  { statusCallback, timeoutMs }: { statusCallback?: string; timeoutMs?: number } = {},
): TwilioSmsSender | TermiiSmsSender {
  return connection.kind === 'twilio'
    ? new TwilioSmsSender({ baseUrl, ...connection, statusCallback, timeoutMs })
    : new TermiiSmsSender({ baseUrl, ...connection, timeoutMs });
}

/** Returns the sender that an SMS_URL names. */
export function smsSenderOf(url: string, { textMs }: Pick<MessagingWaits, 'textMs'> = MESSAGING_WAITS): SmsSender {
  const { connection, baseUrl } = readSmsUrl(url);
  return textSenderOf(connection, baseUrl, { timeoutMs: textMs });
}

/**
 * Parses a WHATSAPP_URL: `whatsapp://<access token>@graph.facebook.com/v23.0/<phone number id>?template=<name>&language=<en>`,
 * and for callbacks `&app_secret=<secret>&verify_token=<text>`. Without a template it carries no codes.
 */
export function readWhatsAppUrl(url: string): {
  connection: WhatsAppConnection;
  baseUrl: string;
  template?: { name: string; language: string };
} {
  const { username, host, pathname, searchParams } = new URL(url);
  const [, version, phoneNumberId = ''] = pathname.split('/');
  const name = searchParams.get('template');
  return {
    baseUrl: `https://${host}/${version}`,
    connection: {
      kind: 'whatsapp',
      phoneNumberId,
      accessToken: decodeURIComponent(username),
      appSecret: searchParams.get('app_secret') ?? undefined,
      verifyToken: searchParams.get('verify_token') ?? undefined,
    },
    template: name === null ? undefined : { name, language: searchParams.get('language') ?? 'en' },
  };
}
