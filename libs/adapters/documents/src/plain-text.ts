/** Characters that cannot be seen and that some reader may take for an end of a line, or for nothing at all. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\ufeff]/gu;

/** A text whose only control characters are its line feeds. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) => line.replace(INVISIBLE, ' '))
    .join('\n');
}

/** A text in one line, without what cannot be seen. */
export function inOneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}
