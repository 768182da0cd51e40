import type { IncomingMessage } from 'node:http';
import { type IdGenerator, refOf } from '@svc/kernel';
import type { NextFunction, Request, Response } from 'express';
import { API_VERSION } from '../version';
import { setHeaders, type HeaderList } from './header-list';

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

const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** The context that was opened for this request. */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request context middleware has not run.');
  return context;
}

/** Headers that stand on every answer. */
export function contextHeaders({ requestId }: RequestContext): HeaderList {
  return ['X-Request-Id', requestId, 'X-SVC-Version', API_VERSION];
}

/** Gives every request its context, once. */
export class RequestContexts {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clientIpOf: (request: IncomingMessage) => string,
  ) {}

  open(request: IncomingMessage): RequestContext {
    return {
      requestId: refOf('req', this.ids.next()),
      clientRequestId: request.headers['x-request-id']?.toString().slice(0, 200),
      clientIp: this.clientIpOf(request),
      startedAt: performance.now(),
    };
  }

  /** Lets the pipeline go on with a context that was opened before it. */
  keep(request: IncomingMessage, context: RequestContext): void {
    contexts.set(request, context);
  }

  /** Middleware of the pipeline. */
  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const context = contexts.get(request) ?? this.open(request);
    contexts.set(request, context);
    setHeaders(response, contextHeaders(context));
    next();
  };
}
