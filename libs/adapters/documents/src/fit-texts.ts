import type { Weight } from './script-fonts';
import type { TextBlock, Typesetter } from './typesetter';

/** A text below the one before. */
export interface StackedText {
  text: string;
  /** Distance from the text above, in points. */
  gap: number;
  weight?: Weight;
  size: number;
  colour?: string;
  /** Most lines, by default 1; a longer text ends with an ellipsis. */
  lines?: number;
}

/** Typeset texts, each with its distance from the top of the first. */
export interface FittedTexts {
  blocks: { block: TextBlock; y: number; colour?: string }[];
  height: number;
  /** Factor of their sizes. */
  scale: number;
}

/** Factors by which the text size is reduced, one after the other: some scripts need much height. */
const SCALES = [1, 0.92, 0.85, 0.77, 0.7, 0.62, 0.55, 0.47, 0.4, 0.3];

/** Sets texts one below the other, as large as their room allows, up to their own size. */
export async function fitTexts(
  typesetter: Typesetter,
  texts: readonly StackedText[],
  room: { width: number; height: number },
): Promise<FittedTexts> {
  let fitted: FittedTexts = { blocks: [], height: Infinity, scale: 1 };
  for (const scale of SCALES) {
    if (fitted.height <= room.height) break;
    fitted = { blocks: [], height: 0, scale };
    for (const { text, gap, size, weight = 'regular', lines = 1, colour } of texts) {
      const block = await typesetter.set(text, { weight, size: size * scale, width: room.width, lines });
      const y = fitted.height + gap * scale;
      fitted.blocks.push({ block, y, colour });
      fitted.height = y + block.height;
    }
  }
  return fitted;
}
