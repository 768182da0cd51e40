import { inkOn } from '@svc/contracts';
import type { ReceiptSheet } from '@svc/orders';
import { openPdf, type OpenPdf, type Print, printColour, printOf } from './pdf-document';
import { drawText } from './pdf-text';
import { openLogo, type WithPictures } from './print-pictures';
import { type Cell, type Column, COLUMN, EDGE, type Lettering, PAGE, QUIET, RIGHT, Rows } from './receipts/receipt-rows';

const BAND = 64;
/** Room for a logo, on a white plate within the band. */
const LOGO_ROOM = { width: 150, height: 34 };
const PLATE = 6;
const GAP = 12;

/** Columns of the things bought, from the right. */
const AMOUNTS: Column = { left: RIGHT - 118, width: 118, align: 'right' };
const PRICES: Column = { left: AMOUNTS.left - GAP - 106, width: 106, align: 'right' };
const QUANTITIES: Column = { left: PRICES.left - GAP - 36, width: 36, align: 'right' };
const TEXT: Column = { left: EDGE, width: QUANTITIES.left - GAP - EDGE };
const WHOLE: Column = { left: EDGE, width: COLUMN };
/** Column of names of sums and of payments. */
const WIDE: Column = { left: EDGE, width: AMOUNTS.left - GAP - EDGE };
const SUM_NAMES: Column = { left: EDGE + COLUMN / 2 - GAP, width: AMOUNTS.left - EDGE - COLUMN / 2, align: 'right' };

/** Facts of a row at most. */
const FACTS_IN_ROW = 4;
const LABEL: Lettering = { size: 8, colour: QUIET };

/** Prints a receipt on pages of A4 as a PDF whose fonts are embedded (D-81, D-138). */
export async function printReceipt(sheet: WithPictures<ReceiptSheet>): Promise<Print> {
  const { merchant, title, language, issuedAt, facts, parties, lines, notes } = sheet;
  const pdf = await openPdf({
    size: [PAGE.width, PAGE.height],
    language,
    title: `${title} · ${merchant}`,
    author: merchant,
    createdAt: issuedAt,
    texts: [merchant, ...facts.map(({ value }) => value), ...parties.flatMap((party) => party.lines), ...lines.map(({ text }) => text)],
  });
  pdf.document.addPage();
  await drawBand(pdf, sheet);
  const rows = new Rows(pdf, BAND + 32);
  await rows.add([[WHOLE, title, { weight: 'bold', size: 22 }]], 0);
  await addFacts(rows, sheet);
  await addParties(rows, sheet);
  await addLines(rows, sheet);
  await addSums(rows, sheet);
  await addPayments(rows, sheet);
  if (notes.length > 0) rows.rule();
  for (const note of notes) await rows.add([[WHOLE, note, { size: 9, colour: QUIET }]], 4);
  return printOf(pdf);
}

async function drawBand(
  { document, typesetter }: OpenPdf,
  { merchant, colour, isNameInLogo, pictures = {} }: WithPictures<ReceiptSheet>,
): Promise<void> {
  const band = printColour(colour);
  document.rect(0, 0, PAGE.width, BAND).fill(band);
  const logo = await openLogo(document, pictures.logo, LOGO_ROOM);
  let left = EDGE;
  if (logo) {
    const top = (BAND - logo.height) / 2;
    document.roundedRect(left, top - PLATE, logo.width + 2 * PLATE, logo.height + 2 * PLATE, 4).fill('#ffffff');
    document.image(logo.image, left + PLATE, top, { width: logo.width, height: logo.height });
    left += logo.width + 2 * PLATE + 14;
  }
  if (logo && isNameInLogo) return;
  const width = RIGHT - left;
  const block = await typesetter.set(merchant, { weight: 'bold', size: 16, width, lines: 1 });
  drawText(document, typesetter, block, { left, width, top: (BAND - block.height) / 2, colour: inkOn(band) });
}

/** Writes facts in columns of the same width, each name above its value. */
async function addFacts(rows: Rows, { facts }: ReceiptSheet): Promise<void> {
  const count = Math.min(FACTS_IN_ROW, Math.max(1, facts.length));
  const columns = side(count);
  for (let start = 0; start < facts.length; start += count) {
    const row = facts.slice(start, start + count);
    await rows.add(
      row.map(({ name }, index): Cell => [columns[index]!, name, LABEL]),
      16,
    );
    await rows.add(
      row.map(({ value }, index): Cell => [columns[index]!, value]),
      1,
    );
  }
}

/** Writes seller and buyer side by side, each with its name in bold. */
async function addParties(rows: Rows, { parties }: ReceiptSheet): Promise<void> {
  if (parties.length === 0) return;
  rows.rule();
  const columns = side(parties.length);
  await rows.add(
    parties.map(({ title }, index): Cell => [columns[index]!, title, LABEL]),
    10,
  );
  await rows.addColumns(
    parties.map(({ lines }, index) => lines.map((line, at): Cell => [columns[index]!, line, at === 0 ? { weight: 'bold' } : {}])),
  );
}

/** Returns columns side by side that fill the page. */
function side(count: number): Column[] {
  const width = (COLUMN - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, index) => ({ left: EDGE + index * (width + GAP), width }));
}

async function addLines(rows: Rows, { lines, columns }: ReceiptSheet): Promise<void> {
  const headings: Cell[] = [
    [TEXT, columns.text, LABEL],
    [QUANTITIES, columns.quantity, LABEL],
    [PRICES, columns.price, LABEL],
    [AMOUNTS, columns.amount, LABEL],
  ];
  rows.rule(12);
  await rows.add(headings, 8);
  rows.rule(4);
  rows.onNewPage = async () => {
    await rows.add(headings, 0);
    rows.rule(4);
  };
  for (const { text, detail, quantity, price, amount } of lines) {
    const cells: Cell[] = [
      [TEXT, text, { weight: 'bold' }],
      [QUANTITIES, quantity],
      [PRICES, price],
      [AMOUNTS, amount],
    ];
    await rows.add(cells, 8);
    if (detail) await rows.add([[TEXT, detail, { size: 9, colour: QUIET }]], 1);
  }
  rows.onNewPage = undefined;
}

async function addSums(rows: Rows, { sums }: ReceiptSheet): Promise<void> {
  rows.rule(10);
  for (const { name, amount, isMain } of sums) {
    const look: Lettering = isMain ? { weight: 'bold', size: 11 } : {};
    const cells: Cell[] = [
      [SUM_NAMES, name, isMain ? look : { colour: QUIET }],
      [AMOUNTS, amount, look],
    ];
    await rows.add(cells);
  }
}

async function addPayments(rows: Rows, { payments, paymentsTitle }: ReceiptSheet): Promise<void> {
  if (payments.length === 0) return;
  rows.rule(14);
  await rows.add([[WHOLE, paymentsTitle, LABEL]], 8);
  for (const { text, detail, amount } of payments) {
    const cells: Cell[] = [
      [WIDE, text, { weight: 'bold' }],
      [AMOUNTS, amount],
    ];
    await rows.add(cells, 5);
    if (detail) await rows.add([[WIDE, detail, { size: 9, colour: QUIET }]], 1);
  }
}
