import type { TicketSheets } from '@svc/notifications';
import type { ReceiptSheet } from '@svc/orders';
import type { QrDrawing } from '@svc/ticketing';
import { openPdf, type Print, printOf } from './pdf-document';
import { openCover, openLogo, type WithPictures } from './print-pictures';
import { printReceipt } from './print-receipt';
import { COVER_ROOM, drawTicket, LOGO_ROOM, PAGE } from './tickets/draw-ticket';
import { drawQrCode } from './tickets/qr-code';

/** Prints tickets, one seat on each page of A6, as a PDF whose fonts are embedded (D-81, D-138). */
export async function printTickets(sheets: WithPictures<TicketSheets>): Promise<Print> {
  const { locale, title, merchant, seats, issuedAt, pictures = {} } = sheets;
  const pdf = await openPdf({
    size: [PAGE.width, PAGE.height],
    language: locale ?? 'en',
    title,
    author: merchant,
    createdAt: issuedAt,
    texts: [
      title,
      merchant,
      ...seats.flatMap(({ holder, tier, days }) => [holder, tier, ...days.map(({ location }) => location?.city ?? '')]),
    ],
  });
  const logo = await openLogo(pdf.document, pictures.logo, LOGO_ROOM);
  const cover = await openCover(pdf.document, pictures.cover, COVER_ROOM);
  for (const seat of seats) {
    pdf.document.addPage();
    await drawTicket(pdf, sheets, seat, { logo, cover });
  }
  return printOf(pdf);
}

/** A printer that works in the calling thread: the code of a worker thread. */
export const printHere = {
  tickets: (sheets: WithPictures<TicketSheets>): Promise<Print> => printTickets(sheets),
  receipt: (sheet: WithPictures<ReceiptSheet>): Promise<Print> => printReceipt(sheet),
  code: async (text: string): Promise<QrDrawing> => drawQrCode(text),
};
