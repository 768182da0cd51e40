import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { AdmissionDay } from '@svc/contracts';
import type { TicketSheets } from '@svc/notifications';
import { useBrowser } from '@svc/testing';
import { PlainTicketSigner } from '@svc/ticketing/testing';
import jsQR from 'jsqr';
import { printTickets } from './print-tickets';

const PDFJS = join(dirname(require.resolve('pdfjs-dist/package.json')), 'legacy/build');
const SCALE = 3;
const POINTS_PER_MM = 72 / 25.4;

const signer = new PlainTicketSigner();
const eventId = '01890a5d-ac96-774b-bcce-b302099a8057';
const tickets = ['01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02'].map((ticketId) => ({
  eventId,
  ticketId,
  serial: 1,
}));

const DAYS: AdmissionDay[] = [
  {
    date: '2026-12-05',
    startAt: '2026-12-05T17:00:00Z',
    endAt: '2026-12-05T20:00:00Z',
    timezone: 'Africa/Lagos',
    location: { venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG' },
  },
  { label: "Makers' Day", date: '2026-12-06', timezone: 'Africa/Lagos', location: { venueName: 'Terra Kulture' } },
  { date: '2026-12-07', timezone: 'Africa/Lagos' },
];
const SHEETS: TicketSheets = {
  merchant: 'Adire House',
  colour: '#2b3a67',
  title: 'Ọjọ́ Ìṣẹ̀dá: ẹ́ ọ̀ ṣ for ₦0',
  seats: tickets.map((ticket, index) => ({
    holder: 'Adébáyọ̀ Ọláṣẹ́',
    tier: 'In person',
    days: DAYS,
    seat: `Ticket ${index + 1} of 2`,
    ref: `att_${index}`,
    code: signer.sign(ticket),
  })),
  issuedAt: new Date('2026-11-21T07:00:00Z'),
};

interface SeenPage {
  text: string;
  width: number;
  height: number;
  /** RGBA of the rendered page, base64. */
  pixels: string;
}

/** Runs in the browser: returns the content of each page in pdf.js. */
const LOOK = `async () => {
  const pdfjs = await import('/pdf.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
  const file = await pdfjs.getDocument({ url: '/tickets.pdf', disableFontFace: false }).promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: ${SCALE} });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [viewport.width, viewport.height];
    document.body.append(canvas);
    const canvasContext = canvas.getContext('2d');
    await page.render({ canvasContext, canvas, viewport }).promise;
    const { items } = await page.getTextContent();
    const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
    let bytes = '';
    for (let at = 0; at < data.length; at += 8192) bytes += String.fromCharCode(...data.subarray(at, at + 8192));
    pages.push({ text: items.map((item) => item.str).join(' '), width: canvas.width, height: canvas.height, pixels: btoa(bytes) });
  }
  return pages;
}`;

describe('a ticket in print, as a browser shows it', () => {
  const openPage = useBrowser();
  let server: Server;
  let pages: SeenPage[];

  beforeAll(async () => {
    const pdf = Buffer.from((await printTickets(SHEETS)).pdf);
    server = createServer(
      (request, response) => void answer(request.url!, pdf).then(({ type, body }) => response.setHeader('Content-Type', type).end(body)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { page, troubles } = await openPage([origin]);
    await page.goto(origin);
    pages = (await page.evaluate(`(${LOOK})()`)) as SeenPage[];
    expect(troubles).toEqual([]);
  });

  afterAll(() => server?.close());

  it('[D-80] has a code that a scanner reads and whose signature holds', () => {
    expect(pages).toHaveLength(2);
    pages.forEach((page, index) => {
      expect(signer.verify(eventId, scan(page)!.data)).toEqual({ ok: true, ticket: tickets[index] });
    });
  });

  it('[D-81] has a code of at least 30 mm', () => {
    const { topLeftCorner, topRightCorner } = scan(pages[0]!)!.location;
    expect(topRightCorner.x - topLeftCorner.x).toBeGreaterThanOrEqual(30 * POINTS_PER_MM * SCALE);
  });

  it('[D-81] renders ₦ and the letters of Yoruba', () => {
    const text = pages[0]!.text.normalize('NFC').replace(/\s+/g, ' ');
    expect(text).toContain(SHEETS.title.normalize('NFC'));
    expect(text).toContain('Adébáyọ̀ Ọláṣẹ́'.normalize('NFC'));
  });

  it('[D-81] states the time of the place with the name of its zone, the place, and the seat', () => {
    const { text } = pages[1]!;
    expect(text).toContain('Saturday, 5 December 2026');
    expect(text).toMatch(/18:00 to 21:00 \(West Africa( Standard)? Time\)/);
    expect(text).toContain('and 1 more day');
    for (const place of ['Freedom Park, Broad Street, Lagos, Nigeria', 'Terra Kulture']) expect(text).toContain(place);
    expect(text).toMatch(/In person\s+Ticket 2 of 2/);
  });
});

function scan({ pixels, width, height }: SeenPage) {
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height);
}

async function answer(path: string, pdf: Buffer): Promise<{ type: string; body: string | Buffer }> {
  if (path === '/tickets.pdf') return { type: 'application/pdf', body: pdf };
  if (path.endsWith('.mjs')) return { type: 'text/javascript', body: await readFile(join(PDFJS, path)) };
  return { type: 'text/html', body: '<!doctype html><link rel="icon" href="data:,"><title>Tickets</title>' };
}
