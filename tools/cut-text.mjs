const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text between whole graphemes, as `cutText` of the kernel does: tools run without a build of it.
 * @param {string} text
 * @param {number} most UTF-16 code units
 * @returns {string} its beginning, well-formed
 */
export function cutText(text, most) {
  if (text.length <= most) return text.toWellFormed();
  const beginning = text.slice(0, most + 2);
  return beginning.slice(0, graphemes.segment(beginning).containing(most).index).toWellFormed();
}
