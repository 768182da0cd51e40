import type { OpenPdf } from '../pdf-document';
import { drawText } from '../pdf-text';
import type { Weight } from '../script-fonts';
import type { TextBlock } from '../typesetter';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const EDGE = 56;
export const RIGHT = PAGE.width - EDGE;
export const COLUMN = RIGHT - EDGE;
const BOTTOM = PAGE.height - EDGE;

const INK = '#1d2226';
export const QUIET = '#5a6268';
const LINE = '#d9d9d5';

export interface Lettering {
  weight?: Weight;
  size?: number;
  colour?: string;
}

/** A column of the page: its start, its width and its alignment. */
export interface Column {
  left: number;
  width: number;
  align?: 'left' | 'right';
}

export type Cell = readonly [column: Column, text: string, look?: Lettering];

/** Most lines of a text, so that the tallest script fits its page; a longer text ends with an ellipsis. */
const MOST_LINES = 24;

/** Writes rows one below the other, on a new page where the next does not fit. */
export class Rows {
  /** Writes the top of each new page. */
  onNewPage?: () => Promise<void>;
  private y: number;

  /** @param top start of the first row, in points */
  constructor(
    private readonly pdf: OpenPdf,
    top: number,
  ) {
    this.y = top;
  }

  /** @param gap below the row before */
  async add(cells: readonly Cell[], gap = 6): Promise<void> {
    const { document, typesetter } = this.pdf;
    const set: { block: TextBlock; column: Column; colour: string }[] = [];
    for (const [column, text, { weight = 'regular', size = 10, colour = INK } = {}] of cells) {
      set.push({ block: await typesetter.set(text, { weight, size, width: column.width, lines: MOST_LINES }), column, colour });
    }
    const height = Math.max(...set.map(({ block }) => block.height));
    this.y += gap;
    if (this.y + height > BOTTOM) await this.turn();
    for (const { block, column, colour } of set) drawText(document, typesetter, block, { ...column, top: this.y, colour });
    this.y += height;
  }

  /**
   * Draws a line across the page.
   * @param gap below the row before
   */
  rule(gap = 12): void {
    this.y += gap;
    if (this.y > BOTTOM) this.addPage();
    this.pdf.document.moveTo(EDGE, this.y).lineTo(RIGHT, this.y).lineWidth(0.75).stroke(LINE);
    this.y += 4;
  }

  private async turn(): Promise<void> {
    this.addPage();
    await this.onNewPage?.();
  }

  private addPage(): void {
    this.pdf.document.addPage();
    this.y = EDGE;
  }
}
