import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { exactPaths } from '../edge/exact-paths';
import { Representation } from './prepared-answer';
import { reply } from './reply';

/** Nest's way to Express, with paths that are exact in their case; it can also answer with bytes that are ready. */
export class RepresentationAdapter extends ExpressAdapter {
  constructor() {
    super(exactPaths());
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (!(body instanceof Representation)) return super.reply(response, body, statusCode) as unknown;
    return reply(response.req, response, body);
  }
}
