import type { Page } from 'playwright-core';

const STEP_MS = 4_000;
const PAUSE_MS = 50;

/**
 * Advances the clock of a page, which must be installed, until an event has happened, so that the page
 * polls at once instead of every few seconds.
 */
export async function hurry(page: Page, event: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = event.finally(() => (isOver = true));
  while (!isOver) {
    await page.clock.fastForward(STEP_MS).catch(() => undefined); // It is about to show another page.
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
  }
  await over;
}
