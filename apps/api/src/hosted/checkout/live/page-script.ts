import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs in the browser on the page of a checkout. Undefined where the app runs unbundled: the page does without. */
export const LIVE_SCRIPT = scriptIn('checkout-live.js');

/** What opens a provider's window over our page. Undefined where the app runs unbundled: buyers go to the provider's page. */
export const POPUP_SCRIPT = scriptIn('checkout-popup.js');

/** A script that the build puts beside the bundle of the app. */
function scriptIn(name: string): string | undefined {
  const file = join(__dirname, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
