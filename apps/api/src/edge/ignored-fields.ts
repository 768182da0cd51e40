import { parse } from 'node:querystring';
import { z } from 'zod';

const MOST_TOLD = 20;
const LONGEST_NAME = 60;

/** Names of query parameters in an address that its operation does not know. */
export function ignoredParameters(schema: z.ZodObject | undefined, url: string): string[] {
  const start = url.indexOf('?');
  if (start === -1) return [];
  const known = schema?.shape ?? {};
  return Object.keys(parse(url.slice(start + 1))).filter((name) => name !== '' && !Object.hasOwn(known, name));
}

/**
 * Fields of a body that its schema does not know, wherever they are: `contact.fax`, `tickets[0].colour`. Of a choice between schemas
 * those that none of them knows.
 */
export function ignoredFields(schema: z.ZodType, value: unknown, path = ''): string[] {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodArray && Array.isArray(value)) return inList(plain.element as z.ZodType, value, path);
  if (plain instanceof z.ZodUnion) return inEach((plain.options as z.ZodType[]).map((option) => ignoredFields(option, value, path)));
  if (!(plain instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const shape = plain.shape as Record<string, z.ZodType>;
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return Object.hasOwn(shape, name) ? ignoredFields(shape[name]!, each, at) : [at];
  });
}

/** Names of unread fields in the members of a list, until there are more than are shown. */
function inList(member: z.ZodType, values: readonly unknown[], path: string): string[] {
  const names: string[] = [];
  for (let index = 0; index < values.length && names.length <= MOST_TOLD; index += 1) names.push(...ignoredFields(member, values[index], `${path}[${index}]`));
  return names;
}

/** What takes the value as it is sent. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType);
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodReadonly || schema instanceof z.ZodCatch;
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

function inEach([first = [], ...others]: string[][]): string[] {
  const known = others.map((names) => new Set(names));
  return first.filter((name) => known.every((names) => names.has(name)));
}

/** The header that tells names, at most 20 of them; undefined when there is nothing to tell. */
export function ignoredText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const told = names.slice(0, MOST_TOLD).map((name) => encodeURI(name.slice(0, LONGEST_NAME).toWellFormed()).replaceAll(',', '%2C'));
  return told.join(', ');
}
