import type { Workspace } from '@svc/access';
import { invalidBecause, localMoment, type MomentSide, timestamp } from '@svc/contracts';
import { z } from 'zod';

const DATES = {
  start: 'ISO 8601. A date, or a date and time without a zone, is local to the shop; a date alone means its beginning.',
  end: 'ISO 8601. A date, or a date and time without a zone, is local to the shop; a date alone includes that whole day.',
} satisfies Record<MomentSide, string>;

/** Returns the schema of a moment in a body, as written (D-124). `momentOf` reads it, since a body does not know the zone of its shop. */
export function writtenAs(side: MomentSide) {
  return z
    .string()
    .superRefine((text, context) => {
      const read = localMoment(text, 'UTC', side);
      if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
    })
    .meta({ format: 'date-time', description: DATES[side], examples: ['2026-12-01T12:00:00Z'] });
}

/** Reads a moment by the clocks of the shop. Throws InvalidInput at `path` when a change of clocks skips it. */
export function momentOf(text: string, { timezone }: Pick<Workspace, 'timezone'>, side: MomentSide, path: string): Date {
  const read = localMoment(text, timezone, side);
  if ('fault' in read) throw invalidBecause([{ path, message: read.fault }]);
  return new Date(read.at);
}

/** Returns the schema of the time at which a thing was created, in views; `thing` is its noun. */
export const createdAtOf = (thing: string) => timestamp.describe(`When the ${thing} was created, UTC timestamp.`);

/** Returns the schema of the time of the last write, in views of things that are read again by their changes. */
export const updatedAtOf = (thing: string) =>
  timestamp.describe(`When the ${thing} was last written, UTC timestamp with 6 fractional digits.`);
