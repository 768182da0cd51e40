import type { Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import type { NextFunction, Request, Response } from 'express';
import { callerOf } from './caller';
import { contextOf } from './request-context';

/** One line per answered request: never its query, body or key. */
export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    response.on('finish', () => {
      const { requestId, clientRequestId, startedAt } = contextOf(request);
      const caller = callerOf(request);
      logger.info(
        {
          requestId,
          clientRequestId,
          method,
          path,
          status: response.statusCode,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          workspace: caller?.store.slug,
          keyRef: caller && refOf('key', caller.admission.key.id),
        },
        'request',
      );
    });
    next();
  };
}
