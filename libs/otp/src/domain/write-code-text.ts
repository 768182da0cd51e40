import type { CodeMessage } from '../ports/code-sender';

/** Of a name, so that a text stays short. */
const MOST_OF_NAME = 40;

/** What a text says that carries a code; it begins with the code, for lock screens. */
export function writeCodeText({ code, from, minutes }: Pick<CodeMessage, 'code' | 'from' | 'minutes'>): string {
  const name = from.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim().slice(0, MOST_OF_NAME).trim();
  const life = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${code} is your code${name && ` for ${name}`}. It works for ${life}. Give it to nobody.`;
}
