import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StreamableFile } from '@nestjs/common';
import type { JsonAnswer } from '@svc/composition';
import type { Request, Response } from 'express';
import { givenInTurns } from '../edge';

const TYPE = 'application/json; charset=utf-8';

/** The answer of a write, for Nest to send piece by piece, with the status of its operation. */
export function streamed(response: Response, { pieces, length, etag }: JsonAnswer): StreamableFile {
  response.setHeader('ETag', etag);
  return new StreamableFile(Readable.from(givenInTurns(pieces)), { type: TYPE, length });
}

/**
 * Sends the answer of a read piece by piece, as fast as it is taken; 304 where the client has it. It is over with the last piece: a client
 * that has all may ask again at once, and the turn of its workspace has ended by then.
 */
export async function sendAnswer(request: Request, response: Response, { pieces, length, etag }: JsonAnswer): Promise<void> {
  response.setHeader('ETag', etag);
  if (request.fresh) return void response.status(304).end();
  response.setHeader('Content-Type', TYPE);
  response.setHeader('Content-Length', length);
  await pipeline(Readable.from(givenInTurns(pieces.slice(0, -1))), response, { end: false });
  response.end(pieces.at(-1));
}
