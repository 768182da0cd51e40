import { languagesOf } from './choose-font';
import { fontLibrary } from './font-library';
import { Typesetter } from './typesetter';

export type PdfDocument = PDFKit.PDFDocument;

/** Metadata and settings of a PDF beside its pages. */
export interface PdfFacts {
  /** Width and height of a page, in points. */
  size: [width: number, height: number];
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  createdAt: Date;
  /** Texts written by people: they decide the language of Han characters, unless `language` does. */
  texts: readonly string[];
}

/** A PDF without pages, and its typesetter; fonts are embedded (D-81). */
export interface OpenPdf {
  document: PdfDocument;
  typesetter: Typesetter;
}

/** Opens a PDF. */
export async function openPdf({ size, language, title, author, createdAt, texts }: PdfFacts): Promise<OpenPdf> {
  const { default: PDFDocument } = await import('pdfkit'); // loaded with the first print: it is heavy, and most starts print none
  const typesetter = new Typesetter(fontLibrary(), [language, ...languagesOf(texts)]);
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    font: '', // none but those that are used, so that Helvetica is not named
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  return { document, typesetter };
}

/** A PDF, and the characters that no font draws, each once: marks replace them. */
export interface Print {
  pdf: Uint8Array;
  missing: readonly string[];
}

/** Ends a PDF. */
export async function printOf({ document, typesetter }: OpenPdf): Promise<Print> {
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return { pdf: Buffer.concat(chunks), missing: typesetter.missing };
}

/** The service's own colour, for merchants who have chosen none. */
const PLAIN = '#16535e';

/** Returns a merchant's colour as `#rrggbb`; print ignores transparency. */
export function printColour(colour: string | undefined): string {
  const digits = (colour ?? PLAIN).slice(1);
  return digits.length < 6 ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}` : `#${digits.slice(0, 6)}`;
}
