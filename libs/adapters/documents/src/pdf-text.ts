import type { Face } from './font-library';
import type { PdfDocument } from './pdf-document';
import type { Line, TextBlock, Typesetter } from './typesetter';

/** Position of a block of text, in points from the top left. */
export interface TextPosition {
  left: number;
  top: number;
  width: number;
  colour: string;
  /** Alignment; by default at the start of the text: on the left, on the right for text from right to left. */
  align?: 'left' | 'center' | 'right';
}

/** Share of the room beside a line that is on its left. */
const SHARE = { left: 0, center: 0.5, right: 1 };

/** Draws a typeset text, with its fonts embedded. */
export function drawText(
  document: PdfDocument,
  typesetter: Typesetter,
  { lines, isRightToLeft, size }: TextBlock,
  position: TextPosition,
): void {
  const { align = isRightToLeft ? 'right' : 'left' } = position;
  let y = position.top;
  for (const line of lines) {
    const x = position.left + Math.max(0, position.width - line.width) * SHARE[align];
    document.save();
    if (line.isCut) document.rect(x, y, position.width, line.ascent + line.descent).clip();
    document.fillColor(position.colour).fontSize(size);
    drawLine(document, typesetter, line, x, y + line.ascent, size);
    document.restore();
    y += line.ascent + line.descent;
  }
}

/**
 * Draws a line. Right-to-left text and other scripts carry their text for readers, since it cannot be derived from the order
 * of glyphs.
 */
function drawLine(document: PdfDocument, typesetter: Typesetter, { text, runs }: Line, left: number, y: number, size: number): void {
  const isPlain = runs.every(({ face, level }) => face.isBase && level === 0);
  if (!isPlain) document.markContent('Span', { actual: text });
  let x = left;
  for (const { text: characters, face, glyphs, width } of runs) {
    useFont(document, typesetter, face);
    const shape = { features: glyphs, textWidth: width * size, wordCount: 1 } as object; // as pdfkit passes it on to the font
    document.text(characters, x, y, { lineBreak: false, baseline: 'alphabetic', ...shape });
    x += width * size;
  }
  if (!isPlain) document.endMarkedContent();
}

function useFont(document: PdfDocument, typesetter: Typesetter, face: Face): void {
  document.registerFont(face.name, typesetter.fontOf(face) as unknown as PDFKit.Mixins.PDFFontSource).font(face.name);
}
