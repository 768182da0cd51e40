import { setImmediate } from 'node:timers/promises';
import type { Page } from '@svc/access';
import { cutText, InvalidInput } from '@svc/kernel';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Most rows of a sheet below its headings (D-162). */
export const MOST_ROWS = 100_000;
/** Most characters of a cell that spreadsheets take. */
const MOST_OF_CELL = 32_767;
const THINGS_PER_PAGE = 200;
const PIECE_LENGTH = 65_536;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NAMESPACE = 'http://schemas.openxmlformats.org';
const MAIN = `${NAMESPACE}/spreadsheetml/2006/main`;
const RELATED = `${NAMESPACE}/officeDocument/2006/relationships`;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook of one sheet, beside the sheet, by their paths, as the standard ECMA-376 has them. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="Table" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

type Cells = readonly (string | undefined)[];

/** A table for spreadsheets: its headings, the ones of columns that hold numbers, and its things, page by page. */
export interface SheetSource<T> {
  headings: readonly string[];
  numbers: readonly string[];
  pageAfter: (after: string | undefined, limit: number) => Promise<Page<T>>;
  linesOf: (thing: T) => readonly Cells[];
}

/**
 * Returns a table as an XLSX file, whose cells are text but for the columns of numbers, so that no spreadsheet changes `1-2`, `1E5` or `0123`. It
 * holds the compressed file alone, and others are served between two pieces (D-116).
 * @throws InvalidInput for more rows than a sheet may have
 */
export async function xlsxFile<T>({ headings, numbers, pageAfter, linesOf }: SheetSource<T>): Promise<Uint8Array> {
  const sheet = new Sheet(headings.map((heading, column) => numbers.includes(heading) && headings.indexOf(heading) === column));
  sheet.add([headings], false);
  let after: string | undefined;
  do {
    const page = await pageAfter(after, THINGS_PER_PAGE);
    for (const thing of page.data) {
      sheet.add(linesOf(thing));
      if (sheet.isPiece) await sheet.flushInTurn();
    }
    after = page.next;
  } while (after !== undefined);
  return sheet.end();
}

/** A sheet on its way into a file. */
class Sheet {
  private readonly chunks: Uint8Array[] = [];
  private readonly zip: Zip;
  private readonly part = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  private rows = 0;
  private xml = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;

  constructor(private readonly isNumber: readonly boolean[]) {
    this.zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.chunks.push(chunk);
    });
    for (const [path, text] of Object.entries(PARTS)) {
      const part = new ZipDeflate(path, { level: 6 });
      this.zip.add(part);
      part.push(strToU8(HEAD + text), true);
    }
    this.zip.add(this.part);
  }

  add(lines: readonly Cells[], withNumbers = true): void {
    for (const cells of lines) {
      if (withNumbers && (this.rows += 1) > MOST_ROWS) throw new TooManyRows();
      this.xml += `<row>${cells.map((cell, column) => cellOf(cell, withNumbers && this.isNumber[column])).join('')}</row>`;
    }
  }

  /** True when a piece is ready that takes a few ms of the process to compress. */
  get isPiece(): boolean {
    return this.xml.length > PIECE_LENGTH;
  }

  async flushInTurn(): Promise<void> {
    await setImmediate();
    this.flush();
  }

  private flush(isLast = false): void {
    this.part.push(strToU8(this.xml), isLast);
    this.xml = '';
  }

  end(): Uint8Array {
    this.xml += '</sheetData></worksheet>';
    this.flush(true);
    this.zip.end();
    return Buffer.concat(this.chunks);
  }
}

/** Thrown for a table that has more rows than a sheet may have. */
export class TooManyRows extends InvalidInput {
  constructor() {
    super(
      `The table has more than ${MOST_ROWS.toLocaleString('en')} rows. Narrow it by a filter, such as from and to, or take it as CSV, which has no limit.`,
      { reason: 'too_many_rows' },
    );
  }
}

function cellOf(cell: string | undefined, isNumber = false): string {
  if (cell === undefined || cell === '') return '<c/>';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(cell)) return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cutText(cell, MOST_OF_CELL))}</t></is></c>`;
}

/** Characters that XML cannot hold, among them halves of surrogate pairs. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Returns a text as XML. What spreadsheets would read as a character of its own, `_x0041_`, begins with one that is written so. */
const escaped = (text: string): string =>
  text
    .replace(NO_XML, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (character) => MARKUP[character]!);
