/** SQLSTATE of a text with a NUL character: as JSON, and by itself. */
const STATES = ['22P05', '22021'];

/** Returns whether a statement was refused because a text that it was given holds a NUL character, which PostgreSQL does not store. */
export function isUnstorableText(error: unknown): boolean {
  const { code, driverError } = Object(error) as { code?: string; driverError?: unknown };
  return STATES.includes(code ?? '') || (driverError !== undefined && driverError !== error && isUnstorableText(driverError));
}
