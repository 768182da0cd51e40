/**
 * Parses an absolute address; undefined for any other text. It replaces `URL.canParse`, which on Node 20 refuses every address with a
 * letter such as ü once its caller is optimized (nodejs: its fast path reads Latin-1 as UTF-8).
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
