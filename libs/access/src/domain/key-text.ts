import type { Mode } from '@svc/kernel';
import { createHmac, hash, hkdfSync } from 'node:crypto';

export type KeyKind = 'publishable' | 'secret' | 'admin';
/** Test keys sell nothing for real; live ones do. Admin tokens have no mode. */

/** Random characters of a key. */
export const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 4;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECKSUM_SPACE = 62 ** CHECKSUM_LENGTH;
const KEY = /^svc_(?:(pk|sk)_(test|live)|ad)_[0-9A-Za-z]{36}$/;
const DISPLAY_PREFIX_LENGTH = 12;

/** Content of a key with a valid checksum. */
export interface KeyText {
  text: string;
  kind: KeyKind;
  /** Absent on admin tokens. */
  mode?: Mode;
}

/** Returns the four base62 characters that end a key: SHA-256 of all before them, as a big-endian integer modulo 62⁴ (D-64). */
export function checksumOf(text: string): string {
  let rest = 0;
  for (const byte of hash('sha256', text, 'buffer')) rest = (rest * 256 + byte) % CHECKSUM_SPACE;
  let checksum = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    checksum = ALPHABET[rest % 62]! + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}

/** Returns a whole key of 32 base62 characters of randomness: `svc_{pk|sk}_{test|live}_…` or `svc_ad_…` (D-64). */
export function composeKey(kind: KeyKind, mode: Mode | undefined, secret: string): string {
  const head = kind === 'admin' ? 'svc_ad_' : `svc_${kind === 'publishable' ? 'pk' : 'sk'}_${mode}_`;
  return `${head}${secret}${checksumOf(`${head}${secret}`)}`;
}

/** Reads a key; undefined when its form or its checksum is wrong, so that typing errors cost no look-up. */
export function parseKey(text: string): KeyText | undefined {
  const match = KEY.exec(text);
  if (!match) return undefined;
  if (checksumOf(text.slice(0, -CHECKSUM_LENGTH)) !== text.slice(-CHECKSUM_LENGTH)) return undefined;
  if (!match[1]) return { text, kind: 'admin' };
  return { text, kind: match[1] === 'pk' ? 'publishable' : 'secret', mode: match[2] as Mode };
}

/** Returns the permanently displayable part of a key: its first 12 characters and its checksum (D-64). */
export function displayOf(key: string): { prefix: string; ending: string } {
  return { prefix: key.slice(0, DISPLAY_PREFIX_LENGTH), ending: key.slice(-CHECKSUM_LENGTH) };
}

const BEARER = /^bearer +(\S+) *$/i;
const KIND_OF_HEAD: Readonly<Record<string, KeyKind>> = { svc_pk_: 'publishable', svc_sk_: 'secret', svc_ad_: 'admin' };

/** Content of an `Authorization` header: a well-formed key, or the reason why there is none. */
export type PresentedKey = { key: KeyText } | { fault: 'missing' | 'malformed' };

/** Returns the token of `Bearer <token>`, or undefined. */
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

/** Returns the claimed kind of a presented key, valid or not, on which CORS of an error depends (D-66). */
export function claimedKind(authorization: string | undefined): KeyKind | undefined {
  const token = bearerToken(authorization);
  return token === undefined ? undefined : KIND_OF_HEAD[token.slice(0, 7)];
}

const PEPPER_PURPOSE = 'svc/access-key-pepper/v1';

/**
 * Keyed hashes under which keys are stored and found (D-8, D-64): HMAC-SHA256 with a pepper derived from the installation's secret, so that
 * a stolen table reveals no key. Results are base64.
 */
export class KeyHasher {
  private readonly peppers: readonly Buffer[];

  /** @param secretKeys the installation's SECRET_KEY first, then SECRET_KEYS_PREVIOUS. */
  constructor(secretKeys: readonly [Uint8Array, ...Uint8Array[]]) {
    this.peppers = secretKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', PEPPER_PURPOSE, 32)));
  }

  /** Returns the hash that a new key is stored under. */
  hash(key: string): string {
    return hmac(this.peppers[0]!, key);
  }

  /** Returns every hash that the key may be stored under, the present secret's first. */
  candidates(key: string): string[] {
    return this.peppers.map((pepper) => hmac(pepper, key));
  }
}

function hmac(pepper: Buffer, key: string): string {
  return createHmac('sha256', pepper).update(key).digest('base64');
}
