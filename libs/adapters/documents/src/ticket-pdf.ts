import type { AdmissionDay } from '@svc/contracts';
import PDFDocument from 'pdfkit';
import { drawTicket, PAGE } from './ticket-page';

/** One seat: a page of its own. */
export interface SeatSheet {
  /** Who sits there. */
  holder: string;
  /** Name of the ticket type. */
  tier: string;
  /** `Seat 2 of 3`, where there are several. */
  seat?: string;
  /** `att_…`, for whoever cannot scan. */
  ref: string;
  /** Text of the QR code. */
  code: string;
}

/** The tickets of one registration. */
export interface TicketSheets {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  title: string;
  /** With the places that guests may know. */
  days: readonly AdmissionDay[];
  seats: readonly SeatSheet[];
  /** Written into the file; the same sheets are always the same bytes. */
  issuedAt: Date;
}

const FONTS = { regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') };

/** Prints tickets, one seat on each page of A6, as a PDF whose letters are embedded (D-81). */
export async function printTickets(sheets: TicketSheets): Promise<Buffer> {
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
