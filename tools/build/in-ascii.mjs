import { isAscii } from 'node:buffer';
import { createRequire } from 'node:module';
import { Explained } from '../explained.mjs';

const require = createRequire(import.meta.url);
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*/gm;

/**
 * Makes regular expressions that hold characters beyond ASCII of strings. esbuild writes characters of strings as escapes, those of expressions as they
 * are, and one of them makes V8 keep each character of a bundle in two bytes. Escapes within the expression would show in its `source`.
 * @param {string} path names the language by its ending
 * @param {string} text
 * @returns {string}
 */
export function expressionsInAscii(path, text) {
  if (!/\/.*[^\0-\x7f]/.test(text.replace(COMMENTS, ''))) return text;
  const ts = require('typescript'); // with the first such file: it takes half a second
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const patterns = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node) && /[^\0-\x7f]/.test(node.text)) patterns.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns.reduceRight(
    (written, node) => written.slice(0, node.getStart(source)) + ofStrings(node.text) + written.slice(node.end),
    text,
  );
}

function ofStrings(literal) {
  const [, pattern, flags] = /^\/([^]*)\/(\w*)$/.exec(literal);
  return `(new RegExp(${JSON.stringify(pattern)},${JSON.stringify(flags)}))`;
}

/**
 * Returns the files of scripts for pages of any encoding.
 * @template {{ path: string, contents: Uint8Array }} File
 * @param {File[]} files
 * @returns {File[]} the same
 * @throws {Explained} when a character in them would be misread
 */
export function allInAscii(files) {
  const other = files.find(({ contents }) => !isAscii(contents));
  if (!other) return files;
  const [, excerpt] = /(.{0,40}[^\0-\x7f].{0,40})/u.exec(String(Buffer.from(other.contents)));
  throw new Explained(
    `${other.path} would hold characters beyond ASCII, which a page of another encoding misreads: ${excerpt}. Write them as escapes (\\u…).`,
  );
}
