import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const PICTURES = join(__dirname, '../../../../dist/screenshots');

/** Below `npm run screenshots` it keeps how a whole page looks as `dist/screenshots/<name>.png`, for people to look at; a later run replaces it. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env['KEEP_PICTURES']) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
