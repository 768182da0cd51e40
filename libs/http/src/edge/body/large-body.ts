import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { JsonBytes, parseJson } from '@svc/composition';
import { JSON_REFUSALS, JsonScanner } from '@svc/contracts';
import { takeInTurns } from './in-turns';
import {
  BODY_LIMIT,
  BODY_TIMEOUT_MS,
  endedEarly,
  isAbsent,
  noJsonType,
  notUtf8,
  readUnusualJson,
  tooLarge,
  tooSlow,
  UnreadableBody,
} from './json-body';

const MEBIBYTE = 1024 * 1024;

/** Limits of bodies that may be larger than others: bytes, and number of values (D-116). A table of 5,000 rows is one item. */
const BOUNDS = {
  item: { bytes: 8 * MEBIBYTE, values: 200_000, called: 'An item' },
  document: { bytes: 32 * MEBIBYTE, values: 3_000_000, called: 'A document' },
} as const;

export type LargeBody = keyof typeof BOUNDS;

/** Returns the largest size of a body in bytes. */
export function largestBody(kind: LargeBody | undefined): number {
  return kind ? BOUNDS[kind].bytes : BODY_LIMIT;
}

const UNFOLD = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;

/**
 * Reads the body of an admitted request that may be large. Values are counted while the body arrives and is decompressed, so that nothing
 * of a refused body is parsed or kept. A document, and an item of more than 256 KiB, is returned as sent, to be parsed in a thread.
 * @param onLarge is called once the body is larger than other bodies may be; an error that it throws is the refusal
 * @throws UnreadableBody saying what to send instead
 */
export async function readLargeBody(
  request: IncomingMessage,
  response: ServerResponse,
  kind: LargeBody,
  onLarge: () => void,
): Promise<unknown> {
  if (isAbsent(request)) return undefined;
  const { 'content-type': type = '' } = request.headers;
  if (!JSON_TYPE.test(type)) throw noJsonType();
  const isUtf8 = /^utf-?8$/i.test(CHARSET.exec(type)?.[1] ?? 'utf-8');
  const body = isUtf8 ? await readCounted(request, kind, onLarge) : inUtf8(await readUnusualJson(request, response, BODY_LIMIT));
  return kind === 'item' && body.length <= BODY_LIMIT ? parseJson(body) : body;
}

/** Encodes a body that came in another charset; such a body is no larger than ordinary ones. */
function inUtf8(value: unknown): JsonBytes {
  const body = new JsonBytes();
  body.add(Buffer.from(JSON.stringify(value)));
  return body;
}

async function readCounted(request: IncomingMessage, kind: LargeBody, onLarge: () => void): Promise<JsonBytes> {
  const { bytes, values, called } = BOUNDS[kind];
  const body = new JsonBytes();
  const scanner = new JsonScanner(values);
  let isLarge = false;
  const refuseLength = (length: number): void => {
    if (length > bytes) throw tooLarge(bytes);
    if (length <= BODY_LIMIT || isLarge) return;
    isLarge = true;
    onLarge();
  };
  const take = (chunk: Uint8Array): void => {
    refuseLength(body.length + chunk.length);
    const excess = scanner.add(chunk);
    if (excess === 'depth') throw new UnreadableBody(400, JSON_REFUSALS.depth);
    if (excess) throw new UnreadableBody(400, `${called} may hold at most ${values} values.`);
    body.add(chunk);
  };
  await takeEach(request, take, () => refuseLength(announcedLength(request)));
  body.hasEscapes = scanner.hasEscapes;
  return body;
}

/** Returns the declared length of a body that is not compressed. */
function announcedLength({ headers }: IncomingMessage): number {
  return isUnfolded(headers['content-encoding']) ? Number(headers['content-length'] ?? 0) : 0;
}

const isUnfolded = (encoding = 'identity') => encoding.toLowerCase() === 'identity';

/** Returns the decompressor of a compressed body; undefined where it is not compressed. @throws UnreadableBody */
function unfolding({ headers: { 'content-encoding': encoding } }: IncomingMessage): Transform | undefined {
  if (isUnfolded(encoding)) return undefined;
  const unfold = UNFOLD[encoding!.toLowerCase() as keyof typeof UNFOLD];
  if (!unfold) throw notUtf8();
  return unfold();
}

/**
 * Passes each piece of the body to `take` until one is refused. The rest is then dropped, since most clients read the response only after
 * sending everything.
 * @param begin checks what the headers announce
 */
function takeEach(request: IncomingMessage, take: (chunk: Uint8Array) => void, begin: () => void): Promise<void> {
  const unfold = unfolding(request);
  const source: Readable = unfold ? request.pipe(unfold) : request;
  return new Promise((resolve, reject) => {
    let refusal: unknown;
    const end = (reason?: unknown): void => {
      clearTimeout(timer);
      if (reason === undefined) resolve();
      else reject(reason);
    };
    const refuse = (reason: unknown): void => {
      if (refusal !== undefined) return;
      refusal = reason;
      if (unfold) request.unpipe(unfold);
      unfold?.destroy();
      request.resume();
      if (request.readableEnded) end(refusal);
    };
    const attempt = (step: () => void): void => {
      try {
        step();
      } catch (reason) {
        refuse(reason);
      }
    };
    const timer = setTimeout(() => {
      refuse(tooSlow());
      end(refusal);
    }, BODY_TIMEOUT_MS);
    attempt(begin);
    takeInTurns(source, (chunk) => {
      if (refusal === undefined) attempt(() => take(chunk));
    });
    source.on('error', () =>
      refuse(unfold === undefined ? endedEarly() : new UnreadableBody(400, 'The body is not compressed as its Content-Encoding says.')),
    );
    source.on('end', () => end(refusal));
    request.on('end', () => {
      if (refusal !== undefined) end(refusal);
    });
    request.on('close', () => {
      if (!request.complete) end(endedEarly());
    });
  });
}
