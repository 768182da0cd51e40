import type { components } from '../generated/storefront';

/** Error envelope of the API. */
export type ErrorEnvelope = components['schemas']['Error']['error'];
/** Details of an error beside its message; their members depend on the code. */
export type ErrorDetails = NonNullable<ErrorEnvelope['details']>;
/** Error codes of the API and of the SDK itself. New ones may be added: fall back on `status`. */
export type ErrorCode =
  | ErrorEnvelope['code']
  | 'CONNECTION_FAILED'
  | 'TIMED_OUT'
  | 'UNEXPECTED_ANSWER'
  | 'WRONG_KEY'
  | 'INVALID_PARAMETER'
  | (string & {});

/** Properties of a failure. */
export interface Failure {
  code: ErrorCode;
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  retryable: boolean;
  requestId?: string;
  details?: ErrorDetails;
  /** Seconds, from `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error as JSON. Classes of errors may add fields of their own. */
export interface ErrorJson extends Omit<Failure, 'cause'> {
  name: string;
}

/** Base class of all errors of a call. Branch on the class or on `code`; `message` is for people and may change. */
export class StorefrontError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** True when the same call may succeed later. The SDK has made all its retries before it throws. */
  readonly retryable: boolean;
  /** Id of the request, for support. */
  readonly requestId?: string;
  readonly details: ErrorDetails;
  /** Seconds to wait before a retry, from `Retry-After`; undefined without one. */
  readonly retryAfterSeconds?: number;

  constructor({ code, message, status, retryable, requestId, details = {}, retryAfterSeconds, cause }: Failure) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.retryable = retryable;
    this.requestId = requestId;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    if (cause !== undefined) Object.defineProperty(this, 'cause', { value: cause });
  }

  /** Returns the error for `JSON.stringify` and loggers, with its message and without its cause and stack. */
  toJSON(): ErrorJson {
    return { ...this, name: this.name, message: this.message };
  }
}
