import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const PICTURES = join(__dirname, '../../../../dist/screenshots');

/** Saves a screenshot of a whole page as `dist/screenshots/<name>.png` in runs of `npm run screenshots`; a later run replaces it. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env['KEEP_PICTURES']) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
