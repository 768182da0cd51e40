import { EMPTIED, NOT_UNDERSTOOD, UNREADABLE } from './cell-states.mjs';
import { dateOf } from './dates.mjs';
import { flagOf } from './flags.mjs';
import { numbersOf } from './numbers.mjs';

/** A longer cell is no text of a product: the service keeps 50,000 characters. */
const LONGEST_CELL = 1_000_000;

/** Cells in which a spreadsheet has put an error, or signs for a number that its column was too narrow for. */
const SPREADSHEET_ERROR = /^#(?:[\p{Lu}\d/]+[!?]|N\/[A-Z]|N[VDAK]|#{2,})$/u;
/** Digits of an article that a spreadsheet has taken for a number, and rounded: `4.00638E+12`. */
const POWER_OF_TEN = /^\d(?:[.,]\d+)?E\+\d+$/i;

/**
 * Reads the cells of an export by its fields. Each is a value, or undefined where nothing is said: in a column that is not there, and in
 * an empty cell of a column that cannot be empty. A cell that is no value of its column is reported, and is `NOT_UNDERSTOOD`.
 */
export class CellReader {
  #leftOut;
  #headers;
  #options;
  #numbers = new Map();
  #lines = [];

  /**
   * @param {import('./left-out.mjs').LeftOut} leftOut
   * @param {Map<string, string>} headers of the fields that the file has, by field
   * @param {{ digits?: number, decimal?: '.' | ',', dates?: 'dmy' | 'mdy' | 'ymd' }} options
   */
  constructor(leftOut, headers, options) {
    this.#leftOut = leftOut;
    this.#headers = headers;
    this.#options = options;
  }

  /** Takes the lines of the file, whose columns settle the sign of their decimals: fields of a line are cells that are not empty. */
  set lines(lines) {
    this.#lines = lines;
  }

  /** Returns the cell, or `NOT_UNDERSTOOD` and reports it where it cannot be read at all. */
  checked(row, header, cell) {
    if (cell.includes(UNREADABLE)) return this.#refused(row, header, cell, 'has bytes that cannot be read, see --encoding');
    if (SPREADSHEET_ERROR.test(cell)) return this.#refused(row, header, cell, 'an error of a spreadsheet');
    if (cell.length > LONGEST_CELL) return this.#refused(row, header, cell, `longer than ${LONGEST_CELL} characters`);
    return cell;
  }

  has = (field) => this.#headers.has(field);

  /** Returns what a cell holds, and nothing where it is empty or cannot be read. */
  value(line, field) {
    return typeof line[field] === 'string' ? line[field] : undefined;
  }

  /** Returns a text, which may be empty. */
  text(line, field) {
    if (line[field] === NOT_UNDERSTOOD) return undefined;
    return line[field] ?? (this.has(field) ? EMPTIED : undefined);
  }

  /** Returns the number of an article, such as its SKU, without the apostrophe by which spreadsheets keep digits from becoming numbers. */
  code(line, field) {
    const isRounded = typeof line[field] === 'string' && POWER_OF_TEN.test(line[field]);
    if (isRounded) return void this.refuse(line, field, 'digits that a spreadsheet has rounded; format the column as text');
    const text = this.text(line, field);
    return typeof text === 'string' ? text.replace(/^'/, '') : text;
  }

  /** Returns a position in an order, counted from 0 or 1. */
  position(line, field) {
    return this.#read(line, field, (cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : this.refuse(line, field, 'not a whole number')));
  }

  /** @returns {boolean | undefined | typeof NOT_UNDERSTOOD} */
  flag(line, field) {
    return this.#read(line, field, (cell) => {
      const flag = flagOf(cell);
      return flag === NOT_UNDERSTOOD ? this.refuse(line, field, 'neither yes nor no') : flag;
    });
  }

  /** Reads one of few words. @param {Record<string, unknown>} values what each means, in small letters */
  word(line, field, values) {
    return this.#read(line, field, (cell) => {
      const word = cell.toLowerCase();
      return Object.hasOwn(values, word) ? values[word] : this.refuse(line, field, `none of ${Object.keys(values).join(', ')}`);
    });
  }

  /** Reads a number, written as `-1250.5`. @returns {string | undefined | typeof NOT_UNDERSTOOD} */
  number(line, field, { isAmount = false, least = -Infinity } = {}) {
    return this.#read(line, field, (cell) => {
      const { number, reason } = this.#numbersOf(field, isAmount)(cell);
      if (number === undefined) return this.refuse(line, field, reason);
      return Number(number) < least ? this.refuse(line, field, `below ${least}`) : number;
    });
  }

  /** @returns {string | undefined | typeof NOT_UNDERSTOOD} as `dateOf` */
  date(line, field) {
    return this.#read(line, field, (cell) => {
      const date = dateOf(cell, this.#options.dates);
      return date ?? this.refuse(line, field, 'not a date as 2026-12-31; say the order of others with --dates dmy, mdy or ymd');
    });
  }

  /** Reports a cell that was not understood. @returns {typeof NOT_UNDERSTOOD} */
  refuse(line, field, reason) {
    return this.#refused(line.row, this.#headers.get(field) ?? field, line[field], reason);
  }

  #refused(row, header, cell, reason) {
    this.#leftOut.addNotUnderstood(row, header, cell, reason);
    return NOT_UNDERSTOOD;
  }

  #read(line, field, read) {
    const cell = line[field];
    return typeof cell === 'string' ? read(cell) : cell;
  }

  #numbersOf(field, isAmount) {
    const { decimal, digits } = this.#options;
    const cells = () => this.#lines.map((line) => line[field]).filter((cell) => typeof cell === 'string');
    if (!this.#numbers.has(field)) this.#numbers.set(field, numbersOf(cells(), { decimal, ...(isAmount && { digits }) }));
    return this.#numbers.get(field);
  }
}
