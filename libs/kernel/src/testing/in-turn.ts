/** Runs works on a fake one after another, each whole or not at all, as the transactions of a database with one writer. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  /** @param remember stores the present state, and returns a function that restores it */
  constructor(private readonly remember: () => () => void) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(async () => {
      const restore = this.remember();
      try {
        return await work();
      } catch (error) {
        restore();
        throw error;
      }
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** Stores the content of maps, with copies of values whose fields are changed in place; returns a function that restores it. */
export function rememberMaps(...maps: Map<string, unknown>[]): () => void {
  const snapshots = maps.map((map) => ({ map, before: [...map].map(([id, thing]) => [id, copyOf(thing)] as const) }));
  return () => {
    for (const { map, before } of snapshots) {
      map.clear();
      for (const [id, thing] of before) map.set(id, thing);
    }
  };
}

function copyOf(thing: unknown): unknown {
  return typeof thing === 'object' ? { ...thing } : thing;
}
