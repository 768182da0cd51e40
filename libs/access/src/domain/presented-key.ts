import { parseKey, type KeyKind, type KeyText } from './key-text';

const BEARER = /^bearer +(\S+) *$/i;
const KIND_OF_HEAD: Readonly<Record<string, KeyKind>> = { svc_pk_: 'publishable', svc_sk_: 'secret', svc_ad_: 'admin' };

/** What an `Authorization` header brought: a well-formed key, or why there is none. */
export type PresentedKey = { key: KeyText } | { fault: 'missing' | 'malformed' };

/** The token of `Bearer <token>`, or undefined. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** Reads the header (§5 r1). A wrong scheme counts as a missing key. */
export function readPresentedKey(authorization: string | undefined): PresentedKey {
  const token = bearerToken(authorization);
  if (token === undefined) return { fault: 'missing' };
  const key = parseKey(token);
  return key ? { key } : { fault: 'malformed' };
}

/** The kind a presented key claims to be, valid or not: what CORS on an error depends on (D-66). */
export function claimedKind(authorization: string | undefined): KeyKind | undefined {
  const token = bearerToken(authorization);
  return token === undefined ? undefined : KIND_OF_HEAD[token.slice(0, 7)];
}
