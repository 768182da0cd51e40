import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { isFromElsewhere, setCookieHeader } from '@storefront-service/sdk/server';
import { verify, WebhookError } from '@storefront-service/sdk/webhooks';
import { eventPage, homePage, page, productPage, returnPage, safe } from './pages.mjs';
import { openCheckout, problemOf, register, visitorOf, visitors } from './store.mjs';

const { SITE_URL, WEBHOOK_SECRET } = process.env;
const PORT = process.env.PORT || new URL(SITE_URL).port || 3000;
const LARGEST_BODY = 1024 * 1024;

/** Routes by method and first part of the path; each gets the request, the address and the second part. `HEAD` is answered as `GET`. */
const ROUTES = {
  'GET ': async () => html(await homePage()),
  'GET style.css': async () => ({ type: 'text/css', body: await readFile(new URL('./style.css', import.meta.url)) }),
  'GET events': async ({ slug }) => html(await eventPage(slug)),
  'GET products': async ({ request, slug }) => {
    const cookie = await visitors.begin(request.headers.cookie);
    return { ...html(await productPage(slug)), headers: cookie && { 'Set-Cookie': setCookieHeader(cookie) } };
  },
  'GET return': async ({ request, url }) => {
    const ref = String(url.searchParams.get('checkout'));
    return html(await returnPage(ref, await visitors.hasOpened(request.headers.cookie, ref)));
  },
  'POST events': async ({ request, slug }) => {
    const sentence = await register(slug, await formOf(request), await visitorOf(request));
    return html(page('Thank you', `<p role="status">${safe(sentence)}</p>`));
  },
  'POST products': async ({ request }) => {
    const { ref, hostedUrl } = await openCheckout(await formOf(request), request.headers.cookie, await visitorOf(request));
    const cookie = setCookieHeader(await visitors.remember(request.headers.cookie, ref));
    return { status: 303, headers: { Location: hostedUrl, 'Set-Cookie': cookie } };
  },
  'POST webhooks': async ({ request }) => {
    try {
      // The body as it came: JSON that was parsed and written again has another signature.
      const event = await verify(await bodyOf(request), request.headers, WEBHOOK_SECRET);
      console.log('webhook', event.type, event.id);
      return { status: 204 };
    } catch (error) {
      if (error instanceof WebhookError) return { status: 400, body: error.message };
      throw error;
    }
  },
};

const html = (body, status = 200) => ({ status, type: 'text/html; charset=utf-8', body });

async function answer(request) {
  try {
    if (isFromElsewhere(request, SITE_URL)) return html(page('Please open the shop itself', '<p><a href="/">To the shop</a></p>'), 403);
    const url = new URL(request.url.replace(/^\/*/, '/'), SITE_URL);
    const [, first, slug = '', ...rest] = url.pathname.split('/');
    const route = ROUTES[`${request.method === 'HEAD' ? 'GET' : request.method} ${first}`];
    if (route && rest.length === 0) return await route({ request, url, slug });
    return html(page('There is no such page', '<p><a href="/">To the shop</a></p>'), 404);
  } catch (error) {
    const { status, message } = problemOf(error);
    return html(page('We are sorry', `<p role="alert">${safe(message)}</p><p><a href="/">To the shop</a></p>`), status);
  }
}

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The body of a request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const formOf = async (request) => new URLSearchParams(String(await bodyOf(request)));

createServer(async (request, response) => {
  const { status = 200, type = 'text/plain', headers, body } = await answer(request);
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(request.method === 'HEAD' ? undefined : body);
}).listen(PORT, () => console.log(`${SITE_URL} is ready.`));
