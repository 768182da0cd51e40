import type { AnswerCache } from './answer-cache';

/** Members of a `fetch` response that the SDK uses. */
export interface FetchedResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** Needed for operations that return files. */
  arrayBuffer?(): Promise<ArrayBuffer>;
}

/** `fetch` of the platform, or a function that behaves like it. */
export type Fetch = (address: string, request: FetchRequest) => Promise<FetchedResponse>;

/** Request body of the platform's `fetch`. */
export type SentBody = NonNullable<RequestInit['body']>;

export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  body?: SentBody;
  signal: AbortSignal;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which then throws the signal's reason, as `fetch` does. */
  signal?: AbortSignal;
  /** Timeout of one attempt including its body, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** Number of retries after the first attempt; 2 by default, 0 for none. */
  maxRetries?: number;
  /** Idempotency key of a write that accepts one. By default each call has a new one, which its retries share. */
  idempotencyKey?: string;
  /** `Accept-Language`, such as `fr` or your visitor’s own header: the language of messages, mails and pages. */
  language?: string;
  /**
   * `X-Visitor`, on servers: the visitor of your site for whom you call, by a name of 1 to 64 printable ASCII characters that is the same
   * for all their requests. Each visitor then has a rate limit of their own for `otp.send`, `events.register`,
   * `newsletter.subscribe`, `forms.submit` and `products.askForRestockAlert`.
   */
  visitor?: string;
  headers?: Readonly<Record<string, string>>;
}

/** An attempt with a response; for logs and metrics. */
export interface AnsweredAttempt {
  operationId: string;
  method: string;
  /** Path below the base address, with its query. */
  path: string;
  status: number;
  /** Number of the attempt, from 1. */
  attempt: number;
  requestId?: string;
  /** Names of ignored parameters and fields, from `X-SVC-Ignored`; most are typos. */
  ignored?: string;
  /** True when an earlier request with the same `Idempotency-Key` was answered, and this one did nothing. */
  replayed?: boolean;
}

/** Settings of a client. */
export interface ClientSettings extends Omit<CallOptions, 'signal' | 'idempotencyKey' | 'visitor'> {
  /** Absolute address that ends with the version, such as `https://shop.example/v1`. */
  baseUrl: string;
  /** Longest pause before a retry, in milliseconds; 10,000 by default. When `Retry-After` is longer, the error is thrown at once. */
  maxRetryWaitMs?: number;
  /** The function that sends requests; `fetch` of the platform by default. */
  fetch?: Fetch;
  /**
   * Cache of responses, which are returned while the API confirms that they are current. By default 100 in memory; none in a browser,
   * which has its own; `false` for none.
   */
  cache?: AnswerCache | false;
  /** Called with each attempt that has a response. */
  onAnswer?: (answered: AnsweredAttempt) => void;
}

/** Settings of a client that waits for rate limits. */
export interface RateLimitWait {
  /** Longest total wait of a call for rate limits (429), in milliseconds; 60,000 by default. 0 treats them like other failures. */
  maxLimitWaitMs?: number;
}

/** Returns the base address without a slash at its end. @throws {TypeError} when it is invalid */
export function checkedBaseUrl(baseUrl: string): string {
  const trimmed = String(baseUrl ?? '').replace(/\/+$/, '');
  if (/^(https?:\/\/[^/?#]+)?(\/[^?#]*)?\/v\d+$/.test(trimmed)) return trimmed;
  const fault = baseUrl ? `baseUrl is "${baseUrl}"` : 'baseUrl is missing (is the variable set?)';
  throw new TypeError(`${fault}: give the whole address with the version at its end, such as https://shop.example/v1.`);
}
