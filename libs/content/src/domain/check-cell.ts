import { calendarDate, fileCell, httpUrl, moment, moneyCell, type Cell, type RuleScope } from '@svc/contracts';
import { z } from 'zod';
import type { TableItem } from './table.item';

type Column = TableItem['columns'][number];

/** Why a value cannot stand in a column, or undefined when it can (D-3.5 PublicTable column types). */
export function cellFault(value: Cell, column: Column, scope: RuleScope): string | undefined {
  const rule = RULES[column.type];
  if (!rule.shape.safeParse(value).success) return rule.asks;
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

const RULES: Record<Column['type'], { shape: z.ZodType; asks: string }> = {
  text: { shape: z.string(), asks: 'Give a text.' },
  rich_text: { shape: z.string(), asks: 'Give a text with markup.' },
  number: { shape: z.number(), asks: 'Give a number.' },
  money: { shape: moneyCell, asks: 'Give { "currency", "amountMinor" }.' },
  date: { shape: calendarDate, asks: 'Give a date as YYYY-MM-DD.' },
  datetime: { shape: moment, asks: 'Give a moment with its zone, such as 2026-03-01T09:00:00Z.' },
  boolean: { shape: z.boolean(), asks: 'Give true or false.' },
  select: { shape: z.string(), asks: 'Give one of the options.' },
  multi_select: { shape: z.array(z.string()), asks: 'Give a list of options.' },
  url: { shape: httpUrl, asks: 'Give an absolute http or https address.' },
  email: { shape: z.email(), asks: 'Give an e-mail address.' },
  phone: { shape: z.string().regex(/^\+?[\d\s().-]{5,25}$/), asks: 'Give a phone number.' },
  image: { shape: fileCell, asks: 'Give { "url", "alt" }.' },
  file: { shape: fileCell, asks: 'Give { "url", "name" }.' },
  rating: { shape: z.number().min(0).max(5), asks: 'Give a number from 0 to 5.' },
};
