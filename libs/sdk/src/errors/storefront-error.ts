import type { components } from '../generated/storefront';

/** The envelope of errors, as the API sends it. */
export type ErrorEnvelope = components['schemas']['Error']['error'];
/** What an error tells beside its message; which members there are depends on the code. */
export type ErrorDetails = NonNullable<ErrorEnvelope['details']>;
/** The codes of the API, and those that the SDK gives by itself. New ones may come: fall back on `status`. */
export type ErrorCode =
  | ErrorEnvelope['code']
  | 'CONNECTION_FAILED'
  | 'TIMED_OUT'
  | 'UNEXPECTED_ANSWER'
  | 'WRONG_KEY'
  | 'INVALID_PARAMETER'
  | (string & {});

/** What is known of a failure. */
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

/** A call that did not succeed. Branch on the class or on `code`; `message` is for people and may change. */
export class StorefrontError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Whether the same call may succeed later. The SDK has tried as often as it may before it throws. */
  readonly retryable: boolean;
  /** Name it to support. */
  readonly requestId?: string;
  readonly details: ErrorDetails;
  /** After how many seconds the same may be asked again, where the API has said so. */
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
}
