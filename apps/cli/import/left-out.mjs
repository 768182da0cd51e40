import { cutText } from '../../../tools/cut-text.mjs';
import { UNREADABLE } from './cell-states.mjs';

const MOST_KINDS = 60;
const MOST_ROWS = 8;
/** Cells that were not understood are looked up one by one, so that more of their rows are listed. */
const MOST_ROWS_TO_FIX = 40;
const MOST_EXAMPLES = 3;
const LONGEST_EXAMPLE = 40;

/** Cells that an import does not understand, leaves out or changes, by column and reason, with the rows of it. */
export class LeftOut {
  #kinds = new Map();

  /**
   * @param {number | undefined} row as a spreadsheet numbers it; undefined: of the file as a whole
   * @param {string} column its header, or nothing where it is the row as a whole
   * @param {string} reason
   */
  add(row, column, reason) {
    this.#add(row, { column, reason });
  }

  /** Adds a cell that is no value of its column: it changes nothing. */
  addNotUnderstood(row, column, cell, reason) {
    const { cells } = this.#add(row, { column, reason, isNotUnderstood: true, cells: [] });
    const example = cutText(cell.replaceAll(UNREADABLE, '\ufffd').replace(/[\p{Cc}\s]+/gu, ' '), LONGEST_EXAMPLE);
    if (cells.length < MOST_EXAMPLES && !cells.includes(example)) cells.push(example);
  }

  #add(row, made) {
    const id = JSON.stringify([made.column, made.reason]);
    const kind = this.#kinds.get(id) ?? { ...made, rows: [] };
    if (row !== undefined && kind.rows.at(-1) !== row) kind.rows.push(row);
    this.#kinds.set(id, kind);
    return kind;
  }

  /**
   * @returns {{ leftOut: { column: string, reason: string, rows: number[], isNotUnderstood?: true, cells?: string[], moreRows?: number }[],
   *   more?: number }} bounded, in the order found, cells that were not understood first
   */
  summary() {
    const kinds = [...this.#kinds.values()];
    const sortedKinds = [
      ...kinds.filter(({ isNotUnderstood }) => isNotUnderstood),
      ...kinds.filter(({ isNotUnderstood }) => !isNotUnderstood),
    ];
    const leftOut = sortedKinds.slice(0, MOST_KINDS).map(({ rows, ...kind }) => {
      const most = kind.isNotUnderstood ? MOST_ROWS_TO_FIX : MOST_ROWS;
      const numbers = [...new Set(rows)].sort((one, other) => one - other);
      return { ...kind, rows: numbers.slice(0, most), ...(numbers.length > most && { moreRows: numbers.length - most }) };
    });
    return { leftOut, ...(kinds.length > MOST_KINDS && { more: kinds.length - MOST_KINDS }) };
  }
}

/**
 * Returns what was not understood, and what was left out, as people read it, a line for each kind; nothing where nothing was.
 * @param {ReturnType<LeftOut['summary']>} summary
 */
export function leftOutText({ leftOut, more }) {
  const [unclear, others] = [true, false].map((is) => leftOut.filter(({ isNotUnderstood = false }) => isNotUnderstood === is).map(lineOf));
  const rest = more ? `  and ${more} more kinds\n` : '';
  return [
    unclear.length > 0 && `Not understood: these cells change nothing\n${unclear.join('')}`,
    (others.length > 0 || more) && `Left out or changed\n${others.join('')}${rest}`,
  ]
    .filter(Boolean)
    .join('');
}

function lineOf({ column, reason, rows, moreRows, cells }) {
  const examples = cells ? `: ${cells.map((cell) => `"${cell}"`).join(', ')}` : '';
  const where =
    rows.length > 0 ? ` (${rows.length > 1 ? 'rows' : 'row'} ${rows.join(', ')}${moreRows ? ` and ${moreRows} more` : ''})` : '';
  return `  ${column ? `${column}: ` : ''}${reason}${examples}${where}\n`;
}
