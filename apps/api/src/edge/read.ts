import type { PipeTransform } from '@nestjs/common';
import { faultsOf, invalidBecause, parseOrRefuse, readWithLines, withShortLists } from '@svc/contracts';
import { idOf, InvalidInput, NotFound, type RefPrefix } from '@svc/kernel';
import { z } from 'zod';

/** Pipe of `readBy`. */
export function read<S extends z.ZodType>(schema: S): PipeTransform<unknown, z.output<S>> {
  return { transform: (value) => readBy(schema, value) };
}

/** Reads a query or a body by its schema. @throws InvalidInput with every fault in `details.fields` */
export function readBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  refuseNul(value);
  return parseOrRefuse(schema, value);
}

/**
 * Reads a change of what is stored. Lines of text that do not read as they were written (D-119) are left to the use case, which
 * knows those that stay.
 * @throws InvalidInput
 */
export function readChangeBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  refuseNul(value);
  const { data, error } = readWithLines(schema, withShortLists(schema, value));
  if (error) throw invalidBecause(faultsOf(error));
  return data as z.output<S>;
}

/** Postgres stores no NUL character, and an address can hold one; bodies are looked at before. Throws InvalidInput. */
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

/** Pipe of `checkedName`. */
export function nameParam(what: string): PipeTransform<string, string> {
  return { transform: (value) => checkedName(what, value) };
}

/** Reader of `checkedName`. */
export function nameOf(what: string): (name: string) => string {
  return (name) => checkedName(what, name);
}

/** A slug or ref in the path. What cannot be one never reaches the database. @throws NotFound of `what` */
export function checkedName(what: string, name: string): string {
  if (!NAME.test(name)) throw new NotFound(what);
  return name;
}

/** Query parameter `limit` of a list: 1 to 200, 100 by default (D-27). */
export const listLimit = z
  .string('Give one limit.')
  .regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'Give a whole number from 1 to 200.')
  .default('100')
  .meta({ override: { type: 'integer', minimum: 1, maximum: 200, default: 100, pattern: undefined } });

/** Reader of `idFrom`. */
export function itemIdOf(noun: string, prefix: RefPrefix): (ref: string) => string {
  return (ref) => idFrom(noun, prefix, ref);
}

/** The id behind a ref in the path. What is no ref of such a thing is not found. @throws NotFound */
export function idFrom(noun: string, prefix: RefPrefix, ref: string): string {
  return found(noun, idOf(prefix, ref));
}

/** Answers what was looked for. @throws NotFound when it does not exist */
export function found<T>(noun: string, thing: T | undefined): T {
  if (thing === undefined) throw new NotFound(noun);
  return thing;
}
