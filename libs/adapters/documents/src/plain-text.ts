/** Invisible characters that some reader may take for the end of a line, or drop. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\ufeff]/gu;

/** Returns a text whose only control characters are its line feeds. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) => line.replace(INVISIBLE, ' '))
    .join('\n');
}

/** Returns a text in one line, without invisible characters. */
export function inOneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}
