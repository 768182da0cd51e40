import type { IncomingMessage } from 'node:http';
import { isAbsent, isPlainJson } from '../edge/body/json-body';
import type { StoreOperation } from '../edge/operation';
import { NAME } from '../edge/read';

/** An operation of the storefront API, with the controller's method that executes it. */
export interface Routed<Bound> {
  bound: Bound;
  /** Text in the path for its one parameter; empty when it has none. */
  name: string;
}

const BASE = '/v1/store/';
/** A query of plain names and values, as clients spell it; encoded queries are read by the handler in the same way as by the framework. */
const PLAIN_QUERY = /^[\w.:,=&%+-]+$/;

/** The operations of one method. */
class Routes<Bound> {
  readonly fixed = new Map<string, Routed<Bound>>();
  /** Routes with a parameter, by the path before it, then by the path after it. */
  readonly named = new Map<string, Map<string, Bound>>();

  find(url: string): Routed<Bound> | undefined {
    return this.fixed.get(url) ?? this.findNamed(url);
  }

  private findNamed(url: string): Routed<Bound> | undefined {
    const start = url.indexOf('/', BASE.length) + 1;
    const after = start === 0 ? undefined : this.named.get(url.slice(0, start));
    if (!after) return undefined;
    const end = url.indexOf('/', start);
    const bound = after.get(end === -1 ? '' : url.slice(end));
    const name = end === -1 ? url.slice(start) : url.slice(start, end);
    return bound && NAME.test(name) ? { bound, name } : undefined;
  }
}

/** Routes plain requests to operations of the storefront API, by a table made from the declarations. */
export class PlainRoutes<Bound extends { operation: StoreOperation }> {
  private readonly byMethod = new Map<string, Routes<Bound>>();

  /** @throws Error for a path whose parameter is not its second part below `/store` */
  constructor(all: readonly Bound[]) {
    for (const bound of all) this.add(bound);
    const reads = this.byMethod.get('GET');
    if (reads) this.byMethod.set('HEAD', reads);
  }

  /**
   * Returns undefined for every unusual request: a query on an operation without one, a body other than plain JSON, an address with
   * another spelling.
   */
  find(request: IncomingMessage): Routed<Bound> | undefined {
    const { url = '', method = '' } = request;
    if (!url.startsWith(BASE)) return undefined;
    const queryStart = url.indexOf('?');
    const routed = this.byMethod.get(method)?.find(queryStart === -1 ? url : url.slice(0, queryStart));
    if (!routed || !isPlain(request, routed.bound.operation)) return undefined;
    return queryStart === -1 || (routed.bound.operation.query && PLAIN_QUERY.test(url.slice(queryStart + 1))) ? routed : undefined;
  }

  private add(bound: Bound): void {
    const { id, method, path, upload, csv, xlsx, eventStream, large } = bound.operation;
    if (!/^\/store\/[\w-]+(\/:?[\w-]+(\/[\w-]+)*)?$/.test(path) || upload || csv || xlsx || eventStream || large)
      throw new Error(
        `${id}: the raw server takes paths like /store/things/:name/more, and neither uploads, large bodies, CSV nor events.`,
      );
    const routes = this.byMethod.get(method) ?? new Routes<Bound>();
    this.byMethod.set(method, routes);
    const [before = '', after] = `/v1${path}`.split(/:\w+/);
    if (after === undefined) routes.fixed.set(before, { bound, name: '' });
    else routes.named.set(before, (routes.named.get(before) ?? new Map<string, Bound>()).set(after, bound));
  }
}

function isPlain(request: IncomingMessage, { body }: StoreOperation): boolean {
  return body ? isPlainJson(request) : isAbsent(request);
}
