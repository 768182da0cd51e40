import fs from 'node:fs';
import type { AdmissionDay } from '@svc/contracts';
import type { TicketSheets } from '@svc/notifications';
import { QUIET_MODULES } from '@svc/ticketing';
import jsQR from 'jsqr';
import { printTickets as print } from './print-tickets';
import { drawQrCode } from './tickets/qr-code';

const DAYS: AdmissionDay[] = [
  {
    date: '2026-12-05',
    startAt: '2026-12-05T17:00:00Z',
    endAt: '2026-12-05T20:00:00Z',
    timezone: 'Africa/Lagos',
    location: { venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG' },
  },
];
const SHEETS: TicketSheets = {
  merchant: 'Adire House',
  colour: '#2b3a67',
  title: 'Ọjọ́ Ìṣẹ̀dá: an evening of ẹ́ and ọ̀ for ₦0',
  seats: [1, 2].map((seat) => ({
    holder: `Adé Ọláṣẹ́ ${seat}`,
    tier: 'In person',
    days: DAYS,
    seat: `Ticket ${seat} of 2`,
    ref: `att_${seat}`,
    code: `SVC1.${'a'.repeat(28)}.${'b'.repeat(86)}`,
  })),
  issuedAt: new Date('2026-11-21T07:00:00Z'),
};

const printTickets = async (sheets: TicketSheets) => Buffer.from((await print(sheets)).pdf);

/** Prints by a fresh copy of the printer. */
async function printAlone(sheets: TicketSheets): Promise<Buffer> {
  let fresh = { printTickets: print };
  jest.isolateModules(() => {
    fresh = jest.requireActual<typeof fresh>('./print-tickets');
  });
  return Buffer.from((await fresh.printTickets(sheets)).pdf);
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;

describe('tickets in print', () => {
  it('[D-81] are the same bytes for the same sheets', async () => {
    expect(await printTickets(SHEETS)).toEqual(await printTickets(SHEETS));
  });

  it.each(['محمد عبد الله ٢٠٢٧', 'राजेश्वरी द्विवेदी', 'สมชาย ใจดี', '山田太郎 김철수', '👨‍👩‍👧‍👦 🇳🇬'])(
    '[D-81] [D-138] are the same bytes in every script, also by a thread that has printed nothing: %s',
    async (text) => {
      const saying = { ...SHEETS, merchant: text, title: text };
      expect(await printAlone(saying)).toEqual(await printTickets(saying));
    },
  );

  it('[D-138] report the characters that they show as marks', async () => {
    const { missing } = await print({ ...SHEETS, merchant: 'Shop 𓀀', title: 'Night of \ue000 and 🎉' });
    expect([...missing].sort()).toEqual(['𓀀', '\ue000']);
  });

  it('[D-81] are the same bytes whatever the thread has printed before', async () => {
    const saying = (title: string) => ({ ...SHEETS, title });
    const [composed, ligatures] = [saying('i\u0301 fi ffi j\u0301'), saying('\u0131 \ufb01 \ufb03 \u0237')];
    const first = await printAlone(ligatures);
    await printTickets(composed);
    expect(await printTickets(ligatures)).toEqual(first);
  });

  it('are printed with fonts that are read and parsed once', async () => {
    await printTickets(SHEETS);
    const reads = jest.spyOn(fs, 'readFileSync');
    await printTickets({ ...SHEETS, title: 'Another' });
    expect(reads.mock.calls.filter(([path]) => String(path).endsWith('.ttf'))).toEqual([]);
    reads.mockRestore();
  });

  it('[D-138] read no fonts of other scripts for Latin, Greek and Cyrillic', async () => {
    const reads = jest.spyOn(fs, 'readFileSync');
    await printAlone({ ...SHEETS, merchant: 'Привет, Αθήνα — “Łódź”' });
    const files = reads.mock.calls.map(([path]) => String(path));
    reads.mockRestore();
    expect(files.filter((path) => /\.(woff2|wasm)$/.test(path))).toEqual([]);
  });

  it('[D-81] have one page for each seat, of A6', async () => {
    const pdf = await printTickets(SHEETS);
    expect(pagesOf(pdf)).toBe(2);
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 297.64 419.53]');
  });

  it('embed their fonts', async () => {
    const text = (await printTickets(SHEETS)).toString('latin1');
    expect(text).toMatch(/\/FontFile2/);
    expect(text).not.toMatch(/Helvetica/);
  });

  it('keep to their page, however long their texts are', async () => {
    const long = 'Ọ̀pọ̀lọpọ̀ ọ̀rọ̀ nípa iṣẹ́ '.repeat(30);
    const days = Array.from({ length: 9 }, () => ({ ...DAYS[0]!, label: long, location: { venueName: long, address: long } }));
    const pdf = await printTickets({
      ...SHEETS,
      merchant: long,
      title: long,
      seats: [{ ...SHEETS.seats[0]!, days, holder: long, tier: long }],
    });
    expect(pagesOf(pdf)).toBe(1);
  });

  it('[ADR 0118 r6] carry the short code, and are others without it', async () => {
    const [first] = SHEETS.seats;
    const withCode = { ...SHEETS, seats: [{ ...first!, shortCode: 'K7QM-3XPD', doors: '17:30', order: '1003', price: '₦12,000' }] };
    const pdf = await printTickets(withCode);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toContain('DejaVuSansMono');
    expect((await printTickets(SHEETS)).toString('latin1')).not.toContain('DejaVuSansMono');
  });

  it('[D-138] draw prices of any length, and the signs of currencies, in the font of the ticket', async () => {
    const [first] = SHEETS.seats;
    const prices = ['₦9,999,999,999.00', '10 000 000 000 ₦', '€12', '£12', 'GH₵12', 'F CFA'];
    const seats = prices.map((price) => ({ ...first!, shortCode: 'K7QM-3XPD', price }));
    const { pdf, missing } = await print({ ...SHEETS, title: 'Launch', seats });
    expect([pagesOf(Buffer.from(pdf)), missing]).toEqual([prices.length, []]);
    const fonts = new Set(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/BaseFont \/[A-Z]{6}\+\w+/g),
    );
    for (const font of fonts) expect(font).toMatch(/DejaVuSans/);
  });

  it('embed logo and cover once for all pages, and print without those that are no pictures', async () => {
    const { default: sharp } = await import('sharp');
    const drawn = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#2b3a67' } })
      .png()
      .toBuffer();
    const picturesIn = async (pictures: object) =>
      (
        Buffer.from((await print({ ...SHEETS, pictures })).pdf)
          .toString('latin1')
          .match(/\/Subtype \/Image/g) ?? []
      ).length;
    expect(await picturesIn({ logo: drawn, cover: drawn })).toBe(2);
    expect(await picturesIn({ logo: drawn, cover: Buffer.from('no picture') })).toBe(1);
    expect(await picturesIn({})).toBe(0);
  });

  it.each(['#fff', '#ffee00cc', '#123456'])("take the merchant's colour as it is written: %s", async (colour) => {
    expect(pagesOf(await printTickets({ ...SHEETS, colour }))).toBe(2);
  });
});

const SCALE = 3;

describe('QR codes drawn as outlines', () => {
  it.each(['x', `SVC1.${'Ab3-_'.repeat(23)}`, 'https://shop.example/ile/t/att_1?t=ẹ́'])('are read by an independent scanner: %p', (text) => {
    expect(scan(text)).toBe(text);
  });

  it('[D-80] have 45 modules on each side for a ticket', () => {
    expect(drawQrCode(`SVC1.${'a'.repeat(28)}.${'b'.repeat(86)}`).size).toBe(45);
  });
});

function scan(text: string): string | undefined {
  const { size, path } = drawQrCode(text);
  const side = (size + 2 * QUIET_MODULES) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y, width] of [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number)) as [
    number,
    number,
    number,
  ][]) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((y + QUIET_MODULES) * SCALE + row) * side + (x + QUIET_MODULES) * SCALE;
      for (let pixel = start; pixel < start + width * SCALE; pixel += 1) pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}
