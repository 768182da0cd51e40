import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHmac } from 'node:crypto';
import { type HeldAnswer, HeldAnswers, LocalServer, type PostedCallback } from '../local-server';
import { MESSAGING_REQUESTS, type MessagingProvider, messagingProviderOf, type MessagingRequest } from './messaging-requests';

/** An accepted message. */
export interface TakenMessage {
  provider: MessagingProvider;
  /** Recipient, E.164. */
  to: string;
  /** The text; for a template, the parameters of its body and button. */
  texts: string[];
  /** Name and language of a template. */
  template?: { name: string; language: string };
  /** Id of the message in later status callbacks. */
  providerRef: string;
  request: unknown;
}

/**
 * Fault of a request: a response instead of acceptance; `silence`: accepted without a response; `broken`: a closed connection; `garbled`:
 * accepted, with an HTML page as the response.
 */
export type MessagingFault = { status: number; body: unknown } | 'silence' | 'broken' | 'garbled';

/** WhatsApp's Cloud API, Twilio and Termii on loopback: they accept and record every valid message, with any credentials. */
export class MessagingStub extends LocalServer {
  readonly taken: TakenMessage[] = [];
  /** Descriptions of invalid requests. */
  readonly violations: string[] = [];
  /** Number of requests. */
  requestCount = 0;
  private readonly held = new HeldAnswers<MessagingProvider>();
  private faults: MessagingFault[] = [];

  /** Accepts the next message by a provider and holds its response. */
  hold(provider: MessagingProvider): HeldAnswer {
    return this.held.hold(provider, ANYBODY);
  }

  /** Makes the next requests fail with this fault. */
  failNext(fault: MessagingFault, times = 1): void {
    for (let time = 0; time < times; time += 1) this.faults.push(fault);
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requestCount += 1;
    const provider = messagingProviderOf(new URL(request.url ?? '/', 'http://stub').pathname);
    const body = await text(request);
    const fault = this.faults.shift();
    if (fault === 'broken') return void response.destroy();
    if (fault && fault !== 'silence' && fault !== 'garbled') return reply(response, fault.status, fault.body);
    if (!provider || request.method !== 'POST') return reply(response, 404, {});
    const [status, answer] = this.take(provider, body);
    if (fault === 'garbled') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (fault === 'silence') return;
    await this.held.pass(provider, ANYBODY, response);
    reply(response, status, answer);
  }

  private take(provider: MessagingProvider, body: string): [number, object] {
    const input: unknown = provider === 'twilio' ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
    const read = MESSAGING_REQUESTS[provider].safeParse(input);
    if (!read.success) {
      this.violations.push(`${provider}: ${read.error.message}`);
      return [400, REFUSALS[provider]];
    }
    const providerRef = refOf(provider, this.taken.length + 1);
    this.taken.push({ provider, providerRef, request: input, ...readMessage(provider, input) });
    return [provider === 'twilio' ? 201 : 200, acceptedReply(provider, providerRef)];
  }
}

/** Account of all messages: the stub does not check credentials. */
const ANYBODY = 'anybody';

const REFUSALS: Readonly<Record<MessagingProvider, object>> = {
  whatsapp: { error: { message: 'Invalid parameter', type: 'OAuthException', code: 100, fbtrace_id: 'A' } },
  twilio: { code: 21_604, message: 'Something is missing', status: 400 },
  termii: { message: 'Invalid request' },
};

function refOf(provider: MessagingProvider, number: number): string {
  if (provider === 'whatsapp') return `wamid.${number}`;
  return provider === 'twilio' ? `SM${String(number).padStart(32, '0')}` : `30175440544590838${number}`;
}

function acceptedReply(provider: MessagingProvider, providerRef: string): object {
  if (provider === 'whatsapp')
    return { messaging_product: 'whatsapp', contacts: [], messages: [{ id: providerRef, message_status: 'accepted' }] };
  if (provider === 'twilio') return { sid: providerRef, status: 'queued', error_code: null, error_message: null };
  return { code: 'ok', message_id: providerRef, message: 'Successfully Sent', balance: 1_000 };
}

function readMessage(provider: MessagingProvider, input: unknown): Pick<TakenMessage, 'to' | 'texts' | 'template'> {
  if (provider === 'twilio') {
    const { To, Body } = input as MessagingRequest<'twilio'>;
    return { to: To, texts: [Body] };
  }
  if (provider === 'termii') {
    const { to, sms } = input as MessagingRequest<'termii'>;
    return { to: `+${to}`, texts: [sms] };
  }
  const { to, template } = input as MessagingRequest<'whatsapp'>;
  const texts = template.components.flatMap(({ parameters }) => parameters.map((one) => one.text));
  return { to: `+${to}`, texts, template: { name: template.name, language: template.language.code } };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export interface WhatsAppStatus {
  id: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  /** Unix seconds. */
  timestamp: string;
  recipient_id: string;
  errors?: { code: number; title: string }[];
}

/** Returns Meta's status callback for messages, signed with the app's secret. */
export function whatsAppCallback(appSecret: string, statuses: readonly WhatsAppStatus[]): PostedCallback {
  const metadata = { display_phone_number: '15550783881', phone_number_id: '106' };
  const value = { messaging_product: 'whatsapp', metadata, statuses };
  const raw = Buffer.from(
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '419', changes: [{ value, field: 'messages' }] }] }),
  );
  const signature = `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;
  return { raw, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } };
}

/** Returns Twilio's status callback for one message, signed over the public address and its parameters. */
export function twilioCallback(
  authToken: string,
  address: string,
  status: { MessageSid: string; MessageStatus: string; ErrorCode?: string },
): PostedCallback {
  const carried: Record<string, string> = {
    AccountSid: `AC${'a'.repeat(32)}`,
    ApiVersion: '2010-04-01',
    From: '+15005550006',
    To: '+2348031234567',
    ...status,
  };
  const names = Object.keys(carried).sort();
  const signature = createHmac('sha1', authToken)
    .update(address + names.map((name) => name + carried[name]!).join(''))
    .digest('base64');
  const raw = Buffer.from(new URLSearchParams(carried).toString());
  return { raw, headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature } };
}

/** Returns Termii's status callback for one message, signed with the account's secret key. */
export function termiiCallback(secretKey: string, status: { message_id: string; status: string }): PostedCallback {
  const event = {
    type: 'outbound',
    receiver: '2348031234567',
    sender: 'Adire',
    message: 'Hello',
    sent_at: '2026-11-21 08:00:00',
    cost: '3.9',
    channel: 'dnd',
    ...status,
  };
  const raw = Buffer.from(JSON.stringify(event));
  return {
    raw,
    headers: { 'content-type': 'application/json', 'x-termii-signature': createHmac('sha512', secretKey).update(raw).digest('hex') },
  };
}
