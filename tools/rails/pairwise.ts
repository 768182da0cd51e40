import { faultMatrix } from './fault-matrix.contract';
import type { Rail } from './rail';

/** A cell of the matrix on one rail, by the factors of which every pair is played. */
export interface MatrixCell {
  title: string;
  rail: string;
  at: string;
  trouble: string;
  /** End of the case, as text. */
  ending: string;
}

/** Every cell on every rail, in the order in which they are declared. */
export function wholeMatrix(rails: readonly Rail[]): MatrixCell[] {
  return rails.flatMap((rail) => {
    const cells: MatrixCell[] = [];
    faultMatrix(rail, {
      describe: (_name, declare) => declare(),
      it: (title, traits, ending) => cells.push({ title, rail: rail.name, ...traits, ending: JSON.stringify(ending) }),
    });
    return cells;
  });
}

/** The aims that a cut has to reach by a cell: the cell itself (cells of one title count as one), and each pair of its factors. */
export function aimsOf<Cell extends { title: string }>({ title, ...factors }: Cell): string[] {
  const named = Object.entries(factors).map(([factor, value]) => `${factor}=${value}`);
  return [title, ...named.flatMap((one, index) => named.slice(index + 1).map((other) => `${one} & ${other}`))];
}

/** Each value of a factor by itself: the aims of the smallest cut. */
export function valuesOf<Cell extends { title: string }>({ title: _, ...factors }: Cell): string[] {
  return Object.entries(factors).map(([factor, value]) => `${factor}=${value}`);
}

/**
 * Few cells that play every title and every pair of factors that the whole plays; of the fault matrix, every cell on some rail, and
 * every pair of rail, step, trouble and ending.
 */
export const cutPairwise = <Cell extends { title: string }>(whole: readonly Cell[]): Cell[] => cutTo(whole, aimsOf);

/** Returns few cells that reach every aim of the whole. The cell that reaches most of the missing aims comes next, of equals the first: the same cut each time. */
export function cutTo<Cell>(whole: readonly Cell[], aims: (cell: Cell) => string[]): Cell[] {
  const missing = new Set(whole.flatMap(aims));
  const gain = (cell: Cell) => aims(cell).filter((aim) => missing.has(aim)).length;
  const cut: Cell[] = [];
  while (missing.size > 0) {
    const next = whole.reduce((best, cell) => (gain(cell) > gain(best) ? cell : best));
    for (const aim of aims(next)) missing.delete(aim);
    cut.push(next);
  }
  return cut;
}
