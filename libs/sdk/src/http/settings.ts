import type { AnswerCache } from './answer-cache';

/** As much of an answer of `fetch` as is needed here. */
export interface FetchedResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** `fetch` of the platform, or something that behaves like it. */
export type Fetch = (address: string, request: FetchRequest) => Promise<FetchedResponse>;

/** What a body may be on the platform. */
export type SentBody = NonNullable<RequestInit['body']>;

export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  body?: SentBody;
  signal: AbortSignal;
}

/** What may be said of one call. */
export interface CallOptions {
  /** Ends the call when it is aborted: it throws the signal's reason, as `fetch` does. */
  signal?: AbortSignal;
  /** Milliseconds of one attempt, its body included. 30,000 unless told. */
  timeoutMs?: number;
  /** Attempts beside the first. 2 unless told; 0 for none. */
  maxRetries?: number;
  /** Of a write that takes one. Unless told it is made for the call, and is the same for each attempt. */
  idempotencyKey?: string;
  /** `Accept-Language`, such as `fr` or your visitor’s own header: the language of messages, mails and pages. */
  language?: string;
  /**
   * `X-Visitor`, on servers: the visitor of your site for whom you call, by a name of 1 to 64 printable ASCII characters that is the same
   * for all they send. One visitor then uses up their own limit and not everybody's, of `otp.send`, `events.register`,
   * `newsletter.subscribe`, `forms.submit` and `products.askForRestockAlert`.
   */
  visitor?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What is known of an attempt that was answered; for logs and measurements. */
export interface AnsweredAttempt {
  operationId: string;
  method: string;
  /** Below the base address, with its query. */
  path: string;
  status: number;
  /** From 1. */
  attempt: number;
  requestId?: string;
  /** Names of parameters and fields that the API did not read, from `X-SVC-Ignored`: typing errors, mostly. */
  ignored?: string;
}

/** What is said once for a client. */
export interface ClientSettings extends Omit<CallOptions, 'signal' | 'idempotencyKey' | 'visitor'> {
  /** Absolute; it ends with the version, such as `https://shop.example/v1`. */
  baseUrl: string;
  /** The longest pause before another attempt, in milliseconds. 10,000 unless told; when `Retry-After` asks for more, the error is thrown at once. */
  maxRetryWaitMs?: number;
  /** The platform's own unless told. */
  fetch?: Fetch;
  /** Answers that are given back while the API says that they are current. Unless told 100 in memory, and none in a browser, which has its own; `false` for none. */
  cache?: AnswerCache | false;
  /** Called with each attempt that was answered. */
  onAnswer?: (answered: AnsweredAttempt) => void;
}

/** Settings of a client that waits limits out. */
export interface LimitPatience {
  /** How long in all a call that a limit has refused (429) waits for another attempt, in milliseconds. 60,000 unless told; 0 counts it as any other failure. */
  maxLimitWaitMs?: number;
}

/** The base address without a slash at its end. @throws {TypeError} when it is none */
export function checkedBaseUrl(baseUrl: string): string {
  const trimmed = String(baseUrl ?? '').replace(/\/+$/, '');
  if (/^(https?:\/\/[^/?#]+)?(\/[^?#]*)?\/v\d+$/.test(trimmed)) return trimmed;
  throw new TypeError(
    `baseUrl is ${baseUrl ? `"${baseUrl}"` : 'missing'}: give the whole address with the version at its end, such as https://shop.example/v1.`,
  );
}
