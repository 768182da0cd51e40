import { Failed } from '../errors.mjs';
import { decode } from './decode.mjs';

const SEPARATORS = [',', ';', '\t', '|'];

/** Reads a table of bytes, whose encoding they tell, or a label of the WHATWG encoding standard; see `decode` and `readTable`. */
export const readCsv = async (bytes, label) => readTable((await decode(bytes, label)).text);

/**
 * Reads a table: cells separated by whichever of comma, semicolon, tab and bar stands in its first line most often. Cells may hold line
 * breaks and quotes.
 * @param {string} text
 * @returns {Promise<{ columns: string[], rows: { row: number, cells: Record<string, string> }[] }>} `row` as a spreadsheet numbers it, the
 *   headers being 1; cells that are empty are left out, of columns of the same name the first that is not empty stands
 * @throws {Failed} when it is no table
 */
export async function readTable(text) {
  const { parse } = await import('csv-parse/sync');
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const table = named ? text.slice(text.indexOf('\n') + 1) : text;
  try {
    const [headers = [], ...records] = parse(table, {
      delimiter: named ?? separatorOf(table),
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
