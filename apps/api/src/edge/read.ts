import type { PipeTransform } from '@nestjs/common';
import { parseOrRefuse } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import type { z } from 'zod';

/** Pipe that reads a query or a body by its schema; every fault is listed in `details.fields`. */
export function read<S extends z.ZodType>(schema: S): PipeTransform<unknown, z.output<S>> {
  return { transform: (value) => parseOrRefuse(schema, value) };
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
