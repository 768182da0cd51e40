/** A list that has something to say, else nothing: "render a block only when its field is present" (§2.3 r1). */
export function unlessEmpty<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}
