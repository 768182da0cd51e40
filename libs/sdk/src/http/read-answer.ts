import { errorOf } from '../errors/error-of';
import { UnexpectedAnswer } from '../errors/own';
import type { ErrorEnvelope } from '../errors/storefront-error';
import type { Answer } from './attempt';

export interface Expected {
  address: string;
  as: 'json' | 'text';
  /** An error status whose body is read as a result. */
  readStatus?: number;
}

/**
 * Returns the resource in a response; undefined when it is empty.
 * @throws {StorefrontError} of the class of its code, for an error response
 * @throws {UnexpectedAnswer} for a response that is not from this service
 */
export function readAnswer(answer: Answer, { address, as, readStatus }: Expected): unknown {
  const { status, text } = answer;
  const succeeded = status >= 200 && status < 300;
  const contentType = answer.header('content-type') ?? '';
  if (succeeded && text === '') return undefined;
  if (succeeded && as === 'text' && !/^text\/html/i.test(contentType)) return text;
  const value = /json/i.test(contentType) ? parsed(text) : undefined;
  if ((succeeded || status === readStatus) && value !== undefined && !isRefusal(value)) return value;
  if (!succeeded && isRefusal(value)) throw errorOf({ ...knownOf(answer), ...value.error, status });
  throw new UnexpectedAnswer({ address: address.replace(/\?.*/, ''), status, contentType, text, ...knownOf(answer) });
}

function knownOf({ header }: Answer) {
  return { requestId: header('x-request-id') ?? undefined, retryAfterSeconds: secondsOf(header('retry-after')) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(value: unknown): value is { error: ErrorEnvelope } {
  const error = (value as { error?: Partial<ErrorEnvelope> } | null | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}

/** Returns the whole seconds of `Retry-After`, which is a number or a date. */
function secondsOf(value: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
