import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { JsonAnswer } from '@svc/composition';
import { Answer, EventAnswer, Table } from '../edge/answers';
import { CACHE_CONTROL, XLSX_TYPE } from '../edge/headers';
import { yieldInTurns } from '../edge/body/in-turns';
import type { ApiOperation } from '../edge/operation';
import { JSON_TYPE, representationOf } from './prepared-answer';
import { headersOf, isNamed, sendRepresentation, sendView, type Exchange } from './send';

/**
 * Sends the result of an operation by its kind: a view, a view in pieces, a table, events.
 * @throws Error when the client disconnects during a long one
 */
export async function sendResult(exchange: Exchange, operation: ApiOperation, result: unknown): Promise<void> {
  if (result instanceof JsonAnswer) return sendPieces(exchange, operation, result);
  if (result instanceof Table) return sendTable(exchange, operation, result);
  if (result instanceof EventAnswer) return sendEvents(exchange, operation, result);
  const { view, head } = result instanceof Answer ? result : new Answer(result);
  const { caching, method } = operation;
  if (method === 'GET') sendRepresentation(exchange, representationOf(view, caching, head.etag), head.headers);
  else sendView(exchange, { status: head.status ?? operation.status, caching }, view, writeHeaders(head));
}

function writeHeaders({ headers = [], etag }: Answer['head']): readonly string[] {
  return etag === undefined ? headers : [...headers, 'ETag', etag];
}

const cacheControlOf = ({ caching = 'revalidate' }: ApiOperation) => ['Cache-Control', CACHE_CONTROL[caching]];

/**
 * Sends JSON piece by piece, as fast as the client reads; 304 where the client of a read has it. Sending is over with the last piece: a
 * client that has everything may send its next request at once, and the turn of its workspace has ended by then.
 */
async function sendPieces(exchange: Exchange, operation: ApiOperation, { pieces, length, etag }: JsonAnswer): Promise<void> {
  const { request, response } = exchange;
  const validators = ['ETag', etag, ...cacheControlOf(operation)];
  if (operation.method === 'GET' && isNamed(request.headers['if-none-match'], etag))
    return void response.writeHead(304, headersOf(exchange, validators)).end();
  const headers = [...validators, 'Content-Type', JSON_TYPE, 'Content-Length', `${length}`];
  response.writeHead(operation.status ?? 200, headersOf(exchange, headers));
  if (request.method === 'HEAD') return void response.end();
  await pipeline(Readable.from(yieldInTurns(pieces.slice(0, -1))), response, { end: false });
  response.end(pieces.at(-1));
}

const CSV_TYPE = 'text/csv; charset=utf-8';

/** Byte order mark by which Excel recognises UTF-8; other programs skip it. */
const UTF8_MARK = '\uFEFF';
/** Time after which a client that does not read is disconnected, ms: its turn at an export goes to the next one. */
const STALLED_MS = 60_000;

/** Sends a table as a file, only as fast as the client reads. */
async function sendTable(exchange: Exchange, operation: ApiOperation, { filename, content: table }: Table): Promise<void> {
  const { request, response } = exchange;
  const isFile = table instanceof Uint8Array;
  const length = isFile ? ['Content-Length', `${table.length}`] : [];
  const content = ['Content-Type', isFile ? XLSX_TYPE : CSV_TYPE, 'Content-Disposition', `attachment; filename=${filename}`, ...length];
  response.setTimeout(STALLED_MS, () => response.destroy());
  response.writeHead(200, headersOf(exchange, [...cacheControlOf(operation), ...content]));
  if (request.method === 'HEAD') return void response.end();
  if (isFile) return void response.end(table);
  response.write(UTF8_MARK);
  await pipeline(Readable.from(table), response);
}

/** Begins a stream of events, which its sender ends. A response to HEAD has no body, and Node sends its headers only at its end. */
async function sendEvents(exchange: Exchange, operation: ApiOperation, { open }: EventAnswer): Promise<void> {
  const { request, response } = exchange;
  const begin = request.method === 'HEAD' ? () => response.end() : await open();
  const content = ['Content-Type', 'text/event-stream', 'X-Accel-Buffering', 'no', 'Connection', 'close'];
  response.writeHead(200, headersOf(exchange, [...cacheControlOf(operation), ...content]));
  begin(response);
}
