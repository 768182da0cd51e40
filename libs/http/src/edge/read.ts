import type { PipeTransform } from '@nestjs/common';
import { faultsOf, invalidBecause, parseOrRefuse, readWithLines, withShortLists } from '@svc/contracts';
import { idOf, InvalidInput, NotFound, type RefPrefix } from '@svc/kernel';
import { z } from 'zod';
import type { ParamReader } from './operation';

/** Returns the pipe of `readBy`. */
export function read<S extends z.ZodType>(schema: S): PipeTransform<unknown, z.output<S>> {
  return { transform: (value) => readBy(schema, value) };
}

/** Reads a query or a body by its schema. @throws InvalidInput with every fault in `details.fields` */
export function readBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  refuseNul(value);
  return parseOrRefuse(schema, value);
}

/**
 * Reads a change of stored data. Lines of text that do not read as written (D-119) are left to the use case, which knows those that
 * remain unchanged.
 * @throws InvalidInput
 */
export function readChangeBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  refuseNul(value);
  const { data, error } = readWithLines(schema, withShortLists(schema, value));
  if (error) throw invalidBecause(faultsOf(error));
  return data as z.output<S>;
}

/** Refuses the NUL character, which Postgres cannot store and an address can contain; bodies are checked earlier. Throws InvalidInput. */
function refuseNul(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const names = Object.entries(value)
    .filter(([, texts]) => [texts].flat().some((text) => typeof text === 'string' && text.includes('\u0000')))
    .map(([name]) => name);
  if (names.length === 0) return;
  const problem = 'Leave out the NUL character.';
  throw new InvalidInput(`${names.join(', ')}: ${problem}`, { fields: Object.fromEntries(names.map((name) => [name, problem])) });
}

/** A slug or ref. */
export const NAME = /^[\w.~-]{1,255}$/;

/** Returns the pipe of `checkedName`. */
export function nameParam(what: string): PipeTransform<string, string> {
  return { transform: (value) => checkedName(what, value) };
}

/** Returns the reader of `checkedName`. */
export function nameOf(what: string): ParamReader<string> {
  return Object.assign((name: string) => checkedName(what, name), { about: `Slug or ref of the ${what}.` });
}

/** Returns a slug or ref of the path if it is well formed; other names never reach the database. @throws NotFound of `what` */
export function checkedName(what: string, name: string): string {
  if (!NAME.test(name)) throw new NotFound(what);
  return name;
}

/** Query parameter `limit` of a list: 1 to 200, 100 by default (D-27). */
export const listLimit = z
  .string('Give one limit.')
  .regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'Give a whole number from 1 to 200.')
  .default('100')
  .meta({ override: { type: 'integer', minimum: 1, maximum: 200, default: 100, pattern: undefined } })
  .describe('Largest number of entries of the page, 1 to 200. Default: 100.');

/** Returns the reader of `idFrom`. */
export function itemIdOf(noun: string, prefix: RefPrefix): ParamReader<string> {
  return Object.assign((ref: string) => idFrom(noun, prefix, ref), {
    about: `Ref of the ${noun}, given by the service: \`${prefix}_…\`.`,
  });
}

/** Returns the id behind a ref in the path. A ref of another kind is not found. @throws NotFound */
export function idFrom(noun: string, prefix: RefPrefix, ref: string): string {
  return requireFound(noun, idOf(prefix, ref));
}

/** Returns the thing. @throws NotFound when it is undefined */
export function requireFound<T>(noun: string, thing: T | undefined): T {
  if (thing === undefined) throw new NotFound(noun);
  return thing;
}
