import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Arrivals } from './arrivals';

/** A span as it was exported. */
export interface ExportedSpan {
  /** `service.name` of its process. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId?: string;
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  attributes: Record<string, string | number | boolean>;
  links: { traceId: string; spanId: string }[];
  /** 2: failed. */
  status: { code?: number };
}

/**
 * Ways in which a collector treats an export: it takes it, responds as if it did, never responds, responds with 403, or with a body that
 * never ends.
 */
export type CollectorManner = 'takes' | 'ignores' | 'hangs' | 'refuses' | 'drips';

interface Value {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
interface Attribute {
  key: string;
  value: Value;
}
type Wire = Omit<ExportedSpan, 'service' | 'attributes' | 'links'> & { attributes?: Attribute[]; links?: ExportedSpan['links'] };
interface Export {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Wire[] }[] }[];
}

const DRIP_MS = 200;

/** A collector of traces on loopback, which takes OTLP as JSON over HTTP. */
export class TraceCollector {
  readonly spans: ExportedSpan[] = [];
  /** Headers of the exports. */
  readonly headers: Record<string, unknown>[] = [];
  manner: CollectorManner = 'takes';
  /** Number of exports so far, also of those that were not taken. */
  exports = 0;

  private readonly arrivals = new Arrivals();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<TraceCollector> {
    const server = createServer();
    const collector = new TraceCollector(server);
    server.on('request', async (request, response) => {
      collector.exports += 1;
      if (collector.manner === 'ignores') request.resume();
      else await collector.read(request);
      collector.answer(response);
      collector.arrivals.note();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns the spans of a trace so far, in the order of their arrival. */
  trace(traceId: string): ExportedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  /** Returns the spans of a trace as soon as it has all these names. Throws when they do not arrive. */
  traceWith(traceId: string, names: readonly string[]): Promise<ExportedSpan[]> {
    const missing = () => names.filter((name) => !this.trace(traceId).some((span) => span.name === name));
    return this.arrivals.until(
      () =>
        `the spans ${missing().join(', ')}; ${this.trace(traceId)
          .map(({ name }) => name)
          .join(', ')} came`,
      () => missing().length === 0 && this.trace(traceId),
    );
  }

  /** Waits for so many exports in all. */
  async untilExports(count: number): Promise<void> {
    await this.arrivals.until(
      () => `${count} exports; ${this.exports} came`,
      () => this.exports >= count,
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async read(request: IncomingMessage): Promise<void> {
    this.headers.push({ path: request.url, ...request.headers });
    const body = (await json(request)) as Export;
    if (this.manner === 'takes') this.spans.push(...spansOf(body));
  }

  private answer(response: ServerResponse): void {
    if (this.manner === 'hangs') return;
    response.writeHead(this.manner === 'refuses' ? 403 : 200, { 'content-type': 'application/json' });
    if (this.manner !== 'drips') return void response.end('{}');
    const drip = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => clearInterval(drip));
  }
}

function spansOf({ resourceSpans = [] }: Export): ExportedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes = [], links = [], ...span }) => ({ ...span, service, links, attributes: attributesOf(attributes) })),
    );
  });
}

function attributesOf(attributes: readonly Attribute[]): ExportedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue)]),
  );
}
