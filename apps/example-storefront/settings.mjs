import { readFileSync, statSync } from 'node:fs';

const { API_URL, DEMO_FILE, MODE = 'live', PUBLISHABLE_KEY, PICTURE_HOSTS = '', WEBHOOK_SECRET, WEBHOOK_FOLDER = '.data/webhooks' } = process.env;
const DEMO_KEYS = { live: 'publishableLive', test: 'publishableTest' };
let demo = { changed: undefined, content: {} };

/**
 * Where the API is and the publishable key to call it with: from `API_URL` and `PUBLISHABLE_KEY`, else from the demo
 * file of the service (`DEMO_FILE`), which is read again whenever it changes, since each start makes new keys.
 * Throws an Error that says what to set.
 */
export function readSettings() {
  const { baseUrl, keys } = readDemo();
  const apiUrl = API_URL ?? baseUrl;
  const publishableKey = PUBLISHABLE_KEY ?? keys?.[DEMO_KEYS[MODE]];
  if (!apiUrl) throw new Error('Set API_URL to the base address of the service, such as http://127.0.0.1:3000/v1.');
  if (!publishableKey?.startsWith('svc_pk_')) {
    throw new Error('Set PUBLISHABLE_KEY to a key that begins with svc_pk_ (it is shown to every visitor), or DEMO_FILE to the demo.json of the service.');
  }
  return { apiUrl, publishableKey, pictureHosts: PICTURE_HOSTS.split(' ').filter(Boolean) };
}

/**
 * The secret of this site's webhook destination, and the folder where events are kept. Without a secret
 * this site receives none.
 */
export const webhookSettings = () => ({ secret: WEBHOOK_SECRET, folder: WEBHOOK_FOLDER });

/** The last readable state of the demo file: while the service rewrites it, the one before stands. */
function readDemo() {
  try {
    const changed = DEMO_FILE && statSync(DEMO_FILE).mtimeMs;
    if (changed !== demo.changed) demo = { changed, content: JSON.parse(readFileSync(DEMO_FILE, 'utf8')) };
  } catch {
    /* Not written yet, or just being written. */
  }
  return demo.content;
}
