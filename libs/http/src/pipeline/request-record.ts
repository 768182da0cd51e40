import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { loggedFields, loggedPath, RequestLogBuffer } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { contextOf, type RequestContext } from '../edge/request-context';
import { RequestMetrics } from '../operations/request-metrics';

const NONE: readonly string[] = [];

/** Recorded facts of a response. */
interface Answered {
  method: string;
  /** Path without the query. */
  path: string;
  status: number;
  ms: number;
}

/**
 * Writes one line to the log, and one observation to the metrics, for every request with a response; requests of keys go to the request
 * log as well.
 */
@Injectable()
export class RequestRecord {
  /** Logger without redaction of secret fields: its lines have only the fields below, and none of them is secret. */
  private readonly logger: Logger;

  constructor(
    @Inject(LOGGER) logger: Logger,
    private readonly metrics: RequestMetrics,
    private readonly requests: RequestLogBuffer,
  ) {
    this.logger = logger.child({}, { redact: [] });
  }

  /** Records a request of the framework's routes when its response has been sent; the request handler records its own. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const { url } = request;
    response.on('finish', () => {
      if (!contextOf(request).operation) this.leave(request, response, url);
    });
  }

  /** Records a request whose response was written. */
  leave(request: IncomingMessage, { statusCode: status }: ServerResponse, url = request.url): void {
    const { method } = request;
    const context = contextOf(request);
    const exact = performance.now() - context.startedAt;
    this.metrics.observe({ method: method!, route: routeOf(request), status }, exact, context.isFast);
    const answered = { method: method!, path: loggedPath(url!), status, ms: Math.round(exact * 10) / 10 };
    this.keep(context, answered);
    this.log(request, answered);
  }

  /** Adds the request to the log of the workspace that owns the key. */
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
      path,
      status,
      ms,
      errorCode: refusal?.code,
      fields: refusal ? loggedFields(refusal.details) : NONE,
    });
  }

  /** Logs a line, never with the query, body or key. */
  private log(request: IncomingMessage, answered: Answered): void {
    if (!this.logger.isLevelEnabled('info')) return;
    const { requestId, clientRequestId, admission, fault, trace } = contextOf(request);
    const keyRef = admission && refOf('key', admission.key.id);
    this.logger.info({ requestId, clientRequestId, ...answered, workspace: admission?.workspace.slug, keyRef, fault, trace }, 'request');
  }
}

/** Returns the route's pattern, never the address. */
export function routeOf(request: IncomingMessage & { route?: { path?: string } }): string {
  const { operation } = contextOf(request);
  return operation ? `/v1${operation.path}` : (request.route?.path ?? 'unmatched');
}
