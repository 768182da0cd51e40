import type { Browser } from 'playwright-core';

/** Flags of the package that would switch off what a real browser enforces, the `Origin` header among it. */
const LAX = new Set(['--disable-web-security', '--allow-running-insecure-content', '--disable-site-isolation-trials']);

/** Starts the headless Chromium that npm has brought, for `*.browser-spec.ts`; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const [{ default: binary }, { chromium }] = await Promise.all([import('@sparticuz/chromium'), import('playwright-core')]);
  return chromium.launch({ executablePath: await binary.executablePath(), args: binary.args.filter((flag) => !LAX.has(flag)), headless: true });
}
