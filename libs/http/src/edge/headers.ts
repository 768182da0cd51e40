import type { IncomingMessage, ServerResponse } from 'node:http';
import { claimedKind, type RateLimitStatus } from '@svc/access';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { API_VERSION } from '@svc/contracts';
import { contextOf } from './request-context';

/** Headers in the form that Node writes fastest: name, value, name, value. */
export type HeaderList = readonly string[];

/** `Cache-Control` by an operation's `caching` (D-30). */
export const CACHE_CONTROL = { revalidate: 'private, max-age=0, must-revalidate', 'no-store': 'no-store' };

const EXPOSED_HEADERS =
  'X-Request-Id, ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotent-Replayed, X-SVC-Version';
/** Exposed headers of a response that reports ignored fields and parameters. */
const EXPOSED_WITH_IGNORED = `${EXPOSED_HEADERS}, X-SVC-Ignored`;
/** Request headers that a response of the storefront API depends on (D-30). */
const VARY = 'Authorization, Origin, Accept-Encoding';
const PREFLIGHT_HEADERS = [
  'Access-Control-Allow-Methods',
  'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers',
  'authorization, content-type, idempotency-key',
  'Access-Control-Max-Age',
  '600',
];

/** Security headers of responses that are data: nothing may be framed, run or sniffed. Pages set their own policy. */
const SECURITY_HEADERS = headersOf(
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  }),
);
const NONE: HeaderList = [];
const STORE_HEADERS = [...SECURITY_HEADERS, 'Vary', VARY];

/** Returns the headers of every response to this request, followed by those of this response. */
export function baseHeaders(request: IncomingMessage, ...own: HeaderList[]): string[] {
  if (!isOfStore(request)) return SECURITY_HEADERS.concat(contextHeaders(request), ...own);
  return STORE_HEADERS.concat(contextHeaders(request), crossOriginHeaders(request), ...own);
}

/** Returns the `RateLimit-*` headers of the tightest bucket; times in whole seconds (decisions 3.9). */
export function rateLimitHeaders({ limit, remaining, resetSeconds }: RateLimitStatus): HeaderList {
  return ['RateLimit-Limit', `${limit}`, 'RateLimit-Remaining', `${remaining}`, 'RateLimit-Reset', `${resetSeconds}`];
}

/** Sets headers on a response that the framework sends. */
export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at]!, headers[at + 1]!);
}

/**
 * Sets the headers of all routes outside of the request handler. A preflight cannot carry the key, so any origin passes it, and the
 * request itself is refused (D-66).
 */
export function headersMiddleware(request: Request, response: Response, next: NextFunction): void {
  const origin = request.get('origin');
  const isPreflight = isOfStore(request) && request.method === 'OPTIONS' && request.get('access-control-request-method');
  if (origin === undefined || !isPreflight) {
    setHeaders(response, baseHeaders(request));
    return next();
  }
  setHeaders(response, STORE_HEADERS.concat(contextHeaders(request), PREFLIGHT_HEADERS, ['Access-Control-Allow-Origin', origin]));
  response.status(204).end();
}

function isOfStore({ url }: IncomingMessage): boolean {
  return url?.startsWith('/v1/store/') === true;
}

function contextHeaders(request: IncomingMessage): HeaderList {
  return ['X-Request-Id', contextOf(request).requestId, 'X-SVC-Version', API_VERSION];
}

/**
 * Returns the CORS headers by which a page of `origin` may read the response (D-66). Responses to a publishable or unknown key name the
 * requesting origin, refusals included, so that developers can read them. Responses to a secret key name none, so browsers block them.
 */
function crossOriginHeaders(request: IncomingMessage): HeaderList {
  const { origin, authorization } = request.headers;
  if (origin === undefined || claimedKind(authorization) === 'secret') return NONE;
  const exposed = contextOf(request).ignored?.length ? EXPOSED_WITH_IGNORED : EXPOSED_HEADERS;
  return ['Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', exposed];
}

/** Returns the headers that a middleware sets on every response, whatever the request. */
function headersOf(middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): string[] {
  const headers: string[] = [];
  const response = { setHeader: (name: string, value: string) => headers.push(name, value), removeHeader: () => undefined };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Media type of XLSX files. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
