import type { Workspace } from '@svc/access';
import { invalidBecause, localMoment, type MomentSide, timestamp } from '@svc/contracts';

export { writtenAs } from '@svc/contracts';

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
