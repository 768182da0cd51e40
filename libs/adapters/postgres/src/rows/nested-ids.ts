import type { IdGenerator } from '@svc/kernel';

/**
 * Ids of a thing and of its nested parts, by path: `''` is the thing, `variants/large` one of its variants. A stored path
 * keeps its id; a new one gets an id at the first request, and the same ever after.
 */
export class NestedIds {
  private readonly known: Map<string, string>;

  constructor(
    private readonly ids: IdGenerator,
    stored: Iterable<readonly [path: string, id: string]> = [],
  ) {
    this.known = new Map(stored);
  }

  /** Ids of the parts alone. */
  get nested(): ReadonlyMap<string, string> {
    return new Map([...this.known].filter(([path]) => path !== ''));
  }

  at(path: string): string {
    let id = this.known.get(path);
    if (id === undefined) {
      id = this.ids.next();
      this.known.set(path, id);
    }
    return id;
  }
}
