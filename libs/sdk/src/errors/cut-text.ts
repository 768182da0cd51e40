/**
 * Returns the beginning of a text, at most `most` UTF-16 code units, cut between whole graphemes where the platform supports it, and never
 * within a surrogate pair.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most + 2);
  const end = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en').segment(beginning).containing(most)!.index : most;
  return beginning.slice(0, end).replace(/[\ud800-\udbff]$/, '');
}
