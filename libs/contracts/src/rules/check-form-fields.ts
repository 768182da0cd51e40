import type { Fault } from '../faults';
import { CHOICE_FIELD_TYPES, type FormField } from '../shapes/common';
import { checkDistinct, checkListedOnce } from './check-distinct';

/** Faults of the questions at `path`: keys once each, choices where there is something to choose, conditions on earlier questions (§2.1). */
export function checkFormFields(fields: readonly FormField[], path: string): Fault[] {
  return [
    ...checkDistinct(fields, 'key', path),
    ...fields.flatMap((field, index) => [
      ...checkOptions(field, `${path}[${index}]`),
      ...checkCondition(field, fields.slice(0, index), `${path}[${index}]`),
    ]),
  ];
}

function checkOptions(field: FormField, path: string): Fault[] {
  const options = field.options ?? [];
  const isChoice = CHOICE_FIELD_TYPES.includes(field.type);
  if (isChoice && options.length === 0) return [{ path: `${path}.options`, message: `List what to choose from; a ${field.type} field needs options.` }];
  if (!isChoice && options.length > 0) return [{ path: `${path}.options`, message: `Leave options out; a ${field.type} field has none.` }];
  return checkListedOnce(options, `${path}.options`);
}

function checkCondition(field: FormField, earlier: readonly FormField[], path: string): Fault[] {
  if (!field.showIf) return [];
  const asked = earlier.find(({ key }) => key === field.showIf!.field);
  if (!asked) return [{ path: `${path}.showIf.field`, message: `Name the key of a field that stands before this one; "${field.showIf.field}" does not.` }];
  if (!asked.options || asked.options.includes(field.showIf.equals)) return [];
  return [{ path: `${path}.showIf.equals`, message: `Give one of the options of "${asked.key}": ${asked.options.join(', ')}.` }];
}
