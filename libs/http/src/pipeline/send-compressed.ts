import type { Request, Response } from 'express';
import { acceptedEncoding, JSON_TYPE, type PreparedAnswer } from './prepared-answer';
import { isNamed } from './send';

/**
 * Sends a prepared answer on a route of the framework, in the encoding that the request accepts, or 304 where the client has it.
 * `Cache-Control` is the route's own.
 * @param type media type of the bytes
 */
export async function sendCompressed(answer: PreparedAnswer, request: Request, response: Response, type = JSON_TYPE): Promise<void> {
  const { body, encoding, etag } = await answer.in(acceptedEncoding(request.get('accept-encoding')));
  response.vary('Accept-Encoding').set('ETag', etag);
  if (isNamed(request.get('if-none-match'), etag)) return void response.status(304).end();
  if (encoding) response.set('Content-Encoding', encoding);
  response.type(type).send(body);
}
