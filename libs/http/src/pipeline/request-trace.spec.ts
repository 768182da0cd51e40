import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_TRACING, traceBy } from '@svc/kernel';
import { RecordingTracing } from '@svc/testing';
import { keepContext, type RequestContext } from '../edge/request-context';
import { inRequestTrace } from './request-trace';

let tracing: RecordingTracing;
beforeEach(() => traceBy((tracing = new RecordingTracing())));
afterEach(() => traceBy(NO_TRACING));

/** Handles a request, and ends its response. Returns its context and the trace that it was handled in. */
function handle({ url = '/v1/store/products/secret?token=secret', traceparent = '', status = 200, isFinished = true, refusal = '' } = {}) {
  const request = { method: 'GET', url, headers: { ...(traceparent && { traceparent }) } } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: isFinished }) as unknown as ServerResponse;
  const context = keepContext(request, { requestId: 'req_1' } as RequestContext);
  let handledIn: string | undefined;
  inRequestTrace(context, request, response, () => (handledIn = tracing.current));
  Object.assign(context, { operation: { path: '/store/products/:slug' }, ...(refusal && { refusal: { code: refusal } }) });
  response.emit('close');
  return { context, handledIn };
}

describe('[ADR 0161 r5] the trace of a request', () => {
  it('names the operation, and neither its address nor its caller', () => {
    const { context, handledIn } = handle();
    expect([context.trace, handledIn]).toEqual(['1', '1']);
    expect(tracing.spans).toEqual([
      {
        name: 'GET /v1/store/products/:slug',
        kind: 'server',
        context: '1',
        parent: undefined,
        isEnded: true,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/v1/store/products/:slug',
          'http.response.status_code': 200,
          'storefront.request': 'req_1',
          'storefront.workspace': undefined,
          'storefront.error': undefined,
        },
      },
    ]);
  });

  it('goes on with that of the caller', () => {
    handle({ traceparent: 'of a caller' });
    expect(tracing.spans).toMatchObject([{ parent: 'of a caller' }]);
  });

  it('says how a request failed', () => {
    handle({ status: 404, refusal: 'NOT_FOUND' });
    handle({ status: 503, refusal: 'PROVIDER_UNAVAILABLE' });
    handle({ isFinished: false });
    expect(tracing.spans.map(({ failure, attributes }) => [failure, attributes['storefront.error']])).toEqual([
      [undefined, 'NOT_FOUND'],
      ['503', 'PROVIDER_UNAVAILABLE'],
      ['aborted', undefined],
    ]);
  });

  it.each(['/healthz', '/readyz', '/metrics'])('is not recorded of probes and scrapes: %s', (url) => {
    expect(handle({ url }).handledIn).toBeUndefined();
    expect(tracing.spans).toEqual([]);
  });

  it('is absent where traces are off', () => {
    traceBy(NO_TRACING);
    expect(handle({ traceparent: 'of a caller' }).context.trace).toBeUndefined();
  });
});
