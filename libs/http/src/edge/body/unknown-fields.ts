import { adviceOnUnknown, invalidBecause } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { z } from 'zod';
import { ignoredFields } from './ignored-fields';

const NO_BODY = 'This operation takes no body: leave it out.';
/** Characters of a path that precede the name of its last field. */
const BEFORE_NAME = /^.*\./;

/** Refuses a body with fields that its schema does not know, at any depth, since a field that is ignored promises what is not done (D-157). @throws InvalidInput */
export function refuseUnknown(schema: z.ZodType, sent: unknown): void {
  const unknown = ignoredFields(schema, sent);
  if (unknown.length > 0) throw invalidBecause(unknown.map((path) => ({ path, message: adviceOnUnknown(path.replace(BEFORE_NAME, '')) })));
}

/** Refuses a body of an operation without one; nothing, and an empty object, pass (D-157). @throws InvalidInput naming its fields */
export function refuseBody(sent: unknown): void {
  if (sent === undefined) return;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new InvalidInput('This operation takes no body: leave it out, or send {}.');
  const names = Object.keys(sent);
  if (names.length > 0) throw invalidBecause(names.map((path) => ({ path, message: NO_BODY })));
}
