import { setTimeout as pause } from 'node:timers/promises';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { inSpan, NO_TRACING, traceBy, traced, traceHeaders } from '@svc/kernel';
import { OtelTracing } from './otel-tracing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const OUTSIDE = `00-${TRACE}-00f067aa0ba902b7-01`;

let spans: InMemorySpanExporter;

function open(ratio: number, isParentBased = true): OtelTracing {
  spans = new InMemorySpanExporter();
  // The exporter forgets its spans at its shutdown.
  spans.shutdown = () => Promise.resolve();
  const tracing = new OtelTracing(
    {
      sampling: { isParentBased, ratio },
      resource: { 'service.name': 'storefront-api' },
      url: 'http://127.0.0.1:1',
      headers: {},
      count: () => undefined,
      onFailure: () => undefined,
    },
    spans,
  );
  traceBy(tracing);
  return tracing;
}

afterEach(() => traceBy(NO_TRACING));

describe('tracing by OpenTelemetry', () => {
  it('keeps the work of a span together over its pauses', async () => {
    const tracing = open(1);
    const request = tracing.beginTrace({
      name: 'GET /v1/products',
      kind: 'server',
      attributes: { 'http.route': '/v1/products', none: undefined },
    });
    await inSpan(request, async () => {
      await pause(1);
      expect(traceHeaders()).toEqual({ traceparent: request!.context });
      await traced(
        () => ({ name: 'catalogue.products', kind: 'client' }),
        async (span) => span!.set({ rows: 3 }),
      );
    });
    expect(tracing.current).toBeUndefined();
    await tracing.close();
    const [statement, server] = spans.getFinishedSpans();
    expect(server).toMatchObject({ name: 'GET /v1/products', attributes: { 'http.route': '/v1/products' } });
    expect(Object.keys(server!.attributes)).toEqual(['http.route']);
    expect(server!.resource.attributes['service.name']).toBe('storefront-api');
    expect(statement).toMatchObject({ name: 'catalogue.products', attributes: { rows: 3 } });
    expect(statement!.parentSpanContext?.spanId).toBe(server!.spanContext().spanId);
  });

  it('marks a span as failed by the class of the error, and never by its words', async () => {
    const tracing = open(1);
    const failure = Object.assign(new Error('ngozi@example.com'), { code: '23505' });
    await expect(inSpan(tracing.beginTrace({ name: 'job' }), () => Promise.reject(failure))).rejects.toBe(failure);
    await tracing.close();
    const [span] = spans.getFinishedSpans();
    expect(span).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '23505' } });
    expect(JSON.stringify([span!.status, span!.attributes, span!.events])).not.toContain('ngozi');
  });

  it('goes on with the trace of a caller, and with that of another process', async () => {
    const tracing = open(0);
    const request = tracing.beginTrace({ name: 'request' }, OUTSIDE)!;
    const job = tracing.begin({ name: 'job', link: OUTSIDE }, request.context)!;
    [job, request].forEach((span) => span.end());
    await tracing.close();
    expect(spans.getFinishedSpans().map((span) => span.spanContext().traceId)).toEqual([TRACE, TRACE]);
    expect(spans.getFinishedSpans()[0]!.links[0]!.context).toMatchObject({ traceId: TRACE, spanId: '00f067aa0ba902b7' });
  });

  it('has neither spans nor contexts for what is not recorded', async () => {
    const tracing = open(0);
    expect(tracing.beginTrace({ name: 'request' })).toBeUndefined();
    expect(tracing.beginTrace({ name: 'request' }, 'nonsense')).toBeUndefined();
    expect(tracing.begin({ name: 'job' }, 'nonsense')).toBeUndefined();
    expect(
      await traced(
        () => Promise.reject(new Error()) as never,
        async (span) => span,
      ),
    ).toBeUndefined();
    expect(traceHeaders()).toEqual({});
    await tracing.close();
  });

  it('leaves the current trace for work of others', async () => {
    const tracing = open(1);
    await inSpan(tracing.beginTrace({ name: 'request' }), async () => {
      tracing.within(undefined, () => expect(tracing.current).toBeUndefined());
      expect(tracing.current).toBeDefined();
    });
    await tracing.close();
  });

  it('waits for the last export of a collector that hangs no longer than two seconds', async () => {
    const tracing = open(1);
    spans.export = () => undefined;
    tracing.beginTrace({ name: 'request' })!.end();
    jest.useFakeTimers();
    const closing = tracing.close();
    await jest.advanceTimersByTimeAsync(2_000);
    await closing;
    jest.useRealTimers();
  });
});
