import type { DocumentItem } from './section';

/** Returns the members of a list of an item; none where it has no such list. */
export function membersOf<Member extends { key: string }>(item: DocumentItem | undefined, list: string): Member[] {
  return (item?.[list] ?? []) as Member[];
}

/** Returns the keys of the members of a list of an item. */
export function keysOf(item: DocumentItem | undefined, list: string): string[] {
  return membersOf(item, list).map(({ key }) => key);
}

/** Returns those of some keys that are not among others. */
export function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((each) => !others.includes(each));
}
