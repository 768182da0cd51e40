import { duplicates, type Fault } from '@svc/contracts';

/** Faults of `values` that stand at `<path>[i].<field>` and must differ from one another, without regard to case. */
export function checkDistinct(values: readonly string[], path: string, field: string): Fault[] {
  return duplicates(values).map((index) => ({
    path: `${path}[${index}].${field}`,
    message: `"${values[index]}" is taken by an earlier entry of ${path}; give each its own ${field}.`,
  }));
}

/** The fault of a thing pointed at that does not exist, unless it does. */
export function faultUnless(exists: boolean, path: string, message: string): Fault[] {
  return exists ? [] : [{ path, message }];
}
