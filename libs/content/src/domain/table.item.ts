import { z } from 'zod';
import {
  calendarDate,
  cell,
  type Cell,
  checkDistinct,
  described,
  column,
  e164,
  emailAddress,
  type Fault,
  fileCell,
  foldTyped,
  httpUrl,
  key,
  line,
  localMoment,
  moment,
  moneyCell,
  changedReadingWarning,
  prose,
  readPhone,
  requiredEmail,
  type RuleScope,
  slug,
  type Spelling,
} from '@svc/contracts';
import { cleanHtml, position, published } from './item-parts';
import { tableColumnTexts, tableRowTexts, tableTexts } from './item-texts';

const tableShape = z.strictObject(
  described(
    {
      slug,
      name: line,
      description: prose.optional(),
      columns: z
        .array(
          z.strictObject(described({ ...column, private: z.boolean().default(false) }, tableColumnTexts)).meta({
            id: 'TableItemColumn',
            description: 'Column of a table as you write it: heading, kind of values, and if storefronts see it.',
          }),
        )
        .min(1, 'Give at least one column.')
        .max(100),
      rows: z
        .array(z.strictObject(described({ key, cells: z.record(key, cell) }, tableRowTexts)))
        .max(5_000, 'A table holds at most 5,000 rows.')
        .default([]),
      published,
      position,
    },
    tableTexts,
  ),
);
export type TableItem = z.infer<typeof tableShape>;

/**
 * A table from the merchant (D-3.5 PublicTable); cells of `rich_text` columns are cleaned, addresses and numbers normalised as D-120 and
 * D-121 say.
 */
export const tableItem = tableShape
  .overwrite(withNormalisedCells)
  .meta({ id: 'TableItem', description: 'Table as you write it: columns and up to 5,000 rows of values.' });

/** Normalisation of texts in cells of some types. */
const NORMALISERS: Partial<Record<Column['type'], (text: string) => string>> = {
  rich_text: cleanHtml,
  email: (text) => emailAddress.safeParse(text).data ?? text,
  phone: (text) => numberInCell(text) ?? text,
};

function withNormalisedCells(table: TableItem): TableItem {
  const normalisers = table.columns.flatMap(({ key, type }) => (NORMALISERS[type] ? [[key, NORMALISERS[type]] as const] : []));
  if (normalisers.length === 0) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: normalisedCells(row.cells, normalisers) })) };
}

function normalisedCells(
  cells: Record<string, Cell>,
  normalisers: readonly (readonly [string, (text: string) => string])[],
): Record<string, Cell> {
  const changes = normalisers.flatMap(([column, normalise]) => {
    const value = cells[column];
    return typeof value === 'string' ? [[column, normalise(value)] as const] : [];
  });
  return { ...cells, ...Object.fromEntries(changes) };
}

const NATIONAL_NUMBER = /^[\d\s().-]{5,25}$/;

/** Returns a number in its stored form: E.164 with a country code (D-121), or else as it is written in its country. */
function numberInCell(text: string): string | undefined {
  const typed = foldTyped(text).trim();
  return e164(typed) ?? (NATIONAL_NUMBER.test(typed) ? typed : undefined);
}

const phoneCell = z.string().superRefine((text, context) => {
  const read = numberInCell(text) === undefined ? readPhone(text) : undefined;
  if (read && 'problem' in read) context.addIssue({ code: 'custom', message: read.problem });
});
/** Returns the table with its dates and local times of `timezone` in UTC; a moment with a zone stays as it is written (D-124). */
export function readCells(table: TableItem, timezone: string): Spelling<TableItem> {
  const dated = new Set(table.columns.filter(({ type }) => type === 'datetime').map((column) => column.key));
  const warnings: Fault[] = [];
  if (dated.size === 0) return { item: table, faults: [], warnings };
  const rows = table.rows.map((row, index) => {
    const cells = Object.entries(row.cells).map(([name, text]) => {
      const moment = dated.has(name) && typeof text === 'string' && !hasZone(text) ? localMoment(text, timezone, 'start') : undefined;
      if (!moment || 'fault' in moment) return [name, text] as const;
      const { at, before } = moment;
      const path = `rows[${index}].cells.${name}`;
      if (before !== undefined) warnings.push({ path, message: changedReadingWarning(String(text), { at, before }, timezone) });
      return [name, at] as const;
    });
    return { ...row, cells: Object.fromEntries(cells) };
  });
  return { item: { ...table, rows }, faults: [], warnings };
}

function hasZone(text: string): boolean {
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text);
}

/** Returns the faults of a table beyond its shape (D-3.5 PublicTable); paths are relative to it. */
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
  if (isChoice && !options?.length)
    return [{ path: `${path}.options`, message: `List what to choose from; a ${type} column needs options.` }];
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

type Column = TableItem['columns'][number];

/** Returns the reason why a value does not fit a column, or undefined when it does (D-3.5 PublicTable column types). */
export function cellFault(value: Cell, column: Column, scope: RuleScope): string | undefined {
  const rule = RULES[column.type];
  const { error } = rule.shape.safeParse(value);
  if (error) return rule.asks ?? error.issues[0]!.message;
  if (column.type === 'money') return moneyFault(value as z.infer<typeof moneyCell>, column, scope);
  const chosen = column.type === 'select' || column.type === 'multi_select' ? [value].flat() : [];
  const strange = chosen.find((choice) => !column.options?.includes(choice as string));
  return strange === undefined ? undefined : `Give one of the options: ${column.options?.join(', ')}; "${String(strange)}" is none.`;
}

function moneyFault({ currency }: z.infer<typeof moneyCell>, column: Column, scope: RuleScope): string | undefined {
  if (column.currency && currency !== column.currency) return `Give the amount in ${column.currency}, the currency of this column.`;
  if (!scope.currencies.includes(currency)) return `The store does not accept ${currency}; use ${scope.currencies.join(', ')}.`;
  return undefined;
}

/** Shapes, and a message where the shape has none. */
const RULES: Record<Column['type'], { shape: z.ZodType; asks?: string }> = {
  text: { shape: z.string(), asks: 'Give a text.' },
  rich_text: { shape: z.string(), asks: 'Give a text with markup.' },
  number: { shape: z.number(), asks: 'Give a number.' },
  money: { shape: moneyCell, asks: 'Give { "currency", "amountMinor" }.' },
  date: { shape: calendarDate, asks: 'Give a date as YYYY-MM-DD.' },
  datetime: {
    shape: moment,
    asks: 'Give a moment such as 2026-03-01T09:00:00Z, or a date or a local date and time; no time that a change of clocks skips.',
  },
  boolean: { shape: z.boolean(), asks: 'Give true or false.' },
  select: { shape: z.string(), asks: 'Give one of the options.' },
  multi_select: { shape: z.array(z.string()), asks: 'Give a list of options.' },
  url: { shape: httpUrl, asks: 'Give an absolute http or https address.' },
  email: { shape: requiredEmail },
  phone: { shape: phoneCell },
  image: { shape: fileCell, asks: 'Give { "url", "alt" }.' },
  file: { shape: fileCell, asks: 'Give { "url", "name" }.' },
  rating: { shape: z.number().min(0).max(5), asks: 'Give a number from 0 to 5.' },
};
