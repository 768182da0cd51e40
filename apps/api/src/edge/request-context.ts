import type { NextFunction, Request, Response } from 'express';
import { IdGenerator, refOf } from '@svc/kernel';

/** What the edge knows of a request before anything is decided. */
export interface RequestContext {
  /** `req_…`, answered in `X-Request-Id` and in every error (D-3). */
  requestId: string;
  /** The client's own `X-Request-Id`, for the log only. */
  clientRequestId?: string;
  /** Address of the client, by the trusted proxy chain only. */
  clientIp: string;
  startedAt: number;
}

const contexts = new WeakMap<Request, RequestContext>();

/** The context that `openContext` gave this request. */
export function contextOf(request: Request): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request context middleware has not run.');
  return context;
}

/** Middleware that gives every request its id and the headers that stand on every response. */
export function openContext(ids: IdGenerator, clientIpOf: (request: Request) => string, version: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const context: RequestContext = {
      requestId: refOf('req', ids.next()),
      clientRequestId: request.get('x-request-id')?.slice(0, 200),
      clientIp: clientIpOf(request),
      startedAt: performance.now(),
    };
    contexts.set(request, context);
    response.setHeader('X-Request-Id', context.requestId);
    response.setHeader('X-SVC-Version', version);
    next();
  };
}
