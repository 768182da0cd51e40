/** Texts in which a semicolon ends nothing: comments, strings, quoted names and bodies of functions. */
const OPAQUE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1/g;

/** Returns the statements of a text, as it separates them by semicolons, without empty ones. Strings escape quotes by doubling them. */
export function splitStatements(text: string): string[] {
  const ends: number[] = [];
  let from = 0;
  const lookForEnds = (until: number) => {
    for (let at = text.indexOf(';', from); at >= 0 && at < until; at = text.indexOf(';', at + 1)) ends.push(at);
  };
  for (const { 0: opaque, index } of text.matchAll(OPAQUE)) {
    lookForEnds(index);
    from = index + opaque.length;
  }
  lookForEnds(text.length);
  return [...ends, text.length].map((end, place) => text.slice(place === 0 ? 0 : ends[place - 1]! + 1, end).trim()).filter(hasCode);
}

const hasCode = (statement: string) => withoutComments(statement).trim() !== '';

/** Returns a statement without its comments, but for those in strings. */
export const withoutComments = (statement: string): string =>
  statement.replace(OPAQUE, (opaque) => (opaque.startsWith('--') || opaque.startsWith('/*') ? ' ' : opaque));
