import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_CONTROL, rateLimitHeaders, standingHeaders, type HeaderList } from '../edge/headers';
import { ignoredText } from '../edge/ignored-fields';
import type { StoreOperation } from '../edge/operation';
import { envelopeOf, type Refusal } from '../edge/refusal';
import type { RequestContext } from '../edge/request-context';
import { Representation } from './prepared-answer';

const NONE: HeaderList = [];

/** Where an answer goes. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Of the request. */
  context: RequestContext;
}

/** Answers a GET or HEAD with a representation, or with 304 when the client has it already. */
export function sendRepresentation(exchange: Exchange, representation: Representation): void {
  const { request, response } = exchange;
  if (isNamed(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, headersOf(exchange, representation.validators)).end();
  } else {
    response.writeHead(200, headersOf(exchange, representation.headers)).end(request.method === 'HEAD' ? undefined : representation.body);
  }
}

/** Answers what nobody asks for again, so without an ETag. */
export function sendView(
  exchange: Exchange,
  { status = 200, caching = 'revalidate' }: Pick<StoreOperation, 'status' | 'caching'>,
  view: unknown,
  headers: HeaderList = [],
): void {
  const body = Buffer.from(JSON.stringify(view));
  const content = [
    'Cache-Control',
    CACHE_CONTROL[caching],
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    `${body.length}`,
  ];
  exchange.response
    .writeHead(status, headersOf(exchange, headers.concat(content)))
    .end(exchange.request.method === 'HEAD' ? undefined : body);
}

/** Answers a refusal in the envelope of part 7; an answer that has begun can only be broken off. */
export function sendRefusal(exchange: Exchange, refusal: Refusal): void {
  if (exchange.response.headersSent) exchange.response.destroy();
  else
    sendView(exchange, { status: refusal.status, caching: 'no-store' }, envelopeOf(refusal, exchange.context.requestId), refusal.headers);
}

/** Every header of an answer of the storefront API; a refusal by a limit names that limit alone. */
function headersOf({ request, context }: Exchange, own: HeaderList): string[] {
  const limit = context.admission?.rateLimit;
  const limits = limit && !own.includes('RateLimit-Limit') ? rateLimitHeaders(limit) : NONE;
  const ignored = context.ignored && ignoredText(context.ignored);
  return ignored === undefined ? standingHeaders(request, limits, own) : standingHeaders(request, limits, own, ['X-SVC-Ignored', ignored]);
}

/** Whether `If-None-Match` names the ETag; compared weakly, as RFC 9110 asks for reads. */
function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
