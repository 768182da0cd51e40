import type { TicketSheets } from '@svc/notifications';
import { drawTicket, PAGE } from './draw-ticket';

const FONTS = { regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') };

/** Prints tickets, one seat on each page of A6, as a PDF whose letters are embedded (D-81). */
export async function printTickets(sheets: TicketSheets): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit'); // with the first ticket: it is heavy, and most starts print none
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    font: FONTS.regular,
    lang: 'en',
    displayTitle: true,
    info: { Title: sheets.title, Author: sheets.merchant, CreationDate: sheets.issuedAt },
  });
  document.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  for (const seat of sheets.seats) drawTicket(document.addPage(), sheets, seat);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
