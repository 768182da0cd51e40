import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { nameParam, read } from '../../edge';
import { contextOf } from '../../edge/request-context';
import type { Entry } from './checkout-page-loader';

const pageQuery = z.object({ t: z.string().max(100), way: z.string().max(20).optional(), done: z.string().max(1).optional(), late: z.string().max(1).optional() });
const query = read(pageQuery);
const name = nameParam('page');

/** By what a buyer comes to a page on which something is paid. */
export interface Arrival extends Entry {
  /** Has a transfer under way, and asks for another way to pay. */
  wantsOtherWay: boolean;
  /** Has just ordered what cost nothing. */
  isDone: boolean;
  /** Has filled in a form of a checkout that is saved up for by now. */
  isLate: boolean;
}

/** Parameter: who comes to a page below `:workspace/…/:ref`. What can be no name in the path is not found. */
export const Arriving = createParamDecorator((_: unknown, context: ExecutionContext): Arrival => {
  const request = context.switchToHttp().getRequest<Request>();
  const { t: token, way, done, late } = query.transform(request.query, { type: 'query' });
  const named = (part: string) => name.transform(String(request.params[part]), { type: 'param' });
  return {
    workspace: named('workspace'), ref: named('ref'), token, wantsOtherWay: way === 'other', isDone: Boolean(done), isLate: Boolean(late),
    clientIp: contextOf(request).clientIp, acceptLanguage: request.headers['accept-language'],
  };
});
