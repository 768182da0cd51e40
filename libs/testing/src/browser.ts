import type { Browser, Page } from 'playwright-core';
import { findChromium } from './chromium';

/** `--no-sandbox` because tests may run as root; what they open is their own. */
const ARGUMENTS = ['--no-sandbox', '--no-zygote', '--disable-gpu'];

const PATIENCE_MS = 60_000;

export interface WatchedPage {
  page: Page;
  /** What went wrong in the page: errors on its console, uncaught exceptions, requests to hosts that were not allowed. */
  troubles: string[];
}

/** Starts a headless Chromium. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ args: ARGUMENTS, ...(await findChromium()) });
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

/** A fresh page, as of a new visitor; `origins` are those that it may talk to. */
export async function openPage(browser: Browser, origins: readonly string[], { width = 1280, dark = false, javaScriptEnabled = true, locale = 'en-GB' }: Visitor = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', javaScriptEnabled, locale });
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
