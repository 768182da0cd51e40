import { cutText, InvalidInput } from '@svc/kernel';
import type { z } from 'zod';
import { adviceOnUnknown } from './computed-fields';
import { withShortLists } from './rules/long-lists';
import './issue-advice';

/** One fault of a body: its path (`products[3].variants[0].priceMinor`) and advice on how to fix it. */
export interface Fault {
  path: string;
  message: string;
}

/** Longest step of a path, in characters. Names that clients make up are cut: each fault below one repeats the path (D-118). */
const LONGEST_STEP = 200;

/** `['products', 3, 'slug']` → `products[3].slug`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    const name = cutText(String(step), LONGEST_STEP);
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** Returns one fault unless a rule holds. */
export function faultUnless(holds: boolean, path: string, message: string): Fault[] {
  return holds ? [] : [{ path, message }];
}

/** Returns every fault that a schema reports, with `prefix` before each path. */
export function faultsOf(error: z.ZodError, prefix: readonly PropertyKey[] = []): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: pathText([...prefix, ...issue.path, key]), message: adviceOnUnknown(key) }));
    }
    return [{ path: pathText([...prefix, ...issue.path]), message: issue.message }];
  });
}

/** Returns the error that lists every fault in `details.fields` (decisions 3.7). */
export function invalidBecause(faults: readonly Fault[]): InvalidInput {
  const fields: Record<string, string> = {};
  for (const { path, message } of faults) {
    fields[path] = fields[path] ? `${fields[path]} ${message}` : message;
  }
  const [first] = faults;
  const rest = faults.length > 1 ? ` (and ${faults.length - 1} more, see details.fields)` : '';
  const where = first?.path ? `${first.path}: ` : '';
  return new InvalidInput(`${where}${first?.message ?? 'The input is not valid.'}${rest}`, { fields });
}

/** Parses a value by a schema. Throws InvalidInput with every fault. */
export function parseOrRefuse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(withShortLists(schema, value));
  if (result.success) return result.data;
  throw invalidBecause(faultsOf(result.error));
}
