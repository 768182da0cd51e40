import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { keepEveryLook, type Look, lookName, showIn } from './keep-picture';

/** A violated rule of accessibility with its elements, or an overflow of the page in pixels of its width. */
export type Fault = [look: string, rule: string, what: string[] | number];

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN_AXE = `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`;
const MOST_STOPS = 40;

/** Script that sums the layout shifts. The browser reports entries in order, so those before a mark set two frames later are complete. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, value } of list.getEntries()) {
      if (entryType === 'layout-shift') sum += value;
      else resolve(sum);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  observer.observe({ type: 'mark' });
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('looked')));
})`;

/**
 * Returns the accessibility faults of a page in each window; empty when there are none. The page is not reloaded, and keeps
 * the last window. `picture` is the beginning of the names of its screenshots, which are kept in every look.
 */
export async function faultsOf(page: Page, looks: readonly Look[], picture?: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  if (picture) await keepEveryLook(page, picture);
  for (const window of looks) {
    const look = lookName(window);
    await showIn(page, window);
    const overflow = await overflowOf(page);
    if (overflow !== 0) faults.push([look, 'overflow', overflow]);
    for (const [rule, elements] of await violationsOf(page)) faults.push([look, rule, elements]);
  }
  return faults;
}

/** Returns the violated rules of accessibility of a page, each with its elements. */
async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(AXE);
  }
  return page.evaluate<[string, string[]][]>(RUN_AXE);
}

/** Returns the overflow of a page in pixels of its width. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** Presses the Tab key until the element of the selector has the focus. Throws when it cannot be reached. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached.`);
}

/** Returns the sum of the layout shifts of a page since it was opened. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate<number>(SHIFTS);
}
