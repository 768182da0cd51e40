import type { ApiOperation } from './operation';

/** Every declared operation of the api. */
export class RouteTable {
  constructor(readonly operations: readonly ApiOperation[]) {}

  /** Methods that some operation takes at this path, `HEAD` among them where there is `GET`; empty when there is none. */
  methodsOf(path: string): string[] {
    const methods = this.operations.filter((operation) => matchesPath(`/v1${operation.path}`, path)).map(({ method }) => method);
    const unique = new Set<string>(methods);
    if (unique.has('GET')) unique.add('HEAD');
    return [...unique].sort();
  }
}

/** Whether a request path fits a route such as `/v1/store/products/:slug`. */
function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
