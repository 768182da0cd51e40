import { setImmediate } from 'node:timers/promises';
import type { Page } from '@svc/access';
import type { Answer } from '@svc/contracts';
import { currencyExponent } from '@svc/kernel';

/** Start of a cell that spreadsheets read as a formula, with or without leading white space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * Returns one line of CSV (RFC 4180), ended by CRLF. A cell that a spreadsheet would compute gets a leading apostrophe, so that input of
 * guests is never run on the merchant's machine. Phone numbers keep their `+` by it, too.
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

/** Returns an amount in minor units as a decimal of its currency, exactly: `12.50`, `4200`, `0.005`. */
export function amountCell(minor: number, currency: string): string {
  const digits = currencyExponent(currency);
  if (digits === 0) return `${minor}`;
  const text = `${Math.abs(minor)}`.padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns an answer as one cell: `yes` or `no`, several choices as `choicesCell` writes them, anything else unchanged. */
export function cellOf(answer: Answer | undefined): string | undefined {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'object' ? choicesCell(answer) : answer?.toString();
}

/** Choice that readers of `;`-separated text would split, trim or unquote. */
const UNCLEAR_CHOICE = /[;\r\n]|^\s|\s$|^"|^$/;

/**
 * Returns choices as one cell that reads back as a line of CSV with the separator `;`. The form is `A; B` while it has one reading. When
 * a choice is ambiguous in that form, all are quoted, without blanks between: `"A; B";"C"` (ADR 0103 r1).
 */
function choicesCell(choices: readonly string[]): string {
  if (!choices.some((choice) => UNCLEAR_CHOICE.test(choice))) return choices.join('; ');
  return choices.map((choice) => `"${choice.replaceAll('"', '""')}"`).join(';');
}

type Cells = readonly (string | undefined)[];
type LinesOf<T> = (thing: T) => readonly Cells[];

/** Things per read, and characters per write: each takes a few ms of the process. */
const THINGS_PER_PAGE = 200;
const PIECE_LENGTH = 32_768;

/**
 * Yields the lines of a table in pieces: the headings, then the lines that `linesOf` returns for each thing, page by page. Other requests
 * are served between two pieces (D-116).
 */
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

/** Yields pieces on demand: 32 KiB plus the remaining lines of one thing. */
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
