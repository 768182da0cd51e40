import { type QrDrawing, QUIET_MODULES } from '@svc/ticketing';
import { create } from 'qrcode';
import { type AdmissionDay, inkOn, localTimeText, placeLines } from '@svc/contracts';
import type { SeatSheet, TicketSheets } from '@svc/notifications';
import type { ReceiptSheet } from '@svc/orders';
import { bytesOfPdf, openPdf, type PdfDocument, printColour } from './pdf-document';
import { inOneLine } from './plain-text';
import { printReceipt } from './print-receipt';
import { ticketWordsOf } from './ticket-words';

/** Still read when a seventh of it is creased or smeared. */
const CORRECTION = 'M';

/** Draws a QR code as an outline, a stroke for each run of dark modules. */
export function drawQrCode(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: CORRECTION });
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(y, modules.size, (x) => modules.get(y, x) === 1));
  return { size: modules.size, path: rows.join('') };
}

function rowPath(y: number, size: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    const start = x;
    while (x < size && isDark(x)) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}

/** A6, in points. */
const PAGE = { width: 297.64, height: 419.53 };
const POINTS_PER_MM = 72 / 25.4;
const EDGE = 20;
const COLUMN = PAGE.width - 2 * EDGE;
const BAND = 42;
/** Of the code itself, without the quiet around it; at least 30 mm. */
const CODE_MM = 44;
const CODE_FOOT = 392;
const DAYS_SHOWN = 2;

/** As it is written where nothing is known of who reads it. */
const USUAL = 'en-GB';

const INK = '#1d2226';
const QUIET = '#5a6268';

interface Lettering {
  font?: 'regular' | 'bold';
  size: number;
  colour?: string;
  /** Lines it may take; what does not fit ends with an ellipsis. */
  lines?: number;
  align?: 'left' | 'center';
}

/** Draws one seat onto the page at hand: whose event, what, when, where, who, and the code for the door. */
function drawTicket(document: PdfDocument, sheets: TicketSheets, seat: SeatSheet): void {
  const band = printColour(sheets.colour);
  document.rect(0, 0, PAGE.width, BAND).fill(band);
  write(document, sheets.merchant, 14, { font: 'bold', size: 11, colour: inkOn(band) });

  let y = write(document, sheets.title, BAND + 14, { font: 'bold', size: 15, lines: 2 }) + 6;
  y = writeDays(document, seat.days, y, sheets.locale);

  y = write(document, seat.holder, y + 9, { font: 'bold', size: 11 });
  write(document, [seat.tier, seat.seat].filter(Boolean).join(' · '), y + 1, { size: 8.5 });

  drawCode(document, seat.code);
  write(document, seat.ref, CODE_FOOT + 8, { size: 6.5, colour: QUIET, align: 'center' });
}

/** The first days, with the place of each, or one for all where it is the same. */
function writeDays(document: PdfDocument, days: readonly AdmissionDay[], top: number, locale = USUAL): number {
  const shown = days.slice(0, DAYS_SHOWN).map((day) => ({ day, place: placeLines(day.location, locale).join(', ') }));
  const samePlace = shown.every(({ place }) => place === shown[0]!.place);
  let y = top;
  for (const { day, place } of shown) {
    y = writeDay(document, day, y, locale);
    if (place && !samePlace) y = write(document, place, y, { size: 8, colour: QUIET }) + 2;
  }
  const more = days.length - shown.length;
  if (more > 0) y = write(document, ticketWordsOf(locale).moreDays(more), y, { size: 8, colour: QUIET });
  if (shown[0]?.place && samePlace) y = write(document, shown[0].place, y + 3, { size: 8, colour: QUIET, lines: 2 });
  return y;
}

function writeDay(document: PdfDocument, day: AdmissionDay, top: number, locale: string): number {
  const { date, time, zone } = localTimeText(day, locale);
  const name = day.label ? `${day.label}: ${date}` : date;
  const y = write(document, name, top, { size: 9, lines: 2 });
  return write(document, time === undefined ? ticketWordsOf(locale).allDay : `${time} (${zone})`, y, { size: 9, lines: 2 }) + 2;
}

/** Writes a text across the page and answers where it ends. */
function write(
  document: PdfDocument,
  text: string,
  y: number,
  { font = 'regular', size, colour = INK, lines = 1, align = 'left' }: Lettering,
): number {
  const shown = inOneLine(text);
  document.font(font).fontSize(size).fillColor(colour);
  const height = Math.min(document.heightOfString(shown, { width: COLUMN }), lines * document.currentLineHeight(true) + 0.5);
  document.text(shown, EDGE, y, { width: COLUMN, height, ellipsis: true, align });
  return y + height;
}

/** Black on white, whatever the merchant's colours are, with the quiet that scanners need. */
function drawCode(document: PdfDocument, text: string): void {
  const { size, path } = drawQrCode(text);
  const unit = (CODE_MM * POINTS_PER_MM) / size;
  const quiet = QUIET_MODULES * unit;
  const side = size * unit;
  const left = (PAGE.width - side) / 2;
  const top = CODE_FOOT - side;
  document.rect(left - quiet, top - quiet, side + 2 * quiet, side + 2 * quiet).fill('#ffffff');
  document.save().translate(left, top).scale(unit).path(path).fill('#000000').restore();
}

/** Prints tickets, one seat on each page of A6, as a PDF whose fonts are embedded (D-81). */
export async function printTickets(sheets: TicketSheets): Promise<Buffer> {
  const document = await openPdf({
    size: [PAGE.width, PAGE.height],
    language: sheets.locale ?? 'en',
    title: sheets.title,
    author: sheets.merchant,
    createdAt: sheets.issuedAt,
  });
  for (const seat of sheets.seats) drawTicket(document.addPage(), sheets, seat);
  return bytesOfPdf(document);
}

/** A printer that works in the thread that asks: what a worker thread runs. */
export const printHere = {
  tickets: (sheets: TicketSheets): Promise<Uint8Array> => printTickets(sheets),
  receipt: (sheet: ReceiptSheet): Promise<Uint8Array> => printReceipt(sheet),
  code: async (text: string): Promise<QrDrawing> => drawQrCode(text),
};
