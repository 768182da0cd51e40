import { isAscii, isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { Explained } from '../explained.mjs';
import { expressionsInAscii } from './in-ascii.mjs';

/**
 * Reads a source file for a bundle.
 * @param {string} path
 * @param {(text: string) => Promise<string>} [compiled] how what is read becomes JavaScript
 * @returns {Promise<string | undefined>} the text; undefined where it is what the file holds
 * @throws {Explained} when the file is not UTF-8: read as such it would lose characters without an error
 */
export async function sourceText(path, compiled) {
  const bytes = readFileSync(path); // thousands of small files: one after the other is faster than all at once
  if (!isUtf8(bytes)) throw new Explained(`${path} is not UTF-8: save it as such.`);
  if (isAscii(bytes)) return compiled && compiled(String(bytes));
  if (path.endsWith('.json')) return undefined;
  const text = String(bytes);
  return expressionsInAscii(path, compiled ? await compiled(text) : text);
}
