/**
 * The name that was probably meant: the one with the fewest letters to change, as long as those are few for its length.
 * @param {string} written
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function nearest(written, names) {
  const [best] = names
    .map((name) => ({ name, away: distance(written, name) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.away - other.away);
  return best?.name;
}

/** `Did you mean …?` after a space, or nothing. */
export function didYouMean(written, names) {
  const name = nearest(written, names);
  return name ? ` Did you mean "${name}"?` : '';
}

/** Counts the letters that are put in, taken out or replaced between two words; two neighbours that changed places are one. */
function distance(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = rows[i - 1][j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? rows[i - 2][j - 2] + 1 : Infinity;
      row.push(Math.min(replaced, swapped, rows[i - 1][j] + 1, row[j - 1] + 1));
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}
