import { claimedKind } from '@svc/access';
import type { NextFunction, Request, Response } from 'express';
import { setHeaders, type HeaderList } from './header-list';

const ALLOWED_METHODS = 'GET, POST, OPTIONS';
const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key';
const EXPOSED_HEADERS =
  'X-Request-Id, ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotent-Replayed, X-SVC-Version';
/** What an answer of the storefront API depends on beside its address (D-30). */
export const VARY = 'Authorization, Origin, Accept-Encoding';
const PREFLIGHT_SECONDS = '600';

/**
 * Cross-origin rules of the storefront API (D-66). A preflight cannot know the key, so any origin passes it and the
 * request itself is refused. Answers to a publishable or unknown key name the asking origin, refusals too, so that a
 * developer can read them; answers to a secret key name none, so that no browser page can.
 */
export function cors(request: Request, response: Response, next: NextFunction): void {
  if (!request.path.startsWith('/v1/store/')) return next();
  response.vary(VARY);
  const origin = request.get('origin');
  if (origin === undefined) return next();

  if (request.method === 'OPTIONS' && request.get('access-control-request-method')) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Methods', ALLOWED_METHODS);
    response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    response.status(204).end();
    return;
  }
  setHeaders(response, crossOriginHeaders(origin, request.get('authorization')));
  next();
}

/** What lets a browser page of `origin` read the answer. */
export function crossOriginHeaders(origin: string | undefined, authorization: string | undefined): HeaderList {
  if (origin === undefined || claimedKind(authorization) === 'secret') return [];
  return ['Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', EXPOSED_HEADERS];
}
