import type { Browser, Page } from 'playwright-core';

const PATIENCE_MS = 60_000;

export interface WatchedPage {
  page: Page;
  /** What went wrong in the page: errors on its console, uncaught exceptions, requests to hosts that were not allowed. */
  troubles: string[];
}

export interface Visitor {
  /** Of their window, in pixels. */
  width?: number;
  /** Whether they like pages dark. */
  dark?: boolean;
  javaScriptEnabled?: boolean;
  /** BCP 47, of what their browser asks for. */
  locale?: string;
}

/** Opens a fresh page, as of a new visitor; `origins` are those that it may talk to. */
export type OpenPage = (origins: readonly string[], visitor?: Visitor) => Promise<WatchedPage>;

/** Connects a spec to the Chromium of the run, from before its tests until after them. What a test has opened is closed after it. */
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
  context.setDefaultTimeout(PATIENCE_MS);
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
