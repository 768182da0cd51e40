import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const { API_URL, DEMO_FILE, MODE = 'live', PUBLISHABLE_KEY, STORE_SECRET_KEY, SITE_URL, PICTURE_HOSTS = '' } = process.env;
const { WEBHOOK_SECRET, WEBHOOK_FOLDER = '.data/webhooks', PORT = '3001', HOST = '127.0.0.1' } = process.env;
const { COOKIE_SECRET, NODE_ENV, PROXIES = '0' } = process.env;
/** Any value other than development is production, as everywhere. */
const isDevelopment = NODE_ENV === 'development';
/** Secret of this start unless one is set: visitors from before are strangers then, and nobody can guess it. */
const cookieSecret = COOKIE_SECRET ?? (isDevelopment ? randomBytes(32).toString('hex') : '');
const LEAST_SECRET = 32;
const DEMO_KEYS = { live: ['publishableLive', 'secretLive'], test: ['publishableTest', 'secretTest'] };
let demo = { changed: undefined, content: {} };

/**
 * Where the API is, and the two keys to call it with: the publishable one for the pages, the secret one for this server,
 * without which this shop sells nothing. From the environment, else from the demo file of the service (`DEMO_FILE`),
 * which is read again whenever it changes, since each start makes new keys.
 * Throws an Error that says what to set.
 */
export function readSettings() {
  const { baseUrl, keys = {}, storefrontUrl } = readDemo();
  const [demoPublishable, demoSecret] = (DEMO_KEYS[MODE] ?? []).map((name) => keys[name]);
  const apiUrl = API_URL ?? baseUrl;
  const publishableKey = PUBLISHABLE_KEY ?? demoPublishable;
  const secretKey = STORE_SECRET_KEY ?? (PUBLISHABLE_KEY ? undefined : demoSecret);
  if (!apiUrl) throw new Error('Set API_URL to the base address of the service, such as http://127.0.0.1:3000/v1.');
  if (!publishableKey?.startsWith('svc_pk_')) {
    throw new Error(
      'Set PUBLISHABLE_KEY to a key that begins with svc_pk_ (it is shown to every visitor), or DEMO_FILE to the demo.json of the service.',
    );
  }
  if (secretKey && !isPartnerOf(publishableKey, secretKey)) {
    throw new Error('Set STORE_SECRET_KEY to a key that begins with svc_sk_ and has the mode of PUBLISHABLE_KEY: both live, or both test.');
  }
  if (cookieSecret.length < LEAST_SECRET) {
    throw new Error(
      `Set COOKIE_SECRET to ${LEAST_SECRET} random characters or more, the same on all servers of this site: node -p "crypto.randomBytes(32).toString('hex')"`,
    );
  }
  const siteUrl = SITE_URL ?? storefrontUrl ?? `http://${HOST}:${PORT}`;
  return {
    apiUrl,
    publishableKey,
    secretKey,
    cookieSecret,
    siteUrl,
    proxies: countProxies(),
    pictureHosts: PICTURE_HOSTS.split(' ').filter(Boolean),
  };
}

function countProxies() {
  if (!/^\d$/.test(PROXIES)) throw new Error('Set PROXIES to how many proxies of your own are in front of this server, from 0 to 9.');
  return Number(PROXIES);
}

/** `svc_pk_test_…` goes with `svc_sk_test_…`. */
const isPartnerOf = (publishableKey, secretKey) => secretKey.startsWith(publishableKey.replace(/^svc_pk_(\w+?)_.*/, 'svc_sk_$1_'));

/**
 * The secret of this site's webhook destination, and the folder where events are kept. Without a secret
 * this site receives none. They contain data of buyers and guests, so its page shows them only while you develop.
 */
export const webhookSettings = () => ({ secret: WEBHOOK_SECRET, folder: WEBHOOK_FOLDER, areShown: isDevelopment });

/** Where this site listens. */
export const listenSettings = () => ({ port: Number(PORT), host: HOST });

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
