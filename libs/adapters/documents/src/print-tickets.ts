import { type QrDrawing, QUIET_MODULES } from '@svc/ticketing';
import { create } from 'qrcode';
import { type AdmissionDay, colonIn, inkOn, isolateText, localTimeText, placeLines } from '@svc/contracts';
import type { SeatSheet, TicketSheets } from '@svc/notifications';
import type { ReceiptSheet } from '@svc/orders';
import { openPdf, type OpenPdf, type PdfDocument, type Print, printColour, printOf } from './pdf-document';
import { fitTexts, type StackedText } from './fit-texts';
import { drawText } from './pdf-text';
import { printReceipt } from './print-receipt';
import { ticketWordsOf } from './ticket-words';

/** Error correction: readable when a seventh of the code is creased or smeared. */
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
const TEXT_TOP = BAND + 14;
/** Size of the code itself, without the quiet zone around it; at least 30 mm. */
const CODE_MM = 44;
const CODE_FOOT = 392;
const DAYS_SHOWN = 2;

/** Language of tickets whose reader's language is unknown. */
const USUAL = 'en-GB';

const INK = '#1d2226';
const QUIET = '#5a6268';

/** Draws one seat onto the current page: merchant, event, dates, places, guest, and the code for the door. */
async function drawTicket({ document, typesetter }: OpenPdf, sheets: TicketSheets, seat: SeatSheet): Promise<void> {
  const band = printColour(sheets.colour);
  document.rect(0, 0, PAGE.width, BAND).fill(band);
  const merchant = await typesetter.set(sheets.merchant, { weight: 'bold', size: 11, width: COLUMN, lines: 1 });
  const top = (BAND - merchant.height) / 2;
  drawText(document, typesetter, merchant, { left: EDGE, top, width: COLUMN, colour: inkOn(band) });

  const foot = drawCode(document, seat.code);
  const { blocks } = await fitTexts(typesetter, ticketTexts(sheets, seat), { width: COLUMN, height: foot - TEXT_TOP });
  for (const { block, y, colour = INK } of blocks) {
    drawText(document, typesetter, block, { left: EDGE, top: TEXT_TOP + y, width: COLUMN, colour });
  }
  const ref = await typesetter.set(seat.ref, { weight: 'regular', size: 6.5, width: COLUMN, lines: 1 });
  drawText(document, typesetter, ref, { left: EDGE, top: CODE_FOOT + 8, width: COLUMN, colour: QUIET, align: 'center' });
}

function ticketTexts({ title, locale = USUAL }: TicketSheets, { days, holder, tier, seat }: SeatSheet): StackedText[] {
  return [
    { text: title, gap: 0, weight: 'bold', size: 15, lines: 2 },
    ...dayTexts(days, locale).map((text, index) => (index === 0 ? { ...text, gap: 6 } : text)),
    { text: holder, gap: 9, weight: 'bold', size: 11 },
    { text: [isolateText(tier), seat].filter(Boolean).join(' · '), gap: 1, size: 8.5 },
  ];
}

/** Returns the texts of the first days, with the place of each, or one for all where it is the same. */
function dayTexts(days: readonly AdmissionDay[], locale: string): StackedText[] {
  const shown = days.slice(0, DAYS_SHOWN).map((day) => ({ day, place: placeLines(day.location, locale).map(isolateText).join(', ') }));
  const samePlace = shown.every(({ place }) => place === shown[0]!.place);
  const more = days.length - shown.length;
  const quiet = { size: 8, colour: QUIET };
  return [
    ...shown.flatMap(({ day, place }) => [...dayText(day, locale), ...(place && !samePlace ? [{ ...quiet, text: place, gap: 2 }] : [])]),
    ...(more > 0 ? [{ ...quiet, text: ticketWordsOf(locale).moreDays(more), gap: 2 }] : []),
    ...(shown[0]?.place && samePlace ? [{ ...quiet, text: shown[0].place, gap: 5, lines: 2 }] : []),
  ];
}

function dayText(day: AdmissionDay, locale: string): StackedText[] {
  const { date, time, zone } = localTimeText(day, locale);
  return [
    { text: day.label ? `${isolateText(day.label)}${colonIn(locale)}${date}` : date, gap: 2, size: 9, lines: 2 },
    { text: time === undefined ? ticketWordsOf(locale).allDay : `${time} (${zone})`, gap: 0, size: 9, lines: 2 },
  ];
}

/**
 * Draws the code black on white, whatever the merchant's colours are, with the quiet zone that scanners need. Returns the
 * start of the quiet zone.
 */
function drawCode(document: PdfDocument, text: string): number {
  const { size, path } = drawQrCode(text);
  const unit = (CODE_MM * POINTS_PER_MM) / size;
  const quiet = QUIET_MODULES * unit;
  const side = size * unit;
  const left = (PAGE.width - side) / 2;
  const top = CODE_FOOT - side;
  document.rect(left - quiet, top - quiet, side + 2 * quiet, side + 2 * quiet).fill('#ffffff');
  document.save().translate(left, top).scale(unit).path(path).fill('#000000').restore();
  return top - quiet;
}

/** Prints tickets, one seat on each page of A6, as a PDF whose fonts are embedded (D-81, D-138). */
export async function printTickets(sheets: TicketSheets): Promise<Print> {
  const { locale, title, merchant, seats, issuedAt } = sheets;
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
  for (const seat of seats) {
    pdf.document.addPage();
    await drawTicket(pdf, sheets, seat);
  }
  return printOf(pdf);
}

/** A printer that works in the calling thread: the code of a worker thread. */
export const printHere = {
  tickets: (sheets: TicketSheets): Promise<Print> => printTickets(sheets),
  receipt: (sheet: ReceiptSheet): Promise<Print> => printReceipt(sheet),
  code: async (text: string): Promise<QrDrawing> => drawQrCode(text),
};
