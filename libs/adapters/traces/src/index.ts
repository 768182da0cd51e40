export { OtelTracing, type TracingOptions } from './otel-tracing';
export { type SpanOutcome } from './bounded-export';
