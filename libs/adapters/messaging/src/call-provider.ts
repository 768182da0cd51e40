import type { SendOutcome } from '@svc/notifications';
import { request } from 'undici';

const TIMEOUT_MS = 15_000;

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

/** Posts to a provider and judges its answer; what cannot be reached, or takes longer than 15 s, may be tried again. */
export async function callProvider({ url, headers, body }: ProviderCall, judge: (answer: ProviderAnswer) => SendOutcome): Promise<SendOutcome> {
  try {
    const response = await request(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return judge({ status: response.statusCode, body: objectOf(await response.body.text()) });
  } catch (error) {
    return { ok: false, permanent: false, reason: error instanceof Error ? error.message : String(error) };
  }
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
