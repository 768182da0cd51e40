import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { keepPicture } from './keep-picture';

/** How somebody looks at a page: the width of the window in pixels, and whether they like pages dark. */
export interface Look {
  width: number;
  dark?: boolean;
}

/** A rule of accessibility that a page breaks, with the elements that break it; or how many pixels of its width do not fit into the window. */
export type Fault = [look: string, rule: string, what: string[] | number];

export const PHONE: Look = { width: 320 };
export const PHONE_BY_NIGHT: Look = { width: 320, dark: true };
export const DESKTOP: Look = { width: 1280 };
export const DESKTOP_BY_NIGHT: Look = { width: 1280, dark: true };

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN_AXE = `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`;
const MOST_STOPS = 40;

/** Runs in the browser, which tells of shifts in their order: those before a mark that is set two frames later are all that were. */
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
 * What keeps people out of a page as it stands, whichever way they look at it: nothing when it is in order. The page is
 * not loaded again, and stays as it was looked at last. `picture` names the pictures that are kept of it.
 */
export async function faultsOf(page: Page, looks: readonly Look[], picture?: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { width, dark = false } of looks) {
    const look = `${width}${dark ? '-dark' : ''}`;
    await page.setViewportSize({ width, height: page.viewportSize()!.height });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    if (picture) await keepPicture(page, `${picture}-${look}`);
    const overflow = await overflowOf(page);
    if (overflow !== 0) faults.push([look, 'overflow', overflow]);
    for (const [rule, elements] of await violationsOf(page)) faults.push([look, rule, elements]);
  }
  return faults;
}

/** The rules of accessibility that a page breaks as it stands, each with the elements that break it. */
async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(AXE);
  }
  return page.evaluate<[string, string[]][]>(RUN_AXE);
}

/** How many pixels of a page's width do not fit into its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/** Goes on by the Tab key until what the selector names has the focus. Throws when it cannot be reached. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached.`);
}

/** How far things have moved on a page by themselves since it was opened: the sum of its layout shifts, 0 when nothing has. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate<number>(SHIFTS);
}
