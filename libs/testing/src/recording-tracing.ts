import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, type SpanFacts, type TraceContext, Tracing } from '@svc/kernel';

/** A span that was begun. */
export interface RecordedSpan extends SpanFacts {
  attributes: Record<string, string | number | boolean | undefined>;
  context: TraceContext;
  parent?: TraceContext;
  failure: string | undefined;
  isEnded: boolean;
}

/** Tracing that records every trace in memory, with readable contexts: `1`, `2`. */
export class RecordingTracing extends Tracing {
  readonly isOn = true;
  readonly spans: RecordedSpan[] = [];
  private readonly storage = new AsyncLocalStorage<TraceContext | undefined>();

  get current(): TraceContext | undefined {
    return this.storage.getStore();
  }

  begin(facts: SpanFacts, parent: TraceContext): Span {
    return this.start(facts, parent);
  }

  beginTrace(facts: SpanFacts, outside?: string): Span {
    return this.start(facts, outside);
  }

  within<T>(context: TraceContext | undefined, work: () => T): T {
    return this.storage.run(context, work);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private start(facts: SpanFacts, parent: TraceContext | undefined): Span {
    const context = String(this.spans.length + 1);
    const span: RecordedSpan = { ...facts, attributes: { ...facts.attributes }, context, parent, failure: undefined, isEnded: false };
    this.spans.push(span);
    return {
      context,
      set: (attributes) => void Object.assign(span.attributes, attributes),
      rename: (name) => void (span.name = name),
      fail: (reason) => void (span.failure = reason),
      end: () => void (span.isEnded = true),
    };
  }
}
