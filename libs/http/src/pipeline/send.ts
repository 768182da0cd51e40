import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_CONTROL, rateLimitHeaders, baseHeaders, type HeaderList } from '../edge/headers';
import { ignoredText } from '../edge/body/ignored-fields';
import type { StoreOperation } from '../edge/operation';
import { envelopeOf, type Refusal } from '../edge/refusal';
import type { RequestContext } from '../edge/request-context';
import { JSON_TYPE, type Representation } from './prepared-answer';

const NONE: HeaderList = [];

/** A request and the response to write to. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Context of the request. */
  context: RequestContext;
}

/** Responds to a GET or HEAD with a representation, or with 304 when the client has it already. */
export function sendRepresentation(exchange: Exchange, representation: Representation, own?: HeaderList): void {
  const { request, response } = exchange;
  const isKnown = isNamed(request.headers['if-none-match'], representation.etag);
  const headers = isKnown ? representation.validators : representation.headers;
  response
    .writeHead(isKnown ? 304 : 200, headersOf(exchange, own ? [...headers, ...own] : headers))
    .end(isKnown || request.method === 'HEAD' ? undefined : representation.body);
}

/** Sends a view that is not requested again, so without an ETag of its own; without a view the response has no body. */
export function sendView(
  exchange: Exchange,
  { status = 200, caching = 'revalidate' }: Pick<StoreOperation, 'status' | 'caching'>,
  view: unknown,
  headers: HeaderList = NONE,
): void {
  const body = view === undefined ? undefined : Buffer.from(JSON.stringify(view));
  const content = ['Cache-Control', CACHE_CONTROL[caching]];
  if (body) content.push('Content-Type', JSON_TYPE);
  if (body || status !== 204) content.push('Content-Length', `${body?.length ?? 0}`);
  exchange.response
    .writeHead(status, headersOf(exchange, headers.concat(content)))
    .end(exchange.request.method === 'HEAD' ? undefined : body);
}

/** Sends a refusal in the envelope of §7. */
export function sendRefusal(exchange: Exchange, refusal: Refusal): void {
  sendView(exchange, { status: refusal.status, caching: 'no-store' }, envelopeOf(refusal, exchange.context.requestId), refusal.headers);
}

/** Returns every header of a response; a refusal by a limit names only that limit. */
export function headersOf({ request, context }: Exchange, own: HeaderList): string[] {
  const limit = context.admission?.rateLimit ?? context.rateLimit;
  const limits = limit && !own.includes('RateLimit-Limit') ? rateLimitHeaders(limit) : NONE;
  const ignored = context.ignored && ignoredText(context.ignored);
  return ignored === undefined ? baseHeaders(request, limits, own) : baseHeaders(request, limits, own, ['X-SVC-Ignored', ignored]);
}

/** Returns true when `If-None-Match` names the ETag; compared weakly, as RFC 9110 prescribes for reads. */
export function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
