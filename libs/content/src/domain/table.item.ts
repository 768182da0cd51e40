import { z } from 'zod';
import { cell, column, key, line, prose, slug, type Cell } from '@svc/contracts';
import { cleanHtml } from './clean-html';
import { position, published } from './item-parts';

const tableShape = z.strictObject({
  slug,
  name: line,
  description: prose.optional(),
  columns: z
    .array(z.strictObject({ ...column, private: z.boolean().default(false).describe('A private column never leaves the server.') }))
    .min(1, 'Give at least one column.')
    .max(100),
  rows: z
    .array(z.strictObject({ key, cells: z.record(key, cell).describe('Column key → value; leave out what is empty.') }))
    .max(5_000, 'A table holds at most 5,000 rows.')
    .default([]),
  published,
  position,
});
export type TableItem = z.infer<typeof tableShape>;

/** A table as the merchant writes it (D-3.5 PublicTable); cells of `rich_text` columns are cleaned. */
export const tableItem = tableShape.overwrite(withCleanCells).meta({ id: 'TableItem', description: 'A table of up to 5,000 rows.' });

function withCleanCells(table: TableItem): TableItem {
  const rich = table.columns.filter(({ type }) => type === 'rich_text').map((column) => column.key);
  if (rich.length === 0) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: cleaned(row.cells, rich) })) };
}

function cleaned(cells: Record<string, Cell>, rich: readonly string[]): Record<string, Cell> {
  const changes = rich.flatMap((column) => {
    const value = cells[column];
    return typeof value === 'string' ? [[column, cleanHtml(value)] as const] : [];
  });
  return { ...cells, ...Object.fromEntries(changes) };
}
