import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hearOfOrders } from './account/account-routes.mjs';
import { drawPicture } from './pictures/picture.mjs';
import { routeTo } from './routes.mjs';
import { importMapHash, sdkFile } from './sdk-files.mjs';
import { listenSettings, readSettings, webhookSettings } from './settings.mjs';
import { ReceivedWebhooks } from './webhooks/received-webhooks.mjs';
import { receiveWebhook, streamWebhooks } from './webhooks/webhook-routes.mjs';

/**
 * The merchant's own little server. It hands out the pages of `public/` and gives them, by `/config.json`, the address of the
 * API and the publishable key for it. The browser reads the API itself; what costs money goes through the till,
 * `checkouts/`, which has the secret key, and so does signing in, `sign-in/`. What happens at the service comes to `/webhooks`.
 */
const PUBLIC = new URL('./public/', import.meta.url);
const FILES = new Set(readdirSync(PUBLIC, { recursive: true }).map((path) => `/${path.replaceAll('\\', '/')}`));
const IMPORT_MAP = importMapHash(readFileSync(new URL('index.html', PUBLIC), 'utf8'));
const TYPES = { css: 'text/css', html: 'text/html', js: 'text/javascript' };
const PAGES =
  /^\/(?:products(?:\/[\w-]+)?|collections\/[\w-]+|events(?:\/[\w-]+)?|(?:forms|pages|catalogs|notes|files|tables)\/[\w-]+|account|cart|pay|return|webhooks)?$/;
/** Where Paystack's popup comes from: allowed on the page where it is paid, and nowhere else. */
const POPUP = { script: 'https://js.paystack.co', frame: 'https://checkout.paystack.com', api: 'https://api.paystack.co' };
const PICTURE = /^\/pictures\/([a-z0-9-]{1,100})\.svg$/;

const server = createServer((request, response) => {
  const route = `${request.method} ${request.url.split('?', 1)[0]}`;
  if (route === 'POST /webhooks' && webhooks.secret) return receiveWebhook(request, response, webhooks).catch(() => response.destroy());
  if (route === 'GET /webhooks/stream' && webhooks.areShown) return streamWebhooks(response, webhooks.received);
  const own = routeTo(route);
  if (own)
    return own(request, readSettings())
      .then((answered) => send(response, answered.type ? answered : json(answered)))
      .catch(() => response.destroy());

  send(response, { ...answer(request), hasBody: request.method !== 'HEAD' });
});

function send(response, { status, type, body, headers, hasBody = true }) {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(hasBody ? body : undefined);
}

function answer({ method, url }) {
  if (method !== 'GET' && method !== 'HEAD') return { ...plain(405, 'Only GET is served here.'), headers: { Allow: 'GET, HEAD' } };
  const path = url.split('?', 1)[0];
  if (path === '/config.json') return config();
  const picture = PICTURE.exec(path);
  if (picture) return svg(picture[1]);
  const module = sdkFile(path);
  if (module) return { status: 200, type: TYPES.js, body: module };
  if (path !== '/index.html' && FILES.has(path)) return file(path);
  return page(PAGES.test(path) ? 200 : 404, path === '/pay' ? POPUP : undefined);
}

/** Only what every visitor may know: the address of the API and the publishable key. */
function config() {
  const { apiUrl, publishableKey } = readSettings();
  return json({ status: 200, body: { apiUrl, publishableKey } });
}

/** One shell for every page; `main.js` fills it according to the address. */
function page(status, popup) {
  return { ...file('/index.html'), status, headers: { 'Content-Security-Policy': contentSecurityPolicy(popup) } };
}

/** Scripts (the import map among them), styles and pictures from here, data and uploaded pictures from the API, and nothing from anywhere else but a provider's popup. */
function contentSecurityPolicy(popup) {
  const { apiUrl, pictureHosts } = readSettings();
  const api = new URL(apiUrl).origin;
  return [
    "default-src 'none'",
    ['script-src', "'self'", IMPORT_MAP, popup?.script].filter(Boolean).join(' '),
    "style-src 'self'",
    `img-src 'self' ${[api, ...pictureHosts].join(' ')}`,
    ['connect-src', "'self'", api, popup?.api].filter(Boolean).join(' '),
    ...(popup ? [`frame-src ${popup.frame}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function svg(name) {
  const headers = {
    'Cache-Control': 'public, max-age=604800',
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return { status: 200, type: 'image/svg+xml', body: drawPicture(name), headers };
}

function file(path) {
  const type = TYPES[path.split('.').pop()];
  return type ? { status: 200, type, body: readFileSync(new URL(`.${path}`, PUBLIC)) } : page(404);
}

function openWebhooks() {
  const { secret, folder, areShown } = webhookSettings();
  const received = new ReceivedWebhooks(folder);
  received.watch(({ verified, event }) => verified && hearOfOrders(event));
  return { secret, received, areShown };
}

const json = ({ status, body, headers }) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers: { 'Cache-Control': 'no-store', ...headers },
});

function plain(status, body) {
  return { status, type: 'text/plain', body };
}

function stop() {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, stop);

let webhooks;
try {
  readSettings();
  webhooks = openWebhooks();
} catch (refusal) {
  console.error(refusal.message);
  process.exit(1);
}

const { port, host } = listenSettings();
server.listen(port, host, () => {
  console.log(`The example storefront is at http://${host}:${server.address().port}`);
  process.send?.({ ready: true, port: server.address().port });
});
