import type { IncomingMessage } from 'node:http';
import { isAbsent, isPlainJson } from '../edge/json-body';
import type { StoreOperation } from '../edge/operation';
import { NAME } from '../edge/read';

/** An operation of the storefront API, with the controller's method that executes it. */
export interface Routed<Bound> {
  bound: Bound;
  /** What stands in the path for its one parameter; empty when it has none. */
  name: string;
}

const BASE = '/v1/store/';

/** Which plain requests are for which operation of the storefront API: a table made of the declarations. */
export class PlainRoutes<Bound extends { operation: StoreOperation }> {
  /** By method and path. */
  private readonly fixed = new Map<string, Bound>();
  /** The same of paths with a parameter, for which `:` stands. */
  private readonly named = new Map<string, Bound>();

  /** @throws Error for a path whose parameter is not its second part below `/store` */
  constructor(all: readonly Bound[]) {
    for (const bound of all) {
      const { id, method, path, upload, csv } = bound.operation;
      if (!/^\/store\/[\w-]+(\/:?[\w-]+(\/[\w-]+)*)?$/.test(path) || upload || csv) throw new Error(`${id}: the request handler takes paths like /store/things/:name/more, and neither uploads nor CSV.`);
      (path.includes(':') ? this.named : this.fixed).set(`${method} /v1${path.replace(/:\w+/, ':')}`, bound);
    }
  }

  /** Undefined for whatever is unusual: a query, a body that is not plain JSON, an address that is not spelled plainly. */
  find(request: IncomingMessage): Routed<Bound> | undefined {
    const { url = '' } = request;
    if (!url.startsWith(BASE)) return undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const fixed = this.fixed.get(`${method} ${url}`);
    const routed = fixed ? { bound: fixed, name: '' } : this.findNamed(`${method} `, url);
    return routed && isPlain(request, routed.bound.operation) ? routed : undefined;
  }

  private findNamed(method: string, url: string): Routed<Bound> | undefined {
    const start = url.indexOf('/', BASE.length) + 1;
    if (start === 0) return undefined;
    const end = url.indexOf('/', start);
    const name = end === -1 ? url.slice(start) : url.slice(start, end);
    if (!NAME.test(name)) return undefined;
    const bound = this.named.get(`${method}${url.slice(0, start)}:${end === -1 ? '' : url.slice(end)}`);
    return bound && { bound, name };
  }
}

function isPlain(request: IncomingMessage, { body }: StoreOperation): boolean {
  return body ? isPlainJson(request) : isAbsent(request);
}
