import { meansTheSame } from '@svc/workspace-document';

/** A row in code: its columns by their fields. */
export type ItemRow = { id: string } & Readonly<Record<string, unknown>>;

/** Rows to write, and the ids of rows to delete. */
export interface RowDifference {
  written: ItemRow[];
  gone: string[];
}

/** Returns the difference between the rows of an item before and after a change, by their ids. */
export function rowDifference(before: readonly ItemRow[], after: readonly ItemRow[]): RowDifference {
  const stored = new Map(before.map((row) => [row.id, row]));
  const written = after.filter((row) => !meansTheSame(stored.get(row.id), row));
  for (const { id } of after) stored.delete(id);
  return { written, gone: [...stored.keys()] };
}
