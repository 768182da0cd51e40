import { RateLimited } from '@svc/access';
import { DomainError, Throttled, type ErrorCode, type ErrorDetails } from '@svc/kernel';
import { ERROR_CATALOGUE } from './error-catalogue';
import { rateLimitHeaders, type HeaderList } from './headers';
import { UnreadableBody } from './json-body';

/** How a request is refused. */
export interface Refusal {
  code: ErrorCode;
  status: number;
  message: string;
  details?: ErrorDetails;
  headers: HeaderList;
}

/** What a client is told of an error; of one that is no fault of the client nothing but that it is ours. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { code, message, details } = error;
    const status = error instanceof UnreadableBody ? error.status : ERROR_CATALOGUE[code].status;
    return { code, status, message, details, headers: headersOf(error) };
  }
  if (isClientFault(error)) return { code: 'VALIDATION_ERROR', status: 400, message: 'The request could not be read; check its address and headers.', headers: [] };
  return { code: 'INTERNAL', status: 500, message: 'Something went wrong on our side. Try again; if it stays, tell support the requestId.', headers: [] };
}

/** The body of every error, part 7. */
export function envelopeOf({ code, message, details }: Refusal, requestId: string): object {
  return { error: { code, message, retryable: ERROR_CATALOGUE[code].retryable, requestId, details } };
}

function headersOf(error: DomainError): HeaderList {
  if (error.code === 'UNAUTHORIZED') return ['WWW-Authenticate', 'Bearer'];
  if (error.code === 'CONFLICT') return ['Retry-After', '1'];
  if (!(error instanceof Throttled)) return [];
  return ['Retry-After', `${error.retryAfterSeconds}`, ...(error instanceof RateLimited ? rateLimitHeaders(error.status) : [])];
}

/** Express and Nest throw errors with a 4xx status for a malformed address or header. */
function isClientFault(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}
