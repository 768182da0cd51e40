/**
 * Writes a table as exports do, with cells quoted where they must be.
 * @param {string[]} columns
 * @param {Record<string, unknown>[]} rows
 * @param {{ separator?: string, lineEnd?: string }} form
 */
export function csvOf(columns, rows, { separator = ',', lineEnd = '\n' } = {}) {
  const cell = (value = '') => (/[",;\t\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((cells) => cells.map(cell).join(separator) + lineEnd).join('');
}
