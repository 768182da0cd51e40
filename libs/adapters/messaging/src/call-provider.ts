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
 * What a failure is of: the sender, which can send to nobody; this number; or the moment, in which nothing was sent and the
 * same may work at once. Where it cannot be told, it is the sender.
 */
export type Fault = 'sender' | 'number' | 'moment';

export type ProviderOutcome = Extract<SendOutcome, { ok: true }> | (Extract<SendOutcome, { ok: false }> & { fault: Fault });

/** Nothing has reached the provider. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Posts to a provider and judges its answer; what cannot be reached, or ends by the signal, may be tried again. */
export async function callProvider(
  { url, headers, body }: ProviderCall,
  judge: (answer: ProviderAnswer) => ProviderOutcome,
  signal: AbortSignal,
): Promise<ProviderOutcome> {
  try {
    const response = await request(url, { method: 'POST', headers, body, signal });
    return judge({ status: response.statusCode, body: objectOf(await response.body.text()) });
  } catch (error) {
    const { code, message = String(error) } = error as { code?: string; message?: string };
    return { ok: false, permanent: false, fault: UNREACHED.has(code) ? 'moment' : 'sender', reason: message };
  }
}

/** Of answers whose status alone says it: the provider has too much to do, or something is broken there. */
export function isOfTheMoment(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Whether an answer of this status is about the request itself, which would be refused again. */
export function isOfTheRequest(status: number): boolean {
  return [400, 404, 422].includes(status);
}

/** What an answer says of itself, for people. */
export function refusal(provider: string, { status }: ProviderAnswer, ...parts: unknown[]): string {
  return [`${provider} answered ${status}`, ...parts.filter((part) => part !== undefined).map(String)].join(': ').slice(0, 500);
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
