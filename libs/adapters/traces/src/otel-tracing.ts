import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind as Kinds, SpanStatusCode, trace, TraceFlags, type Span as OtelSpan, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { type Span, type SpanAttributes, type SpanFacts, type SpanKind, type TraceContext, Tracing } from '@svc/kernel';
import { BoundedExport, EXPORT_MS, MOST_WAITING_SPANS, type SpanOutcome } from './bounded-export';
import { ForcedTraces, isRecorded, type Sampling } from './sampling';
import { readTraceParent, type TraceParent, writeTraceParent } from './trace-parent';

/** Interval at which spans are exported, ms. */
const EXPORT_EVERY_MS = 1_000;
/** Most spans of one export. */
const MOST_AT_ONCE = 512;
/** Longest wait for the last export of a process, ms. */
const LAST_EXPORT_MS = 2_000;

const KINDS: Readonly<Record<SpanKind, Kinds>> = {
  internal: Kinds.INTERNAL,
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  producer: Kinds.PRODUCER,
  consumer: Kinds.CONSUMER,
};

export interface TracingOptions {
  sampling: Sampling;
  /** Attributes of the process, such as `service.name`. */
  resource: Readonly<Record<string, string>>;
  /** Address that spans are posted to, with its path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Counts spans by their outcome. */
  count(outcome: SpanOutcome, spans: number): void;
  /** Called with the error of each failed export. */
  onFailure(error: unknown): void;
}

/** Records spans by OpenTelemetry, and posts them as OTLP (ADR 0161). Only traces that are recorded have spans and contexts at all. */
export class OtelTracing extends Tracing {
  readonly isOn = true;
  private readonly storage = new AsyncLocalStorage<TraceContext | undefined>();
  private readonly tracer: Tracer;
  private readonly exports: BoundedExport;
  private readonly forced = new ForcedTraces();
  private readonly mayForce = () => this.forced.take(performance.now());

  /** @param exporter stands in for the collector in tests */
  constructor(
    private readonly options: TracingOptions,
    exporter: SpanExporter = exporterTo(options),
  ) {
    super();
    const { resource, count, onFailure } = options;
    this.exports = new BoundedExport(exporter, inBatches, count, onFailure);
    const provider = new BasicTracerProvider({
      resource: resourceFromAttributes(resource),
      sampler: new AlwaysOnSampler(),
      spanProcessors: [this.exports],
    });
    this.tracer = provider.getTracer('storefront-service');
  }

  get current(): TraceContext | undefined {
    return this.storage.getStore();
  }

  begin(facts: SpanFacts, parent: TraceContext): Span | undefined {
    const read = readTraceParent(parent);
    return read?.isSampled ? this.start(facts, read) : undefined;
  }

  beginTrace(facts: SpanFacts, outside?: string): Span | undefined {
    const parent = outside === undefined ? undefined : readTraceParent(outside);
    return isRecorded(this.options.sampling, parent, Math.random(), this.mayForce) ? this.start(facts, parent) : undefined;
  }

  within<T>(context: TraceContext | undefined, work: () => T): T {
    return this.storage.getStore() === context ? work() : this.storage.run(context, work);
  }

  /** Exports what is left, for two seconds at most. */
  async close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, LAST_EXPORT_MS)));
    await Promise.race([this.exports.shutdown().catch(() => undefined), late]);
    clearTimeout(timer);
  }

  private start({ name, kind = 'internal', attributes = {}, link }: SpanFacts, parent: TraceParent | undefined): Span {
    const linked = link === undefined ? undefined : readTraceParent(link);
    const options = {
      kind: KINDS[kind],
      attributes: present(attributes),
      links: linked ? [{ context: spanContextOf(linked) }] : [],
    };
    const within = parent ? trace.setSpanContext(ROOT_CONTEXT, spanContextOf(parent)) : ROOT_CONTEXT;
    return new RecordedSpan(this.tracer.startSpan(name, options, within));
  }
}

/** A span of the SDK. */
class RecordedSpan implements Span {
  readonly context: TraceContext;

  constructor(private readonly span: OtelSpan) {
    this.context = writeTraceParent({ ...span.spanContext(), isSampled: true });
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(present(attributes));
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  fail(reason: string): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason);
  }

  end(): void {
    this.span.end();
  }
}

const spanContextOf = ({ traceId, spanId }: TraceParent) => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

function present(attributes: SpanAttributes): Record<string, string | number | boolean> {
  const own: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) own[name] = value;
  return own;
}

function exporterTo({ url, headers }: TracingOptions): SpanExporter {
  return new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MS, concurrencyLimit: 4 });
}

const inBatches = (exporter: SpanExporter) =>
  new BatchSpanProcessor(exporter, {
    maxQueueSize: MOST_WAITING_SPANS,
    maxExportBatchSize: MOST_AT_ONCE,
    scheduledDelayMillis: EXPORT_EVERY_MS,
    exportTimeoutMillis: EXPORT_MS + 1_000,
  });
