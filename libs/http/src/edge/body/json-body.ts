import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultsOfRounding, flawOf, invalidBecause, JSON_REFUSALS } from '@svc/contracts';
import { type ErrorDetails, InvalidInput } from '@svc/kernel';
import express from 'express';

/** Largest body of an ordinary request (D-39). */
export const BODY_LIMIT = 256 * 1024;
export const BODY_TIMEOUT_MS = 60_000;
const PLAIN_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;
const UTF8 = new TextDecoder();

/** Request whose body is stored on it once it has been read. */
type Readable = IncomingMessage & { body?: unknown };

/** Statuses of malformed bodies, bodies that are too large, and bodies that are not JSON (decisions 3.7). */
export const UNREADABLE_BODY_STATUSES = [400, 413, 415] as const;

/** Error for a body that cannot be read as JSON. */
export class UnreadableBody extends InvalidInput {
  constructor(
    readonly status: (typeof UNREADABLE_BODY_STATUSES)[number],
    message: string,
    details?: ErrorDetails,
  ) {
    super(message, details);
  }
}

/**
 * Reads the JSON body of an admitted request; the body of a refused one is not read. Returns undefined when none was sent.
 * @throws UnreadableBody saying what to send instead, InvalidInput naming answers whose digits a number does not keep
 */
export async function readJsonBody(request: Readable, response: ServerResponse): Promise<unknown> {
  if (isAbsent(request)) return undefined;
  if (isPlainJson(request)) return readPlainJson(request);
  let text = '';
  const value = unflawed(await readUnusualJson(request, response, BODY_LIMIT, (sent) => (text = sent)), true);
  return unrounded(value, text);
}

/** Returns true for a body with a declared length within the limit, neither compressed nor in another charset, which is the usual case. */
export function isPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= BODY_LIMIT && headers['content-encoding'] === undefined && PLAIN_TYPE.test(headers['content-type'] ?? '');
}

/** Returns true when no body is announced. */
export function isAbsent({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Reads a plain body with as little work as possible. */
async function readPlainJson(request: IncomingMessage): Promise<unknown> {
  const text = UTF8.decode(await bytesOf(request));
  return unrounded(unflawed(parsed(text), text.includes('\\u')), text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

/** Returns the value if it has no flaw. @param hasEscapes true when a text may hold characters that only an escape can produce */
function unflawed(value: unknown, hasEscapes: boolean): unknown {
  const flaw = flawOf(value, hasEscapes);
  if (flaw) throw new UnreadableBody(400, JSON_REFUSALS[flaw]);
  return value;
}

/** Returns the value, unless numbers among its answers were rounded when they were parsed. */
function unrounded(value: unknown, text: string): unknown {
  const faults = faultsOfRounding(text);
  if (faults.length > 0) throw invalidBecause(faults);
  return value;
}

/** Reads a body that is compressed, chunked or in another charset. @param onText receives the text before it is parsed */
export async function readUnusualJson(
  request: Readable,
  response: ServerResponse,
  limit: number,
  onText?: (text: string) => void,
): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw noJsonType();
  await parse(request, response, limit, onText);
  if (request.body === undefined) throw noJsonType();
  return request.body;
}

function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return inBodyTime((resolve, reject) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
      .on('error', () => reject(endedEarly()))
      .on('close', () => {
        if (!request.complete) reject(endedEarly());
      });
  });
}

/** Returns the outcome of reading a body as a Promise; rejects with UnreadableBody when the body is incomplete after a minute (D-143). */
export function inBodyTime<T>(read: (resolve: (value: T) => void, reject: (reason: unknown) => void) => void): Promise<T> {
  let timer: NodeJS.Timeout;
  const inTime = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), BODY_TIMEOUT_MS);
    read(resolve, reject);
  });
  return inTime.finally(() => clearTimeout(timer));
}

export const tooSlow = () => new UnreadableBody(400, 'The body took longer than a minute.');
export const tooLarge = (limit: number) => new UnreadableBody(413, `The body is larger than ${Math.floor(limit / 1024)} KiB.`);
export const endedEarly = () => new UnreadableBody(400, 'The body ended early.');
const notJson = () => new UnreadableBody(400, JSON_REFUSALS.syntax);
export const notUtf8 = () => new UnreadableBody(415, 'Send the body as JSON in UTF-8, plain or compressed by gzip, deflate or br.');
export const noJsonType = () => new UnreadableBody(415, 'Send the body as JSON, with the header Content-Type: application/json.');

function parse(request: IncomingMessage, response: ServerResponse, limit: number, onText?: (text: string) => void): Promise<void> {
  const verify = (_: IncomingMessage, __: ServerResponse, bytes: Buffer, charset: string) =>
    onText?.(new TextDecoder(charset).decode(bytes));
  return inBodyTime((resolve, reject) => {
    express.json({ limit, strict: false, verify })(request, response, (error?: unknown) => {
      if (error) reject(unreadable(error, limit));
      else resolve();
    });
  });
}

function unreadable(error: unknown, limit: number): Error {
  const { type } = error as { type?: string };
  switch (type) {
    case 'entity.too.large':
      return tooLarge(limit);
    case 'entity.parse.failed':
      return notJson();
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return notUtf8();
    case 'request.aborted':
    case 'request.size.invalid':
      return endedEarly();
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}
