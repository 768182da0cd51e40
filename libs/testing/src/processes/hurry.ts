import type { Page } from 'playwright-core';

const STEP_MS = 4_000;
const PAUSE_MS = 50;

/**
 * Lets time pass faster for a page, whose clock has to be installed, until something has come about there: what it would
 * ask again in a few seconds it asks at once.
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
