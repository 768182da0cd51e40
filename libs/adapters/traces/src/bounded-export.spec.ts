import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { BoundedExport, EXPORT_MS, MOST_WAITING_SPANS, type SpanOutcome } from './bounded-export';

const OK = { code: 0 };
const SPAN = {} as ReadableSpan;

/** Opens an export whose processor hands on each span at once. */
function open(send: SpanExporter['export']) {
  const counts: Record<SpanOutcome, number> = { sent: 0, failed: 0, dropped: 0 };
  const failures: string[] = [];
  const processorOf = (exporter: SpanExporter) => ({
    onStart: () => undefined,
    onEnd: (span: ReadableSpan) => exporter.export([span], () => undefined),
    forceFlush: () => Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  });
  const exports = new BoundedExport(
    { export: send, shutdown: () => Promise.resolve() },
    processorOf,
    (outcome, spans) => (counts[outcome] += spans),
    (error) => failures.push(String(error)),
  );
  return { exports, counts, failures };
}

describe('[ADR 0161 r4] the export of spans', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts spans that were sent, and those that were refused with the error', () => {
    const answers = [OK, { code: 1, error: new Error('403') }];
    const { exports, counts, failures } = open((_, done) => done(answers.shift()!));
    exports.onEnd(SPAN);
    exports.onEnd(SPAN);
    expect(counts).toEqual({ sent: 1, failed: 1, dropped: 0 });
    expect(failures).toEqual(['Error: 403']);
  });

  it('drops the spans beyond those that wait for a collector that hangs, and gives each export up after its time', () => {
    const { exports, counts, failures } = open(() => undefined);
    for (let span = 0; span < MOST_WAITING_SPANS + 5; span += 1) exports.onEnd(SPAN);
    expect(counts).toEqual({ sent: 0, failed: 0, dropped: 5 });
    jest.advanceTimersByTime(EXPORT_MS);
    expect(counts).toEqual({ sent: 0, failed: MOST_WAITING_SPANS, dropped: 5 });
    expect(failures[0]).toContain('did not answer in time');
    exports.onEnd(SPAN);
    expect(counts.dropped).toBe(5);
  });

  it('counts an export once, however late its answer comes', () => {
    let answer: () => void = () => undefined;
    const { exports, counts } = open((_, done) => (answer = () => done(OK)));
    exports.onEnd(SPAN);
    jest.advanceTimersByTime(EXPORT_MS);
    answer();
    expect(counts).toEqual({ sent: 0, failed: 1, dropped: 0 });
  });
});
