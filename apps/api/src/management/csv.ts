import { setImmediate } from 'node:timers/promises';
import type { Page } from '@svc/access';
import type { Answer } from '@svc/contracts';

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

/** An answer as one cell: `yes` or `no`, several choices as `choicesCell` writes them, anything else as it was given. */
export function cellOf(answer: Answer | undefined): string | undefined {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'object' ? choicesCell(answer) : answer?.toString();
}

/** A choice that readers of `;`-separated text would split, trim or take for a quoted one. */
const UNCLEAR_CHOICE = /[;\r\n]|^\s|\s$|^"|^$/;

/**
 * Choices as one cell, which reads back as a line of CSV with the separator `;`. They are `A; B` as long as that has one
 * reading; when a choice has none in that form, all are quoted without blanks between: `"A; B";"C"` (ADR 0103 r1).
 */
function choicesCell(choices: readonly string[]): string {
  if (!choices.some((choice) => UNCLEAR_CHOICE.test(choice))) return choices.join('; ');
  return choices.map((choice) => `"${choice.replaceAll('"', '""')}"`).join(';');
}

type Cells = readonly (string | undefined)[];
type LinesOf<T> = (thing: T) => readonly Cells[];

/** Things read at a time, and characters written at a time: each takes a few ms of the process. */
const THINGS_PER_PAGE = 200;
const PIECE_LENGTH = 32_768;

/** Yields the lines of a table in pieces: the headings, then those that `linesOf` makes of each thing, page by page. Other requests are answered between two pieces (D-116). */
export async function* csvTable<T>(
  headings: Cells,
  pageAfter: (after: string | undefined, limit: number) => Promise<Page<T>>,
  linesOf: LinesOf<T>,
): AsyncGenerator<string> {
  yield csvLine(headings);
  let after: string | undefined;
  do {
    const page = await pageAfter(after, THINGS_PER_PAGE);
    for (const piece of piecesOf(page.data, linesOf)) {
      await setImmediate();
      yield piece;
    }
    after = page.next;
  } while (after !== undefined);
}

/** Makes each piece when it is asked for: 32 KiB and the rest of the lines of one thing. */
function* piecesOf<T>(things: readonly T[], linesOf: LinesOf<T>): Generator<string> {
  let piece = '';
  for (const thing of things) {
    piece += linesOf(thing).map(csvLine).join('');
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
