import type { Mode } from '@svc/kernel';
import { hash } from 'node:crypto';

export type KeyKind = 'publishable' | 'secret' | 'admin';
/** Test keys sell nothing for real; live ones do. Admin tokens have no mode. */

/** Characters of a key that are random. */
export const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 4;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECKSUM_SPACE = 62 ** CHECKSUM_LENGTH;
const KEY = /^svc_(?:(pk|sk)_(test|live)|ad)_[0-9A-Za-z]{36}$/;
const DISPLAY_PREFIX_LENGTH = 12;

/** What a key says of itself, its checksum being right. */
export interface KeyText {
  text: string;
  kind: KeyKind;
  /** Absent on admin tokens. */
  mode?: Mode;
}

/** The four base62 characters that end a key: SHA-256 of all before them, as a big-endian integer modulo 62⁴ (D-64). */
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

/** A whole key of 32 base62 characters of randomness: `svc_{pk|sk}_{test|live}_…` or `svc_ad_…` (D-64). */
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

/** What may be shown of a key for ever: its first 12 characters and its checksum (D-64). */
export function displayOf(key: string): { prefix: string; ending: string } {
  return { prefix: key.slice(0, DISPLAY_PREFIX_LENGTH), ending: key.slice(-CHECKSUM_LENGTH) };
}
