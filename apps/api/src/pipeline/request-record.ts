import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { contextOf } from '../edge/request-context';
import { Metrics } from '../operations/metrics';

/** Leaves one line in the log, and one observation in the metrics, of every answered request. */
@Injectable()
export class RequestRecord {
  /** Without the look for secret fields: its lines have these fields alone, and none of them holds any. */
  private readonly logger: Logger;

  constructor(@Inject(LOGGER) logger: Logger, private readonly metrics: Metrics) {
    this.logger = logger.child({}, { redact: [] });
  }

  /** Records a request of the framework's routes when its answer is out; the request handler records its own. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const { url } = request;
    response.on('finish', () => {
      if (!contextOf(request).operation) this.leave(request, response, url);
    });
  }

  /** Records a request whose answer was written. */
  leave(request: IncomingMessage, { statusCode: status }: ServerResponse, url = request.url): void {
    const { method } = request;
    const { startedAt, isFast } = contextOf(request);
    const ms = performance.now() - startedAt;
    this.metrics.observe({ method: method!, route: routeOf(request), status }, ms, isFast);
    this.log(request, { method, path: url?.split('?', 1)[0], status, ms: Math.round(ms * 10) / 10 });
  }

  /** Never the query, body or key. */
  private log(request: IncomingMessage, answered: object): void {
    if (!this.logger.isLevelEnabled('info')) return;
    const { requestId, clientRequestId, admission } = contextOf(request);
    const keyRef = admission && refOf('key', admission.key.id);
    this.logger.info({ requestId, clientRequestId, ...answered, workspace: admission?.workspace.slug, keyRef }, 'request');
  }
}

/** The route's pattern, never the address. */
function routeOf(request: IncomingMessage & { route?: { path?: string } }): string {
  const { operation } = contextOf(request);
  return operation ? `/v1${operation.path}` : (request.route?.path ?? 'unmatched');
}
