import { Failed } from '../errors.mjs';

/** Marks of UTF-16 at the beginning of a file, as spreadsheets save "Unicode text". */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];
const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Reads a table: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252; cells separated by whichever of comma,
 * semicolon, tab and bar stands in its first line most often. Cells may hold line breaks and quotes.
 * @param {Uint8Array} bytes
 * @returns {Promise<{ columns: string[], rows: { row: number, cells: Record<string, string> }[] }>} `row` as a spreadsheet numbers it, the
 *   headers being 1; cells that are empty are left out, of columns of the same name the first that is not empty stands
 * @throws {Failed} when it is no table
 */
export async function readCsv(bytes) {
  const { parse } = await import('csv-parse/sync');
  const [, named, text] = /^(?:sep=(.)\r?\n)?([^]*)$/i.exec(decoded(bytes));
  try {
    const [headers = [], ...records] = parse(text, {
      delimiter: named ?? separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    const columns = headers.map((header) => header.trim());
    const rows = records.map((record, index) => ({ row: index + 2, cells: cellsOf(columns, record) }));
    return { columns: [...new Set(columns.filter(Boolean))], rows: rows.filter(({ cells }) => Object.keys(cells).length > 0) };
  } catch (error) {
    if (!String(error.code).startsWith('CSV_')) throw error;
    throw new Failed('FILE', `The file cannot be read as a table: ${error.message}.`);
  }
}

function decoded(bytes) {
  const encoding = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (encoding) return new TextDecoder(encoding.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text) {
  const [first] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counted = SEPARATORS.map((separator) => ({ separator, count: first.split(separator).length }));
  return counted.sort((one, other) => other.count - one.count)[0].separator;
}

function cellsOf(columns, record) {
  const cells = {};
  for (const [index, column] of columns.entries()) {
    const cell = record[index]?.trim();
    if (column && cell && !Object.hasOwn(cells, column)) cells[column] = cell;
  }
  return cells;
}
