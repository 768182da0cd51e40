import { RateLimited } from '@svc/access';
import { DocumentTooCostly, isDatabaseAway } from '@svc/composition';
import { boundedRefusal, DomainError, Throttled, type ErrorCode, type ErrorDetails } from '@svc/kernel';
import { rateLimitHeaders, type HeaderList } from './headers';
import { UnreadableBody } from './body/json-body';

interface ErrorFacts {
  status: number;
  /** True when the same request may succeed later, unchanged. */
  retryable: boolean;
  /** Instruction for the developer of a client, as Markdown. */
  advice: string;
  /** Seconds after which a retry makes sense, where the error itself does not say. */
  retryAfter?: number;
}

/** HTTP status, `retryable` and remedy of every code (decisions 3.7); `SERVICE_UNAVAILABLE` is added to them (ADR 0054). */
export const ERROR_CATALOGUE: Record<ErrorCode, ErrorFacts> = {
  UNAUTHORIZED: {
    status: 401,
    retryable: false,
    advice: 'Send a key or token of this service in `Authorization: Bearer …`; it is missing, unknown, revoked or of the other mode.',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    advice: 'Add the origin of the page to the publishable key. On a server, use a secret key.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retryable: false,
    advice:
      'Give the key a scope of `details.required`. Where `details.requiredKind` is `secret`, call from your server with a secret key.',
  },
  STORE_API_SECRET_DISABLED: {
    status: 403,
    retryable: false,
    advice: 'Ask the merchant to switch secret keys on.',
  },
  STORE_API_DISABLED: {
    status: 403,
    retryable: false,
    advice: 'Ask the merchant to switch the storefront API on.',
  },
  KEY_PAUSED: {
    status: 403,
    retryable: false,
    advice: 'Ask the merchant to resume the key; it need not be replaced.',
  },
  NOT_FOUND: {
    status: 404,
    retryable: false,
    advice: 'Check the address. `details.movedTo` is the present slug of what was renamed.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    retryable: false,
    advice: 'Use a method of the `Allow` header.',
  },
  VALIDATION_ERROR: {
    status: 400,
    retryable: false,
    advice: 'Correct what `details` lists. Show each message of `details.fields` beside its field.',
  },
  TIER_REQUIRES_PAYMENT: {
    status: 402,
    retryable: false,
    advice: 'Open a checkout for this ticket from your server.',
  },
  TIER_SOLD_OUT: {
    status: 409,
    retryable: false,
    advice: 'Offer `details.remaining` seats, or another ticket type.',
  },
  CONFLICT: {
    status: 409,
    retryable: true,
    retryAfter: 1,
    advice:
      'Read what you are changing again, and decide by `message`. For a request under the same `Idempotency-Key` that is still being processed, send it again after `Retry-After`.',
  },
  TICKET_REFUSED: {
    status: 409,
    retryable: false,
    advice: 'Do not admit. Show `message` at the door; `details.reason` is the reason.',
  },
  CHECKOUT_ALREADY_PAID: {
    status: 409,
    retryable: false,
    advice: 'Treat the checkout as paid. To undo it, refund its order.',
  },
  PRICE_MISMATCH: {
    status: 409,
    retryable: false,
    advice: 'Show `details.expectedTotalMinor`, and ask the buyer again.',
  },
  HEADLESS_DISABLED: {
    status: 403,
    retryable: false,
    advice: 'Send the buyer to the hosted checkout page, or ask the merchant to switch headless checkouts on.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    retryable: false,
    advice: 'Send the changed request under a new `Idempotency-Key`.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 5,
    advice:
      'Send the same request again after `Retry-After`, with the same `Idempotency-Key`. With `details.refusal`, offer another way to pay.',
  },
  OTP_NOT_CONFIGURED: {
    status: 409,
    retryable: false,
    advice: 'Connect the number, or name the template, that `message` asks for, or send with `sender: "frontdesk"`.',
  },
  OTP_COUNTRY_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    advice: 'Add the country to `otp.countries` of the settings, or ask for another number.',
  },
  OTP_INSUFFICIENT_BALANCE: {
    status: 402,
    retryable: false,
    advice: 'Have the wallet of the workspace topped up.',
  },
  OTP_SENDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 5,
    advice: 'Send the code again after `Retry-After`; nothing was charged.',
  },
  OTP_CODE_NOT_MANAGED: {
    status: 409,
    retryable: false,
    advice: 'Compare the code on your server: it was you who made it.',
  },
  RATE_LIMITED: {
    status: 429,
    retryable: true,
    advice: 'Wait as long as `Retry-After` says. `details.limit` names a limit that is not that of the key.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 2,
    advice: 'Send the same request again after `Retry-After`.',
  },
  INTERNAL: {
    status: 500,
    retryable: true,
    retryAfter: 2,
    advice:
      'Send the same request again after `Retry-After`, with the same `Idempotency-Key`. If it keeps failing, give support the `requestId`.',
  },
};

const OUR_FAULT = {
  SERVICE_UNAVAILABLE: 'The service cannot work at this moment. Wait some seconds (see Retry-After), then send this again.',
  INTERNAL: 'Something went wrong on our side. Try again; if it stays, tell support the requestId.',
};

/** Response to a refused request. */
export interface Refusal {
  code: ErrorCode;
  status: number;
  message: string;
  details?: ErrorDetails;
  headers: HeaderList;
}

/**
 * Returns the refusal that a client sees. An error that is not the client's fault reports only a fault of the service, or an unavailable
 * dependency.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { code } = error;
    const { message, details } = boundedRefusal(error);
    return { code, status: statusOf(error), message, details, headers: headersOf(error) };
  }
  if (isClientFault(error))
    return { code: 'VALIDATION_ERROR', status: 400, message: 'The request could not be read; check its address and headers.', headers: [] };
  const code = isDatabaseAway(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL';
  return { code, status: ERROR_CATALOGUE[code].status, message: OUR_FAULT[code], headers: retryAfter(code) };
}

function statusOf(error: DomainError): number {
  if (error instanceof UnreadableBody) return error.status;
  return error instanceof DocumentTooCostly ? 413 : ERROR_CATALOGUE[error.code].status;
}

/** Returns the body of every error, part 7. */
export function envelopeOf({ code, message, details }: Refusal, requestId: string): object {
  return { error: { code, message, retryable: ERROR_CATALOGUE[code].retryable, requestId, details } };
}

function headersOf(error: DomainError): HeaderList {
  if (error.code === 'UNAUTHORIZED') return ['WWW-Authenticate', 'Bearer'];
  if (!(error instanceof Throttled)) return retryAfter(error.code);
  return ['Retry-After', `${error.retryAfterSeconds}`, ...(error instanceof RateLimited ? rateLimitHeaders(error.status) : [])];
}

function retryAfter(code: ErrorCode): HeaderList {
  const { retryAfter: seconds } = ERROR_CATALOGUE[code];
  return seconds === undefined ? [] : ['Retry-After', `${seconds}`];
}

/** Recognises errors with a 4xx status, which Express and Nest throw for a malformed address or header. */
function isClientFault(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}
