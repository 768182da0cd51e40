import { type AdmissionDay, colonIn, inkOn, isolateText, localTimeText, placeLines } from '@svc/contracts';
import type { SeatSheet, TicketSheets } from '@svc/notifications';
import { QUIET_MODULES } from '@svc/ticketing';
import { fitTexts, type FittedTexts, type StackedText } from '../fit-texts';
import { type OpenPdf, type PdfDocument, printColour } from '../pdf-document';
import { drawText } from '../pdf-text';
import type { Picture } from '../print-pictures';
import { drawQrCode } from './qr-code';
import { ticketWordsOf } from './ticket-words';

/** A6, in points. */
export const PAGE = { width: 297.64, height: 419.53 };
const POINTS_PER_MM = 72 / 25.4;
const EDGE = 20;
const COLUMN = PAGE.width - 2 * EDGE;
const BAND = 40;
/** Room for a logo, on a white plate within the band. */
export const LOGO_ROOM = { width: 84, height: 22 };
const PLATE = 4;
export const COVER_ROOM = { width: PAGE.width, height: 60 };
/** Size of the code itself, without the quiet zone around it; it grows where there is room. */
const CODE = { least: 44 * POINTS_PER_MM, most: 52 * POINTS_PER_MM };
const BOTTOM = PAGE.height - 14;
/** Distance between the code and the facts beside it. */
const GAP = 18;
/** Distances of the code and its quiet zone from the texts above, and from the line between. */
const ABOVE_CODE = 24;
const BELOW_LINE = 15;
/** Factor of the texts where no cover takes their room. */
const LARGE = 1.25;
/** Factor of the texts below which the cover gives them its room. */
const LEAST_SCALE = 0.7;
const DAYS_SHOWN = 2;

/** Language of tickets whose reader's language is unknown. */
const USUAL = 'en-GB';

const INK = '#1d2226';
const QUIET = '#5a6268';
const LINE = '#c4c8cb';

/** The pictures that all pages of a print have. */
export interface TicketPictures {
  logo?: Picture;
  cover?: Picture;
}

/**
 * Draws one seat onto the current page: merchant and cover; event, dates and places; below a line the code for the door, with
 * its short code, beside name, ticket, order and price; at the foot terms and contact. What is missing takes no room.
 */
export async function drawTicket(pdf: OpenPdf, sheets: TicketSheets, seat: SeatSheet, pictures: TicketPictures): Promise<void> {
  const foot = await drawFoot(pdf, sheets, seat);
  const { texts, room, top, cover } = await fitEvent(pdf, { sheets, seat, foot, cover: pictures.cover });
  await drawHead(pdf, sheets, { ...pictures, cover });
  const side = Math.min(CODE.most, CODE.least + Math.max(0, room - texts.height));
  const rest = Math.max(0, foot - side - ABOVE_CODE - top - texts.height);
  drawStack(pdf, texts, { left: EDGE, top: top + rest / 2, width: COLUMN });
  const codeTop = foot - side;
  pdf.document
    .moveTo(EDGE, codeTop - BELOW_LINE)
    .lineTo(PAGE.width - EDGE, codeTop - BELOW_LINE)
    .lineWidth(0.75)
    .dash(3, { space: 3 })
    .stroke(LINE)
    .undash();
  drawCode(pdf.document, seat.code, { left: EDGE, top: codeTop, side });
  const left = EDGE + side + GAP;
  const beside = { width: PAGE.width - EDGE - left, height: side };
  drawStack(pdf, await fitTexts(pdf.typesetter, factTexts(sheets, seat), beside), { left, top: codeTop, width: beside.width });
  await drawShortCode(pdf, seat, { top: foot, width: side });
}

interface FittedEvent {
  texts: FittedTexts;
  room: number;
  top: number;
  cover?: Picture;
}

/** Sets the texts of the event below the cover, and without it where they would be small. */
async function fitEvent(
  pdf: OpenPdf,
  { sheets, seat, foot, cover }: { sheets: TicketSheets; seat: SeatSheet; foot: number; cover?: Picture },
): Promise<FittedEvent> {
  const top = BAND + (cover ? cover.height : 0) + 12;
  const room = foot - top - CODE.least - ABOVE_CODE;
  const texts = await fitTexts(pdf.typesetter, eventTexts(sheets, seat, cover ? 1 : LARGE), { width: COLUMN, height: room });
  return cover && texts.scale < LEAST_SCALE ? fitEvent(pdf, { sheets, seat, foot }) : { texts, room, top, cover };
}

/** Draws the band with logo and name, and the cover below it. */
async function drawHead(
  { document, typesetter }: OpenPdf,
  { colour, merchant, isNameInLogo }: TicketSheets,
  { logo, cover }: TicketPictures,
): Promise<void> {
  const band = printColour(colour);
  document.rect(0, 0, PAGE.width, BAND).fill(band);
  let left = EDGE;
  if (logo) {
    const plate = { width: logo.width + 2 * PLATE, height: logo.height + 2 * PLATE };
    const top = (BAND - plate.height) / 2;
    document.roundedRect(left, top, plate.width, plate.height, 3).fill('#ffffff');
    document.image(logo.image, left + PLATE, top + PLATE, { width: logo.width, height: logo.height });
    left += plate.width + 10;
  }
  if (!logo || !isNameInLogo) {
    const width = PAGE.width - EDGE - left;
    const name = await typesetter.set(merchant, { weight: 'bold', size: 11, width, lines: 2 });
    drawText(document, typesetter, name, { left, top: (BAND - name.height) / 2, width, colour: inkOn(band) });
  }
  if (cover) document.image(cover.image, 0, BAND, { width: cover.width, height: cover.height });
}

