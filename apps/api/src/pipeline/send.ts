import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_CONTROL, rateLimitHeaders, standingHeaders, type HeaderList } from '../edge/headers';
import type { StoreOperation } from '../edge/operation';
import { envelopeOf, type Refusal } from '../edge/refusal';
import { contextOf } from '../edge/request-context';
import { Representation } from './prepared-answer';

/** Where an answer goes. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answers a GET or HEAD with a representation, or with 304 when the client has it already. */
export function sendRepresentation({ request, response }: Exchange, representation: Representation): void {
  if (isNamed(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, headersOf(request, representation.validators)).end();
  } else {
    response.writeHead(200, headersOf(request, representation.headers)).end(request.method === 'HEAD' ? undefined : representation.body);
  }
}

/** Answers what nobody asks for again, so without an ETag. */
export function sendView({ request, response }: Exchange, { status = 200, caching = 'revalidate' }: Pick<StoreOperation, 'status' | 'caching'>, view: unknown, headers: HeaderList = []): void {
  const body = Buffer.from(JSON.stringify(view));
  const content = ['Cache-Control', CACHE_CONTROL[caching], 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', `${body.length}`];
  response.writeHead(status, headersOf(request, headers.concat(content))).end(request.method === 'HEAD' ? undefined : body);
}

/** Answers a refusal in the envelope of part 7; when an answer has begun, nothing can be told but that it breaks off. */
export function sendRefusal(exchange: Exchange, refusal: Refusal): void {
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendView(exchange, { status: refusal.status, caching: 'no-store' }, envelopeOf(refusal, contextOf(exchange.request).requestId), refusal.headers);
}

/** Every header of an answer of the storefront API; a refusal by a limit tells of that limit alone. */
function headersOf(request: IncomingMessage, own: HeaderList): string[] {
  const limit = contextOf(request).admission?.rateLimit;
  const limits = limit && !own.includes('RateLimit-Limit') ? rateLimitHeaders(limit) : [];
  return standingHeaders(request).concat(limits, own);
}

/** Whether `If-None-Match` names the ETag; compared weakly, as RFC 9110 asks for reads. */
function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
