import { startService } from '@svc/testing';
import type { Browser } from 'playwright-core';
import type { Effort } from './compare';
import type { Figure } from './figures';
import { medianOf } from './load/rounds';
import { MeasuredShop } from './pages/measured-shop';
import { servePictures } from './pages/picture-server';
import { loadPage, type PageLoad } from './pages/load-page';

/**
 * Hosted pages on a slow phone over a slow network, with an empty cache, as far as addresses and forms that every release has lead.
 * `demo` in the effort is the demo.json of a running service, such as an earlier release; otherwise the present build is started.
 */
export async function pages({ rounds, demo }: Effort & { demo?: string }): Promise<Figure[]> {
  const service = demo === undefined ? await startPresent() : { demo, stop: async () => {} };
  const pictures = await servePictures();
  const chromium = await startChromium();
  try {
    const shop = await MeasuredShop.open(service.demo, pictures.url);
    const figures: Figure[] = [];
    for (const [name, makePage] of Object.entries(shop.pages)) {
      const loads: PageLoad[] = [];
      for (let round = 0; round < rounds; round += 1) loads.push(await loadPage(chromium.browser, shop.origin, await makePage()));
      figures.push(figureOf(name, medianOf(loads)));
    }
    await shop.close();
    return figures;
  } finally {
    await chromium.stop();
    await pictures.stop();
    await service.stop();
  }
}

async function startPresent() {
  const service = await startService({ env: { LOG_LEVEL: 'warn' } });
  await service.startWorker();
  const [origin] = service.urls;
  return {
    demo: { baseUrl: `${origin}/v1`, inboxUrl: `${origin}/dev/inbox`, operatorToken: service.operatorToken },
    stop: () => service.stop(),
  };
}

async function startChromium(): Promise<{ browser: Browser; stop(): Promise<void> }> {
  const { startTestBrowser } = (await import('../test/chromium.mjs')) as {
    startTestBrowser(): Promise<{ url: string; stop(): Promise<void> }>;
  };
  const { chromium } = await import('playwright-core');
  const server = await startTestBrowser();
  const browser = await chromium.connect(server.url);
  return {
    browser,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

function figureOf(name: string, { firstPaintMs, largestPaintMs, longestTaskMs, layoutShift, sent, ...bytes }: PageLoad): Figure {
  return {
    name: `${name}, first paint`,
    value: firstPaintMs,
    unit: 'ms',
    further: {
      'largest paint, ms': largestPaintMs,
      'longest task, ms': longestTaskMs,
      'layout shift': layoutShift,
      'sent, bytes': sent,
      ...Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [`${kind}, bytes`, count])),
    },
  };
}
