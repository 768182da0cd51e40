import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { read } from '../../edge';
import { pathName, visitorOf } from '../page-visitor';
import type { Entry } from './checkout-page-loader';

const pageQuery = z.object({
  t: z.string().max(100),
  way: z.string().max(20).optional(),
  done: z.string().max(1).optional(),
  asked: z.string().max(1).optional(),
  late: z.string().max(1).optional(),
  news: z.string().max(20).optional(),
});
const query = read(pageQuery);

/** By what a buyer comes to a page on which something is paid. */
export interface Arrival extends Entry {
  /** Has a transfer under way, and asks for another way to pay. */
  wantsOtherWay: boolean;
  /** Has just ordered what cost nothing. */
  isDone: boolean;
  /** Has come back from paying, or asked whether the money has come. */
  hasAsked: boolean;
  /** Has filled in a form of a checkout that is saved up for by now. */
  isLate: boolean;
  /** What they have just done about their order. */
  news?: string;
}

/** Parameter of a route below `:workspace/…/:ref`. @throws NotFound when a part of the path cannot be a name */
export const Arriving = createParamDecorator((_: unknown, context: ExecutionContext): Arrival => {
  const request = context.switchToHttp().getRequest<Request>();
  const { t: token, way, done, asked, late, news } = query.transform(request.query, { type: 'query' });
  return {
    workspace: pathName(request, 'workspace'),
    ref: pathName(request, 'ref'),
    token,
    wantsOtherWay: way === 'other',
    isDone: Boolean(done),
    hasAsked: Boolean(asked),
    isLate: Boolean(late),
    news,
    ...visitorOf(request),
  };
});
