/** Position in a trace that is recorded: the `traceparent` of W3C Trace Context of one of its spans. It names nobody. */
export type TraceContext = string;

/** Facts of a span. Never a person, an address of a guest, a secret, a value of a statement or a path with a token (ADR 0161 r5). */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Role of a span: it answers a request, calls somebody, leaves a job or takes one; `internal` is none of these. */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanFacts {
  /** Name with few values, such as `GET /v1/products`. */
  name: string;
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** Another trace that has to do with this one. */
  link?: TraceContext;
}

/** One span of a trace that is recorded. */
export interface Span {
  readonly context: TraceContext;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Marks the span as failed. @param reason class of the failure, such as the code of an error */
  fail(reason: string): void;
  end(): void;
}

/** Spans of the work of this process. Work belongs to the span that it runs within, also after its pauses. */
export abstract class Tracing {
  /** True where traces may be recorded. */
  abstract readonly isOn: boolean;

  /** Context of the span that the current work belongs to; undefined for work that is not recorded. */
  abstract get current(): TraceContext | undefined;

  /** Begins a span below another one, of this process or another, that is recorded. */
  abstract begin(facts: SpanFacts, parent: TraceContext): Span | undefined;

  /**
   * Begins the first span of this service in a trace; undefined where the sampler leaves it out.
   * @param outside the `traceparent` of a caller, as it came
   */
  abstract beginTrace(facts: SpanFacts, outside?: string): Span | undefined;

  /** Does work within a span; in none where it is undefined. */
  abstract within<T>(context: TraceContext | undefined, work: () => T): T;

  /** Hands on what is left, for a bounded time. */
  abstract close(): Promise<void>;
}

class NoTracing extends Tracing {
  readonly isOn = false;
  readonly current = undefined;

  begin(): undefined {
    return undefined;
  }

  beginTrace(): undefined {
    return undefined;
  }

  within<T>(_: TraceContext | undefined, work: () => T): T {
    return work();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Tracing of a service that records none. */
export const NO_TRACING: Tracing = new NoTracing();

let ofProcess = NO_TRACING;

/** Returns the tracing of this process. Like the tenant scope it surrounds work, so that no port has to hand it on. */
export const tracing = (): Tracing => ofProcess;

/** Sets the tracing of this process. */
export function traceBy(own: Tracing): void {
  ofProcess = own;
}

/** Does work in a span of the current trace, or alone where none is recorded. A rejection marks the span as failed. */
export function traced<T>(factsOf: () => SpanFacts, work: (span?: Span) => Promise<T>): Promise<T> {
  const { current } = ofProcess;
  return current === undefined ? work() : inSpan(ofProcess.begin(factsOf(), current), work);
}

/** Does work in a span, which ends with it; alone where it is undefined. A rejection marks the span as failed. */
export async function inSpan<T>(span: Span | undefined, work: (span?: Span) => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    return await ofProcess.within(span.context, () => work(span));
  } catch (error) {
    span.fail(classOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Returns the class of an error: its code or its name. Its message may hold values. */
export function classOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
}

/** Returns the header that carries the current trace to somebody who is called; none where it is not recorded. */
export function traceHeaders(): { traceparent?: TraceContext } {
  const { current } = ofProcess;
  return current === undefined ? {} : { traceparent: current };
}