/** Height of the short code with the quiet zone above it. */
const SHORT_CODE = 30;

/** Draws terms and contact. Returns where the QR code ends. */
async function drawFoot({ document, typesetter }: OpenPdf, { notes = [] }: TicketSheets, seat: SeatSheet): Promise<number> {
  const texts = notes.map((text): StackedText => ({ text, gap: 1, size: 6.5, colour: QUIET, lines: 2 }));
  const fitted = await fitTexts(typesetter, texts, { width: COLUMN, height: 32 });
  const top = BOTTOM - fitted.height;
  drawStack({ document, typesetter }, fitted, { left: EDGE, top, width: COLUMN });
  return top - (fitted.height > 0 ? 8 : 0) - (codeTextOf(seat) === '' ? 11 : SHORT_CODE);
}

/** Draws the text that staff type where a scanner fails, below the quiet zone of the QR code. */
async function drawShortCode(pdf: OpenPdf, seat: SeatSheet, { top, width }: { top: number; width: number }): Promise<void> {
  const look: Partial<StackedText> =
    seat.shortCode === undefined ? { size: 6.5, colour: QUIET } : { size: 17, weight: 'mono', colour: INK };
  const fitted = await fitTexts(pdf.typesetter, [{ text: codeTextOf(seat), gap: 0, size: 17, ...look }], { width, height: SHORT_CODE });
  drawStack(pdf, fitted, { left: EDGE, top: top + 11, width, align: 'center' });
}

function codeTextOf({ shortCode, ref }: SeatSheet): string {
  return shortCode ?? ref;
}

function eventTexts({ title, locale = USUAL }: TicketSheets, { days, doors }: SeatSheet, factor: number): StackedText[] {
  const texts: StackedText[] = [
    { text: title, gap: 0, weight: 'bold', size: 18, lines: 2 },
    ...dayTexts(days, doors, locale).map((text, index) => (index === 0 ? { ...text, gap: 6 } : text)),
  ];
  return texts.map((text) => ({ ...text, gap: text.gap * factor, size: text.size * factor }));
}

/** Returns the texts of the first days and of their doors, with the place of each, or one for all where it is the same. */
function dayTexts(days: readonly AdmissionDay[], doors: string | undefined, locale: string): StackedText[] {
  const words = ticketWordsOf(locale);
  const shown = days.slice(0, DAYS_SHOWN).map((day) => ({ day, place: placeLines(day.location, locale).map(isolateText).join(', ') }));
  const samePlace = shown.every(({ place }) => place === shown[0]!.place);
  const more = days.length - shown.length;
  const quiet = { size: 9, colour: QUIET };
  return [
    ...shown.flatMap(({ day, place }) => [...dayText(day, locale), ...(place && !samePlace ? [{ ...quiet, text: place, gap: 2 }] : [])]),
    ...(more > 0 ? [{ ...quiet, text: words.moreDays(more), gap: 2 }] : []),
    ...(doors ? [{ text: `${words.doors}${colonIn(locale)}${doors}`, gap: 2, size: 10 }] : []),
    ...(shown[0]?.place && samePlace ? [{ ...quiet, text: shown[0].place, gap: 5, lines: 2 }] : []),
  ];
}

function dayText(day: AdmissionDay, locale: string): StackedText[] {
  const { date, time, zone } = localTimeText(day, locale);
  return [
    { text: day.label ? `${isolateText(day.label)}${colonIn(locale)}${date}` : date, gap: 2, weight: 'bold', size: 10, lines: 2 },
    { text: time === undefined ? ticketWordsOf(locale).allDay : `${time} (${zone})`, gap: 0, size: 10, lines: 2 },
  ];
}

/** Returns names and values, one below the other. */
function factTexts({ locale = USUAL }: TicketSheets, { holder, tier, seat, order, price }: SeatSheet): StackedText[] {
  const words = ticketWordsOf(locale);
  const fact = (name: string, value: string | undefined, look: Partial<StackedText> = {}): StackedText[] =>
    value
      ? [
          { text: name, gap: 8, size: 7, colour: QUIET },
          { text: value, gap: 0, size: 10, lines: 2, ...look },
        ]
      : [];
  const [first, ...others] = [
    ...fact(words.name, holder, { weight: 'bold', size: 12, lines: 3 }),
    ...fact(words.ticket, tier, { lines: 3 }),
    ...(seat ? [{ text: seat, gap: 1, size: 9, colour: QUIET }] : []),
    ...fact(words.order, order),
    ...fact(words.price, price),
  ];
  return first ? [{ ...first, gap: 0 }, ...others] : [];
}

function drawStack(
  { document, typesetter }: OpenPdf,
  { blocks }: FittedTexts,
  { left, top, width, align }: { left: number; top: number; width: number; align?: 'center' },
): void {
  for (const { block, y, colour = INK } of blocks) drawText(document, typesetter, block, { left, top: top + y, width, colour, align });
}

/** Draws the code black on white, whatever the merchant's colours are, with the quiet zone that scanners need. */
function drawCode(document: PdfDocument, text: string, { left, top, side }: { left: number; top: number; side: number }): void {
  const { size, path } = drawQrCode(text);
  const unit = side / size;
  const quiet = QUIET_MODULES * unit;
  document.rect(left - quiet, top - quiet, side + 2 * quiet, side + 2 * quiet).fill('#ffffff');
  document.save().translate(left, top).scale(unit).path(path).fill('#000000').restore();
}
