import type { IncomingMessage } from 'node:http';
import type { ApiOperation, StoreOperation } from '../edge/operation';
import { NAME } from '../edge/read';

/** Which requests are plain reads of an operation that is declared `prepared`: a table made of the declarations. */
export class PreparedRoutes {
  /** Every address without a parameter; those of other operations stand in it to keep their place. */
  private readonly fixed = new Map<string, StoreOperation | undefined>();
  /** Operations by the address before their one name. */
  private readonly named = new Map<string, StoreOperation>();

  constructor(operations: readonly ApiOperation[]) {
    for (const operation of operations.filter(({ method }) => method === 'GET')) this.add(operation);
  }

  /** Undefined for whatever is unusual: another method, a query, a body, an address that is not spelled plainly. */
  find({ method, url = '', headers }: IncomingMessage): StoreOperation | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if ('content-length' in headers || 'transfer-encoding' in headers) return undefined;
    if (this.fixed.has(url)) return this.fixed.get(url);
    const name = url.lastIndexOf('/') + 1;
    return NAME.test(url.slice(name)) ? this.named.get(url.slice(0, name)) : undefined;
  }

  private add(operation: ApiOperation): void {
    const path = `/v1${operation.path}`;
    const prepared = operation.audience === 'store' && operation.prepared ? operation : undefined;
    const [before, ...parameters] = path.split(/:\w+/);
    if (parameters.length === 0) this.fixed.set(path, prepared);
    else if (prepared && parameters.join('') === '') this.named.set(before!, prepared);
    else if (prepared) throw new Error(`${operation.id}: a prepared operation takes one name, at the end of its address.`);
  }
}
