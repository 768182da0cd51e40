import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Printed things by a hash of all that they show, so that what has changed is printed anew. Those used least recently go first. */
export class KeptPrints<Print extends NonNullable<unknown>> {
  private readonly kept?: LRUCache<string, Print>;
  private readonly underWay = new Map<string, Promise<Print>>();

  /** @param maxBytes that all of them take at most; 0 keeps none */
  constructor(maxBytes: number, sizeOf: (print: Print) => number) {
    if (maxBytes > 0) this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: (print) => Math.max(1, sizeOf(print)) });
  }

  /** The print of what is shown; made by `make` when it is not kept, once for all who ask meanwhile. A failure is not kept. */
  async of<Shown>(shown: Shown, make: (shown: Shown) => Promise<Print>): Promise<Print> {
    const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64');
    const kept = this.kept?.get(key) ?? this.underWay.get(key);
    if (kept) return kept;
    const making = make(shown).finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    const print = await making;
    this.kept?.set(key, print);
    return print;
  }
}
