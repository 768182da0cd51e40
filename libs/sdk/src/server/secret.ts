const LEAST_SECRET = 32;

/**
 * Checks a secret. @param use purpose, as a verb phrase for the message @throws {TypeError} unless it is a text of 32 characters or more
 */
export function checkSecret(secret: unknown, use: string): void {
  if (typeof secret !== 'string' || secret.length < LEAST_SECRET)
    throw new TypeError(`There is no secret of ${LEAST_SECRET} characters or more to ${use} with (is the variable set?).`);
}

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
