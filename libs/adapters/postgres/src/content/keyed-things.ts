import type { IdGenerator } from '@svc/kernel';

/** Gives keyed things their ids: existing ones, else new ones. */
export function withIds<T extends { key: string }>(
  things: readonly T[],
  existing: ReadonlyMap<string, string> | undefined,
  ids: IdGenerator,
): (T & { id: string })[] {
  return things.map((thing) => ({ ...thing, id: existing?.get(thing.key) ?? ids.next() }));
}

/** Returns keyed things as the workspace document has them. */
export function withoutIds<T extends { id: string }>(things: readonly T[]): Omit<T, 'id'>[] {
  return things.map(({ id: _, ...thing }) => thing);
}
