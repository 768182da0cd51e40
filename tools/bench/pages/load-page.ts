import type { Browser, CDPSession } from 'playwright-core';
import { bytesOfPage, type PageBytes, type Resource } from './bytes-of-page';
import { longestTask, type TraceEvent } from './longest-task';

/** Measured values of one page load. */
export interface PageLoad extends PageBytes {
  firstPaintMs: number;
  largestPaintMs: number;
  longestTaskMs: number;
  layoutShift: number;
  /** Bytes of all responses on the wire, with their headers. */
  sent: number;
}

interface Paints {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
}

/** Connection and processor of a cheap phone on a poor network: 400 ms, 50 KB/s, a quarter of the machine's speed. */
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50 * 1_024, uploadThroughput: 50 * 1_024 };
const SLOWER_BY = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Script that collects paints and layout shifts from the start of a document. */
const OBSERVE = `
  window.measured = { largestPaintMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (measured.largestPaintMs = startTime)))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (measured.layoutShift += value)))
    .observe({ type: 'layout-shift', buffered: true });
`;
/** Script that returns them after fonts are loaded and two more frames, in which the observers get the last entries. */
const PAINTS = `document.fonts.ready
  .then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
  .then(() => ({ firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime, ...measured }))`;

/**
 * Loads a page on a slow phone with an empty cache. Its connection and its renderer exist already, from another address of the
 * service.
 * @param origin of the service
 */
export async function loadPage(browser: Browser, origin: string, url: string): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(OBSERVE);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(`${origin}/healthz`);
    const responses = watchResponses(session);
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    const paints = await page.evaluate<Paints>(PAINTS);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const { document, resources, sent } = await responses.read();
    return { ...paints, longestTaskMs: longestTask(traceEvents), sent, ...bytesOfPage(document, resources) };
  } finally {
    await context.close();
  }
}

/** Remembers the responses to a page from now on. */
function watchResponses(session: CDPSession) {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  return {
    /** Returns the text of the document, and what else was sent. */
    async read(): Promise<{ document: string; resources: Resource[]; sent: number }> {
      const documents = [...types].filter(([, type]) => type === 'Document').map(([requestId]) => requestId);
      const { body } = await session.send('Network.getResponseBody', { requestId: documents.at(-1)! });
      const received = [...types].map(([requestId, type]) => ({ type, bytes: sizes.get(requestId) ?? 0 }));
      return {
        document: body,
        resources: received.filter(({ type }) => type !== 'Document'),
        sent: received.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
