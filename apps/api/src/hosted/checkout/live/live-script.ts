import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the bundle of the app, where the build puts it. */
const FILE = join(__dirname, 'checkout-live.js');

/** What runs in the browser on the page of a checkout. Undefined where the app runs unbundled: the page does without. */
export const LIVE_SCRIPT: string | undefined = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim() : undefined;
