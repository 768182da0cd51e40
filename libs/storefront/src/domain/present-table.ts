import { refOf } from '@svc/kernel';
import type { TableSource } from './content-source';
import type { PublicTable } from './table.view';

/** A table as clients see it: of private columns neither name nor value (D-3.5 PublicTable). */
export function presentTable({ id, columns, rows, ...told }: TableSource): PublicTable {
  const shown = columns.filter((column) => !column.private);
  const keys = shown.map(({ key }) => key);
  return {
    ref: refOf('tbl', id),
    ...told,
    columns: shown.map(({ private: _, ...column }, sort) => ({ ...column, sort })),
    rows: rows.map((row, sort) => ({ ref: refOf('row', row.id), cells: only(keys, row.cells), sort, updatedAt: row.updatedAt })),
    rowCount: rows.length,
  };
}

function only<V>(keys: readonly string[], cells: Record<string, V>): Record<string, V> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(cells, key)).map((key) => [key, cells[key]!]));
}
