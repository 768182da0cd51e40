import { ticketFonts } from './ticket-fonts';

export type PdfDocument = PDFKit.PDFDocument;

/** What is written into a PDF beside its pages. */
export interface PdfFacts {
  /** Width and height of a page, in points. */
  size: [width: number, height: number];
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  createdAt: Date;
}

/** A PDF without pages, whose fonts `regular` and `bold` are embedded (D-81). */
export async function openPdf({ size, language, title, author, createdAt }: PdfFacts): Promise<PdfDocument> {
  const { default: PDFDocument } = await import('pdfkit'); // with the first print: it is heavy, and most starts print none
  const fonts = await ticketFonts();
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    font: fonts.regular as string, // pdfkit takes here what it takes to register; its types name paths alone
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  return document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
}

/** Ends a PDF and answers its bytes. */
export async function bytesOfPdf(document: PdfDocument): Promise<Buffer> {
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The service's own colour, where a merchant has chosen none. */
const PLAIN = '#16535e';

/** A merchant's colour as `#rrggbb`; print has nothing that could shine through. */
export function printColour(colour: string | undefined): string {
  const digits = (colour ?? PLAIN).slice(1);
  return digits.length < 6 ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}` : `#${digits.slice(0, 6)}`;
}
