import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Page } from '@svc/access';
import type { Answer } from '@svc/contracts';
import type { Response } from 'express';

/** Excel takes a file for UTF-8 only when it begins so; other programs skip it. */
const UTF8_MARK = '\uFEFF';

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

/** What was answered, as one cell. */
export function cellOf(answer: Answer | undefined): string | undefined {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'object' ? answer.join('; ') : answer?.toString();
}

type Cells = readonly (string | undefined)[];

/** Lines of a table: the headings, then those that `linesOf` makes of each thing, page by page. */
export async function* csvTable<T>(headings: Cells, pageAfter: (after: string | undefined) => Promise<Page<T>>, linesOf: (thing: T) => readonly Cells[]): AsyncGenerator<string> {
  yield csvLine(headings);
  let after: string | undefined;
  do {
    const page = await pageAfter(after);
    yield page.data.flatMap(linesOf).map(csvLine).join('');
    after = page.next;
  } while (after !== undefined);
}

/** Answers a table as a file, and reads on only as fast as it is taken. */
export async function sendCsv(response: Response, filename: string, lines: AsyncIterable<string>): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.attachment(filename);
  response.write(UTF8_MARK);
  await pipeline(Readable.from(lines), response);
}
