import { z } from 'zod';

/** Query parameter `limit` of a list: 1 to 200, 100 unless told (D-27). */
export const listLimit = z
  .string('Give one limit.')
  .regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'Give a whole number from 1 to 200.')
  .default('100')
  .meta({ override: { type: 'integer', minimum: 1, maximum: 200, default: 100, pattern: undefined } });
