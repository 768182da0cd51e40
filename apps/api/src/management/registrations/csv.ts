/** Excel takes a file for UTF-8 only when it begins so; other programs skip it. */
export const UTF8_MARK = '\uFEFF';

/** What a spreadsheet takes for a formula when a cell begins with it, white space before it or not. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * One line of CSV (RFC 4180), ended by CRLF. A cell that a spreadsheet would compute stands behind an apostrophe,
 * so that what a guest typed is never run on the merchant's machine; phone numbers keep their `+` by it, too.
 */
export function csvLine(cells: readonly (string | undefined)[]): string {
  return `${cells.map((cell) => quoted(harmless(cell ?? ''))).join(',')}\r\n`;
}

function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
