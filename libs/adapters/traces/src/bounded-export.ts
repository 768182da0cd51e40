import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace-base';

type ExportResult = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** Outcome of a span that has ended. */
export type SpanOutcome = 'sent' | 'failed' | 'dropped';

/** Most spans that wait for the collector, those on their way to it among them: about 4 MB. */
export const MOST_WAITING_SPANS = 2_048;
/** Longest time of one export, ms. */
export const EXPORT_MS = 10_000;

const FAILED = 1;

/**
 * Exports spans by a processor of the SDK, beside the work that they are of. Nothing waits for a collector that hangs, refuses or responds
 * slowly: spans beyond those that wait are dropped, and counted.
 */
export class BoundedExport implements SpanProcessor {
  private waiting = 0;
  private readonly processor: SpanProcessor;

  /** @param count is called with the outcome of spans. @param onFailure with the error of a failed export */
  constructor(
    exporter: SpanExporter,
    processorOf: (exporter: SpanExporter) => SpanProcessor,
    private readonly count: (outcome: SpanOutcome, spans: number) => void,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.processor = processorOf({
      export: (spans, done) => this.export(exporter, spans, done),
      shutdown: () => exporter.shutdown(),
    });
  }

  onStart(...[span, context]: Parameters<SpanProcessor['onStart']>): void {
    this.processor.onStart(span, context);
  }

  onEnd(span: ReadableSpan): void {
    if (this.waiting >= MOST_WAITING_SPANS) return this.count('dropped', 1);
    this.waiting += 1;
    this.processor.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.processor.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.processor.shutdown();
  }

  private export(exporter: SpanExporter, spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    let isOver = false;
    const end = (result: ExportResult) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.waiting -= spans.length;
      this.count(result.code === FAILED ? 'failed' : 'sent', spans.length);
      if (result.code === FAILED) this.onFailure(result.error);
      done(result);
    };
    const timer = setTimeout(() => end({ code: FAILED, error: new Error('The collector did not answer in time.') }), EXPORT_MS).unref();
    exporter.export(spans, end);
  }
}
