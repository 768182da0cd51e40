const MOST_KINDS = 60;
const MOST_ROWS = 8;

/** Cells that an import leaves out or changes, by column and reason, with the rows of it. */
export class LeftOut {
  #kinds = new Map();

  /**
   * @param {number | undefined} row as a spreadsheet numbers it; undefined: of the file as a whole
   * @param {string} column its header, or nothing where it is the row as a whole
   * @param {string} reason
   */
  add(row, column, reason) {
    const id = JSON.stringify([column, reason]);
    const kind = this.#kinds.get(id) ?? { column, reason, rows: [] };
    if (row !== undefined && kind.rows.at(-1) !== row) kind.rows.push(row);
    this.#kinds.set(id, kind);
  }

  /** @returns {{ leftOut: { column: string, reason: string, rows: number[], moreRows?: number }[], more?: number }} bounded, in the order found */
  summary() {
    const kinds = [...this.#kinds.values()];
    const leftOut = kinds.slice(0, MOST_KINDS).map(({ rows, ...kind }) => ({
      ...kind,
      rows: rows.slice(0, MOST_ROWS),
      ...(rows.length > MOST_ROWS && { moreRows: rows.length - MOST_ROWS }),
    }));
    return { leftOut, ...(kinds.length > MOST_KINDS && { more: kinds.length - MOST_KINDS }) };
  }
}

/**
 * Returns what was left out as people read it, a line for each kind; nothing where nothing was.
 * @param {ReturnType<LeftOut['summary']>} summary
 */
export function leftOutText({ leftOut, more }) {
  if (leftOut.length === 0) return '';
  const lines = leftOut.map(({ column, reason, rows, moreRows }) => {
    const where =
      rows.length > 0 ? ` (${rows.length > 1 ? 'rows' : 'row'} ${rows.join(', ')}${moreRows ? ` and ${moreRows} more` : ''})` : '';
    return `  ${column ? `${column}: ` : ''}${reason}${where}\n`;
  });
  return `Left out or changed\n${lines.join('')}${more ? `  and ${more} more kinds\n` : ''}`;
}
