import { parse } from 'node:querystring';
import { z } from 'zod';
import { cutText } from '@svc/kernel';

const MOST_REPORTED = 20;
const LONGEST_NAME = 60;

/**
 * Returns the names of query parameters that the operation ignores.
 * @param onlyWith name of a parameter → name of the one without which it has no effect
 */
export function ignoredParameters(schema: z.ZodObject | undefined, url: string, onlyWith: Readonly<Record<string, string>> = {}): string[] {
  const start = url.indexOf('?');
  if (start === -1) return [];
  const parameters = schema?.shape ?? {};
  const sent = parse(url.slice(start + 1));
  const hasEffect = (name: string) =>
    Object.hasOwn(parameters, name) && (!Object.hasOwn(onlyWith, name) || Object.hasOwn(sent, onlyWith[name]!));
  return Object.keys(sent).filter((name) => name !== '' && !hasEffect(name));
}

/**
 * Returns the paths of fields that the schema of a body ignores, at any depth: `contact.fax`, `tickets[0].colour`. For a choice between
 * schemas these are the fields that none of them has. The search stops once there are more than the header reports.
 */
export function ignoredFields(schema: z.ZodType, value: unknown, path = ''): string[] {
  return typeof value === 'object' && value !== null ? ignoredBy(unwrapped(schema), value, path) : [];
}

/** @param plain as returned by `unwrapped` */
function ignoredBy(plain: z.ZodType, value: object, path: string): string[] {
  if (plain instanceof z.ZodUnion) return inEach((plain.options as z.ZodType[]).map((option) => ignoredBy(unwrapped(option), value, path)));
  if (Array.isArray(value)) return plain instanceof z.ZodArray ? inList(unwrapped(plain.element as z.ZodType), value, path) : [];
  return plain instanceof z.ZodObject ? inObject(plain.shape as Record<string, z.ZodType>, value as Record<string, unknown>, path) : [];
}

function inObject(shape: Readonly<Record<string, z.ZodType>>, value: Readonly<Record<string, unknown>>, path: string): string[] {
  const names: string[] = [];
  for (const name in value) {
    const at = path === '' ? name : `${path}.${name}`;
    if (!Object.hasOwn(shape, name)) names.push(at);
    else names.push(...ignoredFields(shape[name]!, value[name], at));
    if (names.length > MOST_REPORTED) break;
  }
  return names;
}

/** @param member as returned by `unwrapped`, once for the whole list */
function inList(member: z.ZodType, values: readonly unknown[], path: string): string[] {
  const names: string[] = [];
  for (let index = 0; index < values.length && names.length <= MOST_REPORTED; index += 1) {
    const value = values[index];
    if (typeof value === 'object' && value !== null) names.push(...ignoredBy(member, value, `${path}[${index}]`));
  }
  return names;
}

/** Returns the schema that reads the value as sent, without pipes, defaults and optional wrappers. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType);
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch;
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

function inEach([first = [], ...others]: string[][]): string[] {
  const otherNames = others.map((names) => new Set(names));
  return first.filter((name) => otherNames.every((names) => names.has(name)));
}

/** Returns the value of the header that reports ignored names, at most 20 of them; undefined when nothing was ignored. */
export function ignoredText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const reported = names.slice(0, MOST_REPORTED).map((name) => encodeURI(cutText(name, LONGEST_NAME)).replaceAll(',', '%2C'));
  return reported.join(', ');
}
