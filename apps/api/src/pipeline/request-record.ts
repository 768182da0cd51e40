import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { contextOf } from '../edge/request-context';
import { Metrics } from '../operations/metrics';

/** Leaves one line in the log, and one observation in the metrics, of every answered request. */
@Injectable()
export class RequestRecord {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  /** Waits until the answer is out. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const { method, url } = request;
    response.on('finish', () => {
      const context = contextOf(request);
      const ms = performance.now() - context.startedAt;
      this.metrics.observe({ method: method!, route: routeOf(request), status: response.statusCode }, ms, context.isFast);
      this.log(request, { method, path: url?.split('?', 1)[0], status: response.statusCode, ms: Math.round(ms * 10) / 10 });
    });
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
