import { inkOn } from '@svc/contracts';
import type { ReceiptSheet } from '@svc/orders';
import { bytesOfPdf, openPdf, type PdfDocument, printColour } from './pdf-document';
import { inOneLine } from './plain-text';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 56;
const BAND = 64;
const RIGHT = PAGE.width - EDGE;
const COLUMN = RIGHT - EDGE;
const BOTTOM = PAGE.height - EDGE;
/** Of amounts, and of the names of facts. */
const AMOUNT = 130;
const NAME = 110;

const INK = '#1d2226';
const QUIET = '#5a6268';
const LINE = '#d9d9d5';

interface Lettering {
  font?: 'regular' | 'bold';
  size?: number;
  colour?: string;
}

/** A column of the page: where it begins, how wide it is, to which side its text goes. */
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

/** Writes rows one below the other, on a new page where the next does not fit. */
class Rows {
  private y = BAND + 36;

  constructor(private readonly document: PdfDocument) {}

  /** @param gap below the row before */
  add(cells: readonly Cell[], gap = 6): void {
    const heights = cells.map(([column, text, look]) => this.styled(look).heightOfString(inOneLine(text), { width: column.width }));
    const height = Math.max(...heights);
    this.y += gap;
    if (this.y + height > BOTTOM) this.turn();
    for (const [column, text, look] of cells)
      this.styled(look).text(inOneLine(text), column.left, this.y, { width: column.width, align: column.align ?? 'left' });
    this.y += height;
  }

  /** A line across the page. */
  rule(): void {
    this.y += 12;
    if (this.y > BOTTOM) this.turn();
    this.document.moveTo(EDGE, this.y).lineTo(RIGHT, this.y).lineWidth(0.75).stroke(LINE);
    this.y += 4;
  }

  private turn(): void {
    this.document.addPage();
    this.y = EDGE;
  }

  private styled({ font = 'regular', size = 10, colour = INK }: Lettering = {}): PdfDocument {
    return this.document.font(font).fontSize(size).fillColor(colour);
  }
}

/** Prints a receipt on pages of A4 as a PDF whose fonts are embedded (D-81). */
export async function printReceipt(sheet: ReceiptSheet): Promise<Buffer> {
  const { merchant, title, language, issuedAt, facts, lines, sums, notes } = sheet;
  const document = await openPdf({
    size: [PAGE.width, PAGE.height],
    language,
    title: `${title} · ${merchant}`,
    author: merchant,
    createdAt: issuedAt,
  });
  drawBand(document.addPage(), sheet);
  const rows = new Rows(document);
  rows.add([[WHOLE, title, { font: 'bold', size: 20 }]], 0);
  facts.forEach(({ name, value }, index) =>
    rows.add(
      [
        [FACT_NAMES, name, { colour: QUIET }],
        [FACT_VALUES, value],
      ],
      index === 0 ? 14 : 4,
    ),
  );
  rows.rule();
  for (const { text, detail, amount } of lines) {
    rows.add(
      [
        [TEXT, text, { font: 'bold' }],
        [AMOUNTS, amount],
      ],
      10,
    );
    if (detail) rows.add([[TEXT, detail, { size: 9, colour: QUIET }]], 2);
  }
  rows.rule();
  for (const { name, amount, isMain } of sums) {
    const look: Lettering = isMain ? { font: 'bold', size: 11 } : {};
    rows.add([
      [TEXT, name, isMain ? look : { colour: QUIET }],
      [AMOUNTS, amount, look],
    ]);
  }
  if (notes.length > 0) rows.rule();
  for (const note of notes) rows.add([[WHOLE, note, { size: 9, colour: QUIET }]], 4);
  return bytesOfPdf(document);
}

function drawBand(document: PdfDocument, { merchant, colour }: ReceiptSheet): void {
  const band = printColour(colour);
  document.rect(0, 0, PAGE.width, BAND).fill(band);
  document.font('bold').fontSize(16).fillColor(inkOn(band));
  document.text(inOneLine(merchant), EDGE, (BAND - document.currentLineHeight()) / 2, {
    width: COLUMN,
    height: document.currentLineHeight(true) + 0.5,
    ellipsis: true,
  });
}
