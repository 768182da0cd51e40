import type { Browser, Page } from 'playwright-core';

const TIMEOUT_MS = 60_000;

export interface WatchedPage {
  page: Page;
  /** Errors of the page: on its console, uncaught exceptions, and requests to hosts that are not allowed. */
  troubles: string[];
}

export interface Visitor {
  /** Width of the window, in pixels. */
  width?: number;
  /** True for a dark colour scheme. */
  dark?: boolean;
  javaScriptEnabled?: boolean;
  /** Language of the browser, BCP 47. */
  locale?: string;
}

/** Opens a page in a new context; `origins` are the allowed origins of its requests. */
export type OpenPage = (origins: readonly string[], visitor?: Visitor) => Promise<WatchedPage>;

/** Connects a spec to the Chromium of the run, from before its tests until after them. Pages are closed after their test. */
export function useBrowser(): OpenPage {
  let browser: Browser | undefined;

  beforeAll(async () => {
    const { chromium } = await import('playwright-core');
    browser = await chromium.connect(process.env['TEST_BROWSER_URL']!);
  });
  afterEach(async () => {
    await Promise.all(browser!.contexts().map((context) => context.close()));
  });
  afterAll(() => browser?.close());

  return (origins, visitor) => openPage(browser!, origins, visitor);
}

async function openPage(
  browser: Browser,
  origins: readonly string[],
  { width = 1280, dark = false, javaScriptEnabled = true, locale = 'en-GB' }: Visitor = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled,
    locale,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !origins.includes(origin)) troubles.push(`asked ${request.url()}`);
  });
  return { page, troubles };
}
