import { checkDistinct, type Fault, type RuleScope } from '@svc/contracts';
import { cellFault } from './check-cell';
import type { TableItem } from './table.item';

/** What is wrong with a table beyond its shape (D-3.5 PublicTable); paths are relative to it. */
export function checkTable(table: TableItem, scope: RuleScope): Fault[] {
  return [
    ...checkDistinct(table.columns, 'key', 'columns'),
    ...table.columns.flatMap((column, index) => checkColumn(column, `columns[${index}]`)),
    ...checkDistinct(table.rows, 'key', 'rows'),
    ...checkCells(table, scope),
  ];
}

function checkColumn({ type, options, currency }: TableItem['columns'][number], path: string): Fault[] {
  const isChoice = type === 'select' || type === 'multi_select';
  if (isChoice && !options?.length) return [{ path: `${path}.options`, message: `List what to choose from; a ${type} column needs options.` }];
  if (!isChoice && options) return [{ path: `${path}.options`, message: `Leave options out; a ${type} column has none.` }];
  if (type !== 'money' && currency) return [{ path: `${path}.currency`, message: `Leave currency out; a ${type} column has none.` }];
  return [];
}

function checkCells(table: TableItem, scope: RuleScope): Fault[] {
  const columns = new Map(table.columns.map((column) => [column.key, column]));
  return table.rows.flatMap((row, index) =>
    Object.entries(row.cells).flatMap(([key, value]) => {
      const column = columns.get(key);
      const message = column ? cellFault(value, column, scope) : `There is no column "${key}"; add it, or leave the value out.`;
      return message ? [{ path: `rows[${index}].cells.${key}`, message }] : [];
    }),
  );
}
