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

interface SetCell {
  block: TextBlock;
  column: Column;
  colour: string;
}

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
    const row = await this.set(cells);
    const height = Math.max(...row.map(({ block }) => block.height));
    this.y += gap;
    if (this.y + height > BOTTOM) await this.turn();
    for (const cell of row) this.draw(cell, this.y);
    this.y += height;
  }

  /**
   * Writes texts one below the other in each of several columns; in rows where a column is higher than a page.
   * @param gap above each text
   */
  async addColumns(columns: readonly (readonly Cell[])[], gap = 1): Promise<void> {
    const stacks: SetCell[][] = [];
    for (const cells of columns) stacks.push(await this.set(cells));
    const height = Math.max(...stacks.map((stack) => stack.reduce((sum, { block }) => sum + gap + block.height, 0)));
    if (EDGE + height > BOTTOM) return this.addInRows(columns, gap);
    if (this.y + height > BOTTOM) await this.turn();
    for (const stack of stacks) {
      let top = this.y;
      for (const cell of stack) {
        this.draw(cell, top + gap);
        top += gap + cell.block.height;
      }
    }
    this.y += height;
  }

  private async addInRows(columns: readonly (readonly Cell[])[], gap: number): Promise<void> {
    const most = Math.max(...columns.map(({ length }) => length));
    for (let at = 0; at < most; at += 1) {
      await this.add(
        columns.flatMap((cells) => cells.slice(at, at + 1)),
        gap,
      );
    }
  }

  private async set(cells: readonly Cell[]): Promise<SetCell[]> {
    const set: SetCell[] = [];
    for (const [column, text, { weight = 'regular', size = 10, colour = INK } = {}] of cells) {
      const block = await this.pdf.typesetter.set(text, { weight, size, width: column.width, lines: MOST_LINES });
      set.push({ block, column, colour });
    }
    return set;
  }

  private draw({ block, column, colour }: SetCell, top: number): void {
    drawText(this.pdf.document, this.pdf.typesetter, block, { ...column, top, colour });
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
