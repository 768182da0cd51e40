import type { Browser } from 'playwright-core';

/** Starts the headless Chromium that npm has brought, for `*.browser-spec.ts`; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const [{ default: binary }, { chromium }] = await Promise.all([import('@sparticuz/chromium'), import('playwright-core')]);
  return chromium.launch({ executablePath: await binary.executablePath(), args: binary.args, headless: true });
}
