import { inkOn } from '@svc/contracts';
import type { ReceiptSheet } from '@svc/orders';
import { openPdf, type OpenPdf, type Print, printColour, printOf } from './pdf-document';
import { drawText } from './pdf-text';
import type { Weight } from './script-fonts';
import type { TextBlock } from './typesetter';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 56;
const BAND = 64;
const RIGHT = PAGE.width - EDGE;
const COLUMN = RIGHT - EDGE;
const BOTTOM = PAGE.height - EDGE;
/** Width of amounts, and of the names of facts. */
const AMOUNT = 130;
const NAME = 110;

const INK = '#1d2226';
const QUIET = '#5a6268';
const LINE = '#d9d9d5';

interface Lettering {
  weight?: Weight;
  size?: number;
  colour?: string;
}

/** A column of the page: its start, its width and its alignment. */
interface Column {
  left: number;
  width: number;
  align?: 'left' | 'right';
}

const WHOLE: Column = { left: EDGE, width: COLUMN };
const TEXT: Column = { left: EDGE, width: COLUMN - AMOUNT - 12 };
const AMOUNTS: Column = { left: RIGHT - AMOUNT, width: AMOUNT, align: 'right' };
const FACT_NAMES: Column = { left: EDGE, width: NAME };
const FACT_VALUES: Column = { left: EDGE + NAME + 12, width: COLUMN - NAME - 12 };

type Cell = readonly [column: Column, text: string, look?: Lettering];

/** Most lines of a text, so that the tallest script fits its page; a longer text ends with an ellipsis. */
const MOST_LINES = 24;

/** Writes rows one below the other, on a new page where the next does not fit. */
class Rows {
  private y = BAND + 36;

  constructor(private readonly pdf: OpenPdf) {}

  /** @param gap below the row before */
  async add(cells: readonly Cell[], gap = 6): Promise<void> {
    const { document, typesetter } = this.pdf;
    const set: { block: TextBlock; column: Column; colour: string }[] = [];
    for (const [column, text, { weight = 'regular', size = 10, colour = INK } = {}] of cells) {
      set.push({ block: await typesetter.set(text, { weight, size, width: column.width, lines: MOST_LINES }), column, colour });
    }
    const height = Math.max(...set.map(({ block }) => block.height));
    this.y += gap;
    if (this.y + height > BOTTOM) this.turn();
    for (const { block, column, colour } of set) drawText(document, typesetter, block, { ...column, top: this.y, colour });
    this.y += height;
  }

  /** Draws a line across the page. */
  rule(): void {
    this.y += 12;
    if (this.y > BOTTOM) this.turn();
    this.pdf.document.moveTo(EDGE, this.y).lineTo(RIGHT, this.y).lineWidth(0.75).stroke(LINE);
    this.y += 4;
  }

  private turn(): void {
    this.pdf.document.addPage();
    this.y = EDGE;
  }
}

/** Prints a receipt on pages of A4 as a PDF whose fonts are embedded (D-81, D-138). */
export async function printReceipt(sheet: ReceiptSheet): Promise<Print> {
  const { merchant, title, language, issuedAt, facts, lines, sums, notes } = sheet;
  const pdf = await openPdf({
    size: [PAGE.width, PAGE.height],
    language,
    title: `${title} · ${merchant}`,
    author: merchant,
    createdAt: issuedAt,
    texts: [merchant, ...facts.map(({ value }) => value), ...lines.map(({ text }) => text)],
  });
  pdf.document.addPage();
  await drawBand(pdf, sheet);
  const rows = new Rows(pdf);
  await rows.add([[WHOLE, title, { weight: 'bold', size: 20 }]], 0);
  for (const [index, { name, value }] of facts.entries()) {
    await rows.add(
      [
        [FACT_NAMES, name, { colour: QUIET }],
        [FACT_VALUES, value],
      ],
      index === 0 ? 14 : 4,
    );
  }
  rows.rule();
  for (const { text, detail, amount } of lines) {
    await rows.add(
      [
        [TEXT, text, { weight: 'bold' }],
        [AMOUNTS, amount],
      ],
      10,
    );
    if (detail) await rows.add([[TEXT, detail, { size: 9, colour: QUIET }]], 2);
  }
  rows.rule();
  for (const { name, amount, isMain } of sums) {
    const look: Lettering = isMain ? { weight: 'bold', size: 11 } : {};
    await rows.add([
      [TEXT, name, isMain ? look : { colour: QUIET }],
      [AMOUNTS, amount, look],
    ]);
  }
  if (notes.length > 0) rows.rule();
  for (const note of notes) await rows.add([[WHOLE, note, { size: 9, colour: QUIET }]], 4);
  return printOf(pdf);
}

async function drawBand({ document, typesetter }: OpenPdf, { merchant, colour }: ReceiptSheet): Promise<void> {
  const band = printColour(colour);
  document.rect(0, 0, PAGE.width, BAND).fill(band);
  const block = await typesetter.set(merchant, { weight: 'bold', size: 16, width: COLUMN, lines: 1 });
  drawText(document, typesetter, block, { ...WHOLE, top: (BAND - block.height) / 2, colour: inkOn(band) });
}
