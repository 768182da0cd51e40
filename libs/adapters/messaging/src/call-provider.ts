import { Readable } from 'node:stream';
import { cutText, parseJson, traceHeaders } from '@svc/kernel';
import type { SendOutcome } from '@svc/notifications';
import { request } from 'undici';

export interface ProviderCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface ProviderAnswer {
  status: number;
  /** Parsed JSON; an empty object when it was none. */
  body: Record<string, unknown>;
}

/**
 * Cause of a failure. `sender`: it can send to nobody. `number`: this recipient. `moment`: nothing was sent, and the same may
 * work at once. `unknown`: the message was handed over, and no answer says whether it was taken. The default is the sender.
 */
export type Fault = 'sender' | 'number' | 'moment' | 'unknown';

export type ProviderOutcome = Extract<SendOutcome, { ok: true }> | (Extract<SendOutcome, { ok: false }> & { fault: Fault });

/**
 * Posts to a provider and judges its answer; a provider that cannot be reached, or a call ended by the signal, may be tried
 * again.
 */
export async function callProvider(
  { url, headers, body }: ProviderCall,
  judge: (answer: ProviderAnswer) => ProviderOutcome,
  signal: AbortSignal,
): Promise<ProviderOutcome> {
  let isHandedOver = false;
  // The client begins to read a stream when it writes it to an established connection, and not before.
  const bytes = Readable.from(
    (function* () {
      isHandedOver = true;
      yield Buffer.from(body);
    })(),
  );
  try {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const response = await request(url, { method: 'POST', headers: { ...headers, ...length, ...traceHeaders() }, body: bytes, signal });
    const answer = { status: response.statusCode, body: objectOf(await response.body.text()) };
    const outcome = judge(answer);
    return !outcome.ok && isUnclear(answer) ? { ...outcome, fault: 'unknown' } : outcome;
  } catch (error) {
    const { message = String(error) } = error as { message?: string };
    return { ok: false, permanent: false, fault: isHandedOver ? 'unknown' : 'moment', reason: message };
  }
}

/**
 * Returns whether an unsuccessful answer leaves the fate of the message open: it is half a success, or comes from a hop
 * between the provider and us.
 */
function isUnclear({ status, body }: ProviderAnswer): boolean {
  return status < 300 || (status >= 500 && status !== 503 && Object.keys(body).length === 0);
}

/** Returns whether the status alone shows a temporary failure: the provider is overloaded or broken. */
export function isOfTheMoment(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Returns whether an answer of this status is about the request itself, which would be refused again. */
export function isOfTheRequest(status: number): boolean {
  return [400, 404, 422].includes(status);
}

/** Returns the reason in an answer, for people. */
export function refusal(provider: string, { status }: ProviderAnswer, ...parts: unknown[]): string {
  return cutText([`${provider} answered ${status}`, ...parts.filter((part) => part !== undefined).map(String)].join(': '), 500);
}

function objectOf(text: string): Record<string, unknown> {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
