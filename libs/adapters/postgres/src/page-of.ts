/** A page of what was read with one row too many, which tells whether there is a next one. */
export function pageOf<Thing extends { id: string }>(found: readonly Thing[], limit: number): { data: Thing[]; next?: string } {
  const data = found.slice(0, limit);
  return found.length > limit ? { data, next: data.at(-1)!.id } : { data };
}
