import { hash } from 'node:crypto';

/** Characters of a token in base62: 43 have 256 bits of randomness. */
export const TOKEN_LENGTH = 43;
const TOKEN = /^[0-9A-Za-z]{43}$/;

/** Returns the hash under which a session, a link or an invitation is stored: SHA-256, base64url (ADR 0171 r3). */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Returns the hash of what a browser or a link presents; undefined when it has not the form of a token, which costs no look-up. */
export function presentedHash(token: string | undefined): string | undefined {
  return token !== undefined && TOKEN.test(token) ? tokenHash(token) : undefined;
}
