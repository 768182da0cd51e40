import type { PipeTransform } from '@nestjs/common';
import { parseOrRefuse } from '@svc/contracts';
import { InvalidInput, NotFound } from '@svc/kernel';
import type { z } from 'zod';

/** Pipe that reads a query or a body by its schema; every fault is listed in `details.fields`. */
export function read<S extends z.ZodType>(schema: S): PipeTransform<unknown, z.output<S>> {
  return {
    transform: (value) => {
      refuseNul(value);
      return parseOrRefuse(schema, value);
    },
  };
}

/** Postgres stores no NUL character, and an address can hold one; bodies are looked at before. Throws InvalidInput. */
function refuseNul(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const names = Object.entries(value).filter(([, texts]) => [texts].flat().some((text) => typeof text === 'string' && text.includes('\u0000'))).map(([name]) => name);
  if (names.length === 0) return;
  const problem = 'Leave out the NUL character.';
  throw new InvalidInput(`${names.join(', ')}: ${problem}`, { fields: Object.fromEntries(names.map((name) => [name, problem])) });
}

/** A slug or ref. */
export const NAME = /^[\w.~-]{1,255}$/;

/** Pipe for a slug or ref in the path: what cannot be one is not found, and never reaches the database. */
export function nameOf(what: string): PipeTransform<string, string> {
  return {
    transform: (value) => {
      if (!NAME.test(value)) throw new NotFound(what);
      return value;
    },
  };
}
