import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { loggedFields, loggedPath, pathOf, RequestLogBuffer } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { contextOf, type RequestContext } from '../edge/request-context';
import { Metrics } from '../operations/metrics';

const NONE: readonly string[] = [];

/** What is kept of an answer. */
interface Answered {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  ms: number;
}

/** Leaves one line in the log, and one observation in the metrics, of every answered request; those of keys go to the request log as well. */
@Injectable()
export class RequestRecord {
  /** Without the look for secret fields: its lines have these fields alone, and none of them holds any. */
  private readonly logger: Logger;

  constructor(
    @Inject(LOGGER) logger: Logger,
    private readonly metrics: Metrics,
    private readonly requests: RequestLogBuffer,
  ) {
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
    const context = contextOf(request);
    const exact = performance.now() - context.startedAt;
    this.metrics.observe({ method: method!, route: routeOf(request), status }, exact, context.isFast);
    const answered = { method: method!, path: pathOf(url!), status, ms: Math.round(exact * 10) / 10 };
    this.keep(context, answered);
    this.log(request, answered);
  }

  /** For the workspace whose key it is. */
  private keep({ id, owner, administrator, refusal }: RequestContext, { method, path, status, ms }: Answered): void {
    const asker = owner ?? (administrator?.workspace && administrator);
    if (!asker) return;
    const { workspace, key } = asker;
    this.requests.note({
      workspaceId: workspace.id,
      id,
      keyId: key.id,
      keyKind: key.kind,
      mode: key.mode,
      method,
      path: loggedPath(path),
      status,
      ms,
      errorCode: refusal?.code,
      fields: refusal ? loggedFields(refusal.details) : NONE,
    });
  }

  /** Never the query, body or key. */
  private log(request: IncomingMessage, answered: Answered): void {
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
