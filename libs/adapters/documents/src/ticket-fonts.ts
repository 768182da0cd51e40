import type { Font } from 'fontkit';

const FILES = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** Fonts as pdfkit takes them for one document. */
export interface TicketFonts {
  regular: PDFKit.Mixins.PDFFontSource;
  bold: PDFKit.Mixins.PDFFontSource;
}

let parsed: Promise<Record<keyof TicketFonts, Font>> | undefined;

/**
 * The fonts of tickets for one document. A thread reads and parses them once; every document gets glyphs of its own, since
 * a glyph remembers the characters that it was first drawn for, which end up in the document.
 */
export async function ticketFonts(): Promise<TicketFonts> {
  const { regular, bold } = await (parsed ??= parse());
  return { regular: forOneDocument(regular), bold: forOneDocument(bold) };
}

async function parse(): Promise<Record<keyof TicketFonts, Font>> {
  const { openSync } = await import('fontkit'); // with the first ticket, as pdfkit is
  return { regular: openSync(FILES.regular), bold: openSync(FILES.bold) };
}

/** Shares the tables of the parsed font. pdfkit takes parsed fonts, which its types do not know. */
function forOneDocument(font: Font): PDFKit.Mixins.PDFFontSource {
  return Object.create(font, { _glyphs: { value: {}, writable: true } }) as PDFKit.Mixins.PDFFontSource;
}
