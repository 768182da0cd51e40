import { startTestBrowser } from './chromium.mjs';
import setUpBuilt from './global-setup-built.mjs';

/** The set-up of browser tests: one Chromium for all of them, at `TEST_BROWSER_URL`. */
export default async function setUpBrowser() {
  await setUpBuilt();
  const browser = await startTestBrowser();
  globalThis.startedForTests.push(browser);
  process.env.TEST_BROWSER_URL = browser.url;
}
