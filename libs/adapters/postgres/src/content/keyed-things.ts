import type { NestedIds } from '../rows/nested-ids';

/** Returns the members of a list with their ids. */
export function withIds<T extends { key: string }>(list: string, members: readonly T[], ids: NestedIds): (T & { id: string })[] {
  return members.map((member) => ({ ...member, id: ids.at(`${list}/${member.key}`) }));
}

/** Returns keyed things as the workspace document has them. */
export function withoutIds<T extends { id: string }>(things: readonly T[]): Omit<T, 'id'>[] {
  return things.map(({ id: _, ...thing }) => thing);
}
