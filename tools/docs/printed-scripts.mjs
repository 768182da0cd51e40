import { createCanvas } from '@napi-rs/canvas';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { build } from '../build/build.mjs';
import { isMain, runCommand } from '../explained.mjs';
import { scriptSamples } from './script-samples.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/printed-scripts');
const require = createRequire(import.meta.url);

const SCALE = 1.1;

/** Draws docs/printed-scripts: a ticket in each script, by the printer that is built, and the table of them. Run it when fonts or samples change, and look at each. */
export async function drawPrintedScripts() {
  await build();
  const { tickets } = require(join(root, 'dist/api/print-thread.cjs'));
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) await rm(join(folder, file));
  for (const sample of scriptSamples) {
    const { pdf, missing } = await tickets(sheetsOf(sample));
    if (missing.length > 0) throw new Error(`${sample.name}: no font draws ${missing.join(' ')}`);
    await writeFile(join(folder, pictureOf(sample)), await pictureOfPdf(pdf));
  }
  const table = join(folder, 'README.md');
  await writeFile(table, await format(tableOf(scriptSamples), { ...(await resolveConfig(table)), filepath: table }));
}

function sheetsOf({ title, holder, place, locale }) {
  const day = { date: '2026-12-05', startAt: '2026-12-05T17:00:00Z', timezone: 'Africa/Lagos', label: place };
  const days = [{ ...day, location: { venueName: place, address: `${place} 12`, country: 'NG' } }];
  const code = `SVC1.${'a'.repeat(28)}.${'b'.repeat(86)}`;
  const seat = {
    holder,
    tier: place,
    seat: 'Ticket 1 of 2',
    ref: 'att_1',
    shortCode: 'K7QM-3XPD',
    doors: '17:30',
    order: '1003',
    price: '₦8,000',
    code,
    days,
  };
  return { merchant: title, colour: '#2b3a67', title, locale, issuedAt: new Date('2026-11-21T07:00:00Z'), seats: [seat] };
}

async function pictureOfPdf(pdf) {
  const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'));
  const { getDocument } = await import(pathToFileURL(join(pdfjs, 'legacy/build/pdf.mjs')));
  const { promise } = getDocument({ data: new Uint8Array(pdf), disableFontFace: true, verbosity: 0 });
  const page = await (await promise).getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return sharp(canvas.toBuffer('image/png')).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer();
}

const pictureOf = ({ name }) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.png`;

function tableOf(samples) {
  const rows = samples.map((sample) => `| ${sample.name} | ${sample.font} | ![${sample.name}](${pictureOf(sample)}) |`);
  return `${[
    '# Supported scripts',
    '',
    'Tickets and receipts print the scripts that [UAX 31](https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts) recommends, and emoji in one colour. Each picture shows a ticket with the script in every text. They are drawn by `npm run docs:scripts`; [ADR 0098](../adr/0098-print-is-set-in-the-scripts-of-uax-31.md) says how.',
    '',
    '| Script | Font | On a ticket |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`;
}

if (isMain(import.meta)) await runCommand(drawPrintedScripts);
