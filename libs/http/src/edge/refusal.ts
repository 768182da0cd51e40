import { RateLimited } from '@svc/access';
import { DocumentTooCostly, isDatabaseAway, isUnstorableText } from '@svc/composition';
import { boundedRefusal, DomainError, FinalConflict, Throttled, type ErrorCode, type ErrorDetails } from '@svc/kernel';
import { ERROR_CATALOGUE } from './error-catalogue';
import { rateLimitHeaders, type HeaderList } from './headers';
import { UnreadableBody } from './body/json-body';

const OUR_FAULT = {
  SERVICE_UNAVAILABLE: 'The service cannot work at this moment. Wait some seconds (see Retry-After), then send this again.',
  INTERNAL: 'Something went wrong on our side. Try again; if it keeps failing, give support the requestId.',
};

const MALFORMED = 'The request could not be read; check its address and headers.';
const UNSTORABLE = 'A text of the request holds a NUL character; leave it out.';

/** Response to a refused request. */
export interface Refusal {
  code: ErrorCode;
  status: number;
  message: string;
  details?: ErrorDetails;
  headers: HeaderList;
  /** True for a conflict that stays: the same request is refused again (decisions 3.19). */
  isFinal?: boolean;
}

/**
 * Returns the refusal that a client sees. An error that is not the client's fault reports only a fault of the service, or an unavailable
 * dependency.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { code } = error;
    const { message, details } = boundedRefusal(error);
    const isFinal = error instanceof FinalConflict;
    return { code, status: statusOf(error), message, details, headers: isFinal ? [] : headersOf(error), isFinal };
  }
  if (isClientFault(error)) return { code: 'VALIDATION_ERROR', status: 400, message: MALFORMED, headers: [] };
  if (isUnstorableText(error)) return { code: 'VALIDATION_ERROR', status: 400, message: UNSTORABLE, headers: [] };
  const code = isDatabaseAway(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL';
  return { code, status: ERROR_CATALOGUE[code].status, message: OUR_FAULT[code], headers: retryAfter(code) };
}

function statusOf(error: DomainError): number {
  if (error instanceof UnreadableBody) return error.status;
  return error instanceof DocumentTooCostly ? 413 : ERROR_CATALOGUE[error.code].status;
}

/** Returns the body of every error, §7. */
export function envelopeOf({ code, message, details, isFinal }: Refusal, requestId: string): object {
  return { error: { code, message, retryable: !isFinal && ERROR_CATALOGUE[code].retryable, requestId, details } };
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
