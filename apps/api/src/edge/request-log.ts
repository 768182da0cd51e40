import type { Admission } from '@svc/access';
import type { Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import type { NextFunction, Request, Response } from 'express';
import { callerOf } from './caller';
import { contextOf, type RequestContext } from './request-context';

interface AnsweredRequest {
  context: RequestContext;
  method: string | undefined;
  /** Without its query. */
  path: string | undefined;
  status: number;
  /** Absent when nobody was let in. */
  admission?: Admission;
}

/** One line per answered request: never its query, body or key. */
export function logRequest(logger: Logger, { context, method, path, status, admission }: AnsweredRequest): void {
  if (!logger.isLevelEnabled('info')) return;
  const { requestId, clientRequestId, startedAt } = context;
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  const keyRef = admission && refOf('key', admission.key.id);
  logger.info({ requestId, clientRequestId, method, path, status, ms, workspace: admission?.workspace.slug, keyRef }, 'request');
}

/** Middleware that logs every request of the pipeline when its answer is out. */
export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    response.on('finish', () => {
      logRequest(logger, { context: contextOf(request), method, path, status: response.statusCode, admission: callerOf(request)?.admission });
    });
    next();
  };
}
