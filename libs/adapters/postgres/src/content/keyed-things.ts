import type { IdGenerator } from '@svc/kernel';

/** Keyed things with ids: the one they had, else a new one. */
export function withIds<T extends { key: string }>(
  things: readonly T[],
  known: ReadonlyMap<string, string> | undefined,
  ids: IdGenerator,
): (T & { id: string })[] {
  return things.map((thing) => ({ ...thing, id: known?.get(thing.key) ?? ids.next() }));
}

/** Keyed things as the workspace document has them. */
export function withoutIds<T extends { id: string }>(things: readonly T[]): Omit<T, 'id'>[] {
  return things.map(({ id: _, ...thing }) => thing);
}
