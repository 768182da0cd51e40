import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { keepPicture, LOCALES } from './keep-picture';

const PDFJS = join(dirname(require.resolve('pdfjs-dist/package.json')), 'legacy/build');
const ORIGIN = 'http://print.example';

/** Runs in the browser: draws the pages of the PDF below each other. */
const DRAW = `(async () => {
  const pdfjs = await import('/pdf.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
  const file = await pdfjs.getDocument('/print.pdf').promise;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: 1.5 });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [viewport.width, viewport.height];
    document.body.append(canvas);
    await page.render({ canvasContext: canvas.getContext('2d'), canvas, viewport }).promise;
  }
})()`;

/** Saves pictures of the PDF that a page links to, in each language: `<name>-fr.png`. Only runs of `npm run screenshots` do. */
export async function keepPrint(page: Page, address: string, name: string): Promise<void> {
  if (!process.env['KEEP_PICTURES']) return;
  for (const [language, locale] of Object.entries(LOCALES)) {
    const pdf = await (await page.request.get(new URL(address, page.url()).href, { headers: { 'accept-language': locale } })).body();
    const print = await page.context().newPage();
    try {
      await print.route(`${ORIGIN}/**`, async (route) => {
        const path = new URL(route.request().url()).pathname;
        if (path === '/print.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf });
        if (path.endsWith('.mjs')) return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(PDFJS, path)) });
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><style>canvas{display:block}</style>' });
      });
      await print.setViewportSize({ width: 910, height: 1280 });
      await print.goto(ORIGIN);
      await print.evaluate(DRAW);
      await keepPicture(print, `${name}-${language}`);
    } finally {
      await print.close();
    }
  }
}
