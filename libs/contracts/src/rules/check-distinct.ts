import type { Fault } from '../faults';
import { duplicates } from './duplicates';

/** Faults of the things at `path` that have the same key, id or code as an earlier one, whatever its case (D-4). */
export function checkDistinct<Field extends string>(things: readonly Readonly<Record<Field, string>>[], field: Field, path: string): Fault[] {
  return duplicates(things.map((thing) => thing[field])).map((index) => ({
    path: `${path}[${index}].${field}`,
    message: `"${things[index]![field]}" is taken by an earlier entry of ${path}; give each its own ${field}.`,
  }));
}

/** Faults of the texts at `path` that stand in their list already, whatever their case (D-4). */
export function checkListedOnce(texts: readonly string[], path: string): Fault[] {
  return duplicates(texts).map((index) => ({ path: `${path}[${index}]`, message: `"${texts[index]}" is listed already; leave one out.` }));
}
