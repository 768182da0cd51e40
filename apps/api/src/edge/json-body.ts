import type { IncomingMessage, ServerResponse } from 'node:http';
import { InvalidInput } from '@svc/kernel';
import express from 'express';

/** Largest body of an ordinary request (D-39). */
const BODY_LIMIT = 256 * 1024;
const DEPTH_LIMIT = 64;
const BODY_TIMEOUT_MS = 60_000;
const PLAIN_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;
const UTF8 = new TextDecoder();

/** A request whose body is kept on it once it is read. */
type Readable = IncomingMessage & { body?: unknown };

/** Malformed, too large, not JSON (decisions 3.7). */
export const UNREADABLE_BODY_STATUSES = [400, 413, 415] as const;

/** A body that cannot be read as JSON. */
export class UnreadableBody extends InvalidInput {
  constructor(
    readonly status: (typeof UNREADABLE_BODY_STATUSES)[number],
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the JSON body of an admitted request; nothing is read of a refused one. Answers undefined when none was sent.
 * @param limit bytes
 * @throws UnreadableBody saying what to send instead
 */
export async function readJsonBody(request: Readable, response: ServerResponse, limit = BODY_LIMIT): Promise<unknown> {
  if (isAbsent(request)) return undefined;
  const body = isPlainJson(request, limit) ? await readPlainJson(request) : await readUnusualJson(request, response, limit);
  refuseUnstorable(body);
  return body;
}

/** Whether it says how long its JSON is, no longer than allowed, and sends it as it is: as nearly everybody does. */
export function isPlainJson({ headers }: IncomingMessage, limit = BODY_LIMIT): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= limit && headers['content-encoding'] === undefined && PLAIN_TYPE.test(headers['content-type'] ?? '');
}

/** Whether no body is announced. */
export function isAbsent({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Reads a plain body with as little work as that needs. */
async function readPlainJson(request: IncomingMessage): Promise<unknown> {
  const text = UTF8.decode(await bytesOf(request));
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

/** Reads what is compressed, comes in chunks or in another charset. */
async function readUnusualJson(request: Readable, response: ServerResponse, limit: number): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw noJsonType();
  await parse(request, response, limit);
  if (request.body === undefined) throw noJsonType();
  return request.body;
}

function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => reject(tooSlow()), BODY_TIMEOUT_MS);
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
      .on('error', () => reject(endedEarly()))
      .on('close', () => {
        clearTimeout(timer);
        if (!request.complete) reject(endedEarly());
      });
  });
}

const tooSlow = () => new UnreadableBody(400, 'The body took longer than a minute.');
const endedEarly = () => new UnreadableBody(400, 'The body ended early.');
const notJson = () => new UnreadableBody(400, 'The body is not valid JSON.');
const noJsonType = () => new UnreadableBody(415, 'Send the body as JSON, with the header Content-Type: application/json.');

function parse(request: IncomingMessage, response: ServerResponse, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), BODY_TIMEOUT_MS);
    express.json({ limit, strict: false })(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error) reject(unreadable(error, limit));
      else resolve();
    });
  });
}

function unreadable(error: unknown, limit: number): Error {
  const { type } = error as { type?: string };
  switch (type) {
    case 'entity.too.large':
      return new UnreadableBody(413, `The body is larger than ${Math.floor(limit / 1024)} KiB.`);
    case 'entity.parse.failed':
      return notJson();
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new UnreadableBody(415, 'Send the body as JSON in UTF-8, plain or compressed by gzip, deflate or br.');
    case 'request.aborted':
    case 'request.size.invalid':
      return endedEarly();
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

/** Postgres stores neither NUL nor half of a surrogate pair, and nothing sensible is nested this deep. */
function refuseUnstorable(body: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[body, 0]];
  while (waiting.length > 0) {
    const [value, depth] = waiting.pop()!;
    if (depth > DEPTH_LIMIT) throw new UnreadableBody(400, `The body is nested deeper than ${DEPTH_LIMIT} levels.`);
    if (typeof value === 'string') refuseBrokenText(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        refuseBrokenText(key);
        waiting.push([member, depth + 1]);
      }
    }
  }
}

function refuseBrokenText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw new UnreadableBody(400, 'A text in the body holds a NUL character or half of a surrogate pair; leave it out.');
  }
}
