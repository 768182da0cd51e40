import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FENCED = /^```(\S+)(?: (\S+))?\n(.*?)^```$/gms;

export interface CodeBlock {
  language: string;
  /** The name that stands after the language, of blocks that are a whole file. */
  file?: string;
  code: string;
}

/** The fenced code of a guide under `docs/`, in its order. */
export function codeBlocksOf(guide: string): CodeBlock[] {
  const text = readFileSync(join(__dirname, '../../docs', guide), 'utf8');
  return [...text.matchAll(FENCED)].map(([, language = '', file, code = '']) => ({ language, file, code }));
}

/** The one file of that name in a guide. Throws when there is none. */
export function fileOf(guide: string, name: string): string {
  const block = codeBlocksOf(guide).find(({ file }) => file === name);
  if (!block) throw new Error(`docs/${guide} has no file ${name}.`);
  return block.code;
}

/** A text of a guide with the values that its reader is to put in. Throws when it has no such place. */
export function filledIn(code: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((text, [placeholder, value]) => {
    if (!text.includes(placeholder)) throw new Error(`There is no ${placeholder} to fill in.`);
    return text.replaceAll(placeholder, value);
  }, code);
}
