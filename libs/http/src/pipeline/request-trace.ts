import type { IncomingMessage, ServerResponse } from 'node:http';
import { refOf, type Span, tracing } from '@svc/kernel';
import type { RequestContext } from '../edge/request-context';
import { routeOf } from './request-record';

/** Requests of probes and scrapes, which would be most of the traces of a quiet service. */
const UNRECORDED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Handles a request within the span of a trace, where it is recorded: one that begins here, or that of the caller's `traceparent`
 * (ADR 0161 r3). Where traces are off this costs one call.
 */
export function inRequestTrace(context: RequestContext, request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const own = tracing();
  if (!own.isOn) return handle();
  const span = UNRECORDED.has(request.url!) ? undefined : own.beginTrace({ name: request.method!, kind: 'server' }, parentOf(request));
  if (span) {
    context.trace = span.context;
    response.on('close', () => end(span, context, request, response));
  }
  own.within(span?.context, handle);
}

const parentOf = ({ headers: { traceparent } }: IncomingMessage): string | undefined => traceparent?.toString();

/** Ends the span of a request with what is known of it by now; never its address, which may hold the token of a link. */
function end(span: Span, context: RequestContext, request: IncomingMessage, response: ServerResponse): void {
  const { requestId, owner, administrator, refusal } = context;
  const workspace = owner?.workspace ?? administrator?.workspace;
  const route = routeOf(request);
  span.rename(`${request.method} ${route}`);
  span.set({
    'http.request.method': request.method,
    'http.route': route,
    'http.response.status_code': response.statusCode,
    'storefront.request': requestId,
    'storefront.workspace': workspace && refOf('wks', workspace.id),
    'storefront.error': refusal?.code,
  });
  if (!response.writableFinished) span.fail('aborted');
  else if (response.statusCode >= 500) span.fail(String(response.statusCode));
  span.end();
}
