import { createHash, randomBytes, randomInt } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Explained } from '../explained.mjs';

const EXIT_CONFIG = 78;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A secret that is made once and then kept in a file which only its owner may read.
 * @param {string} path of the file
 * @param {() => string} make
 * @returns {string}
 */
export function keptSecret(path, make) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${make()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

/**
 * Returns a kept secret that programs will take. A damaged one is not replaced: somebody may have a whole copy.
 * @param {string} path of the file
 * @param {{ make: () => string, isWhole: (secret: string) => boolean, form: string, remedy: string }} kind with the words that
 *   a refusal is made of
 * @throws {Explained} that names the file of a damaged one, and what to do
 */
export function wholeSecret(path, { make, isWhole, form, remedy }) {
  const secret = keptSecret(path, make);
  if (isWhole(secret)) return secret;
  throw new Explained(`${path} does not hold ${form}: ${remedy}`, EXIT_CONFIG);
}

/** 32 random bytes in base64, as SECRET_KEY takes them (D-8). */
export const makeSecretKey = () => randomBytes(32).toString('base64');

/** Tells whether it is a valid SECRET_KEY. */
export const isSecretKey = (text) => Buffer.from(text, 'base64').length === 32;

/** An operator's token: `svc_ad_`, 32 random base62 characters and their checksum (D-64). */
export function makeOperatorToken() {
  const token = `svc_ad_${Array.from({ length: 32 }, () => alphabet[randomInt(62)]).join('')}`;
  return token + checksumOf(token);
}

/** Tells whether it is a whole operator's token. */
export const isOperatorToken = (text) => /^svc_ad_\w{36}$/.test(text) && checksumOf(text.slice(0, -4)) === text.slice(-4);

/** The checksum that ends a key: SHA-256 of all before it as a big-endian integer, modulo 62⁴, in base62 (D-64). */
export function checksumOf(text) {
  let rest = Number(BigInt(`0x${createHash('sha256').update(text).digest('hex')}`) % 62n ** 4n);
  let checksum = '';
  for (let digit = 0; digit < 4; digit += 1, rest = Math.floor(rest / 62)) checksum = alphabet[rest % 62] + checksum;
  return checksum;
}
