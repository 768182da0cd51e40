import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@svc/contracts';
import type { Page } from 'playwright-core';

const PICTURES = join(__dirname, '../../../../dist/screenshots');

/** Window of a page: its width in pixels, and its colour scheme. */
export interface Look {
  width: number;
  dark?: boolean;
}

export const PHONE: Look = { width: 320 };
export const PHONE_BY_NIGHT: Look = { width: 320, dark: true };
export const DESKTOP: Look = { width: 1280 };
export const DESKTOP_BY_NIGHT: Look = { width: 1280, dark: true };

/** Widths of windows at which rows of text and amounts are judged, in pixels: those of phones one by one, a tablet, a desktop. */
export const WIDTHS: readonly number[] = [320, 360, 375, 390, 412, 430, 480, 768, 1280];

const EVERY_LOOK = [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT];

/** Locale of a browser in each language of the pages. */
export const LOCALES = { en: 'en-NG', fr: 'fr-CI' } as const satisfies Readonly<Record<Language, string>>;

/** Returns the end of a picture's name: `320-dark`. */
export function lookName({ width, dark = false }: Look): string {
  return `${width}${dark ? '-dark' : ''}`;
}

/** Gives a page the window of a look. */
export async function showIn(page: Page, { width, dark = false }: Look): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()!.height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

/** Extent of a picture: the whole page by default, else what its window shows. */
interface Extent {
  fullPage?: boolean;
}

/** Saves a screenshot as `dist/screenshots/<name>.png` in runs of `npm run screenshots`; a later run replaces it. */
export async function keepPicture(page: Page, name: string, { fullPage = true }: Extent = {}): Promise<void> {
  if (!process.env['KEEP_PICTURES']) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage });
}

/** Saves screenshots of a page on a phone and on a desktop, by day and by night: `<name>-320-dark.png`. The page keeps the last window. */
export async function keepEveryLook(page: Page, name: string, extent?: Extent): Promise<void> {
  if (!process.env['KEEP_PICTURES']) return;
  for (const look of EVERY_LOOK) {
    await showIn(page, look);
    await keepPicture(page, `${name}-${lookName(look)}`, extent);
  }
}

/** Saves screenshots of a page's address as new visitors of each language see it, in every look: `<name>-fr-320-dark.png`. */
export async function keepEveryLanguage(page: Page, name: string): Promise<void> {
  if (!process.env['KEEP_PICTURES']) return;
  for (const [language, locale] of Object.entries(LOCALES)) {
    const context = await page.context().browser()!.newContext({ locale, viewport: page.viewportSize() });
    try {
      const translated = await context.newPage();
      await translated.goto(page.url());
      await keepEveryLook(translated, `${name}-${language}`);
    } finally {
      await context.close();
    }
  }
}
