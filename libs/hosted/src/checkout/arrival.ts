import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { read } from '@svc/http';
import type { Request } from 'express';
import { z } from 'zod';
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

/** Address and query by which a buyer opens a page with a payment. */
export interface Arrival extends Entry {
  /** The buyer has a pending transfer and requests another way to pay. */
  wantsOtherWay: boolean;
  /** The buyer has just placed an order that cost nothing. */
  isDone: boolean;
  /** The buyer returns from paying, or has asked for the state of the payment. */
  hasAsked: boolean;
  /** The buyer has sent the form of a checkout that has become a savings plan. */
  isLate: boolean;
  /** Last action of the buyer on their order. */
  news?: string;
}

/** Parameter decorator of routes below `:workspace/…/:ref`. @throws NotFound when a part of the path cannot be a name */
export const Arriving = createParamDecorator((_: unknown, context: ExecutionContext): Arrival => {
  const request = context.switchToHttp().getRequest<Request>();
  const { t: token, way, done, asked: hasAsked, late, news } = query.transform(request.query, { type: 'query' });
  return {
    workspace: pathName(request, 'workspace'),
    ref: pathName(request, 'ref'),
    token,
    wantsOtherWay: way === 'other',
    isDone: Boolean(done),
    hasAsked: Boolean(hasAsked),
    isLate: Boolean(late),
    news,
    ...visitorOf(request),
  };
});
