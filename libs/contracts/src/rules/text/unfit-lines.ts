import type { z } from 'zod';
import { type Fault, faultsOf, invalidBecause, pathText } from '../../faults';
import { isPrintable, UNFIT_LINE, withMarks } from './one-line';

/** A line of text with unprintable characters: its path in an item, and the text. */
export interface UnfitLine {
  path: readonly PropertyKey[];
  text: string;
}

/** A value parsed by its schema, or its issues. Unfit lines are listed apart; `data` contains them unchanged. */
export interface ReadValue<T> {
  data?: T;
  error?: z.ZodError;
  lines: UnfitLine[];
}

/**
 * Parses a merchant's input, and lists apart the lines of text that are refused unless they are stored already (D-119): check them with
 * `faultsOfLines`. Lines within a union of schemas are ordinary issues.
 */
export function readWithLines<S extends z.ZodType>(schema: S, value: unknown): ReadValue<z.output<S>> {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, lines: [] };
  const lines = result.error.issues
    .filter(({ message }) => message === UNFIT_LINE)
    .map(({ path }) => ({ path, text: String(valueAt(value, path)).trim() }));
  if (lines.length === 0) return { error: result.error, lines };
  const marked = lines.map(({ path, text }) => ({ path, text: withMarks(text) }));
  const again = schema.safeParse(withTexts(structuredClone(value), marked));
  return again.success ? { data: withTexts(again.data, lines), lines } : { error: again.error, lines };
}

/** Parses a change of a stored value. @throws InvalidInput with every fault */
export function parseChange<S extends z.ZodType>(schema: S, value: unknown, stored: unknown): z.output<S> {
  const { data, error, lines } = readWithLines(schema, value);
  const faults = [...(error ? faultsOf(error) : []), ...faultsOfLines(lines, stored)];
  if (faults.length > 0) throw invalidBecause(faults);
  return data as z.output<S>;
}

/** Returns the faults of new and changed lines. A line that the same field had before, at any index of a list, is accepted. */
export function faultsOfLines(lines: readonly UnfitLine[], stored?: unknown): Fault[] {
  return lines
    .filter(({ path, text }) => !valuesIn(stored, path).includes(text))
    .map(({ path }) => ({ path: pathText(path), message: UNFIT_LINE }));
}

type Texts = Readonly<Record<string, string | null | undefined>>;

/** Refuses new and changed single lines with unprintable characters. @throws InvalidInput with each of them in `details.fields` */
export function refuseUnfitLines(written: Texts, stored: Texts = {}): void {
  const unfit = Object.entries(written).filter(([name, text]) => text && text !== stored[name] && !isPrintable(text));
  if (unfit.length > 0) throw invalidBecause(unfit.map(([path]) => ({ path, message: UNFIT_LINE })));
}

/** Returns the values of a field; within a list, those of each member. */
function valuesIn(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown[] {
  if (step === undefined) return [value];
  if (typeof step === 'number') return Array.isArray(value) ? value.flatMap((member) => valuesIn(member, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesIn((value as Record<PropertyKey, unknown>)[step], rest) : [];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown>)[step], value);
}

function withTexts<T>(value: T, texts: readonly UnfitLine[]): T {
  for (const { path, text } of texts) (valueAt(value, path.slice(0, -1)) as Record<PropertyKey, unknown>)[path.at(-1)!] = text;
  return value;
}
