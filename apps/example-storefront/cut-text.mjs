/** The beginning of a text of at most `most` UTF-16 code units, cut between whole characters as people see them. */
export function cutText(text, most) {
  if (text.length <= most) return text;
  return text.slice(0, new Intl.Segmenter('en').segment(text).containing(most).index);
}
