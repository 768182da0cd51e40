import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';
import { build } from 'esbuild';
import { demoDocument } from '../demo/demo-document.mjs';

/** Globals of both kinds of runtime beside the language. */
const COMMON = { fetch, AbortController, Blob, FormData, Headers, console, setTimeout, clearTimeout };

/** The globals of edge runtimes: those of the WinterTC minimum that the SDK could use, none of Node's. */
const EDGE = {
  ...COMMON,
  AbortSignal,
  Request,
  Response,
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  crypto: globalThis.crypto,
  structuredClone,
  atob,
  btoa,
  queueMicrotask,
};

/** The globals of React Native: no `crypto`, no encoders of text, no whole `URL`, nothing static on signals. */
const REACT_NATIVE = { ...COMMON, navigator: { product: 'ReactNative' } };

const SERVER = `
import { createStorefrontServer, money, webhooks } from '@storefront-service/sdk';
import { visitorCheckouts } from '@storefront-service/sdk/server';
import { signWebhook } from '@storefront-service/sdk/testing';
export async function run({ baseUrl, keys }) {
  const store = createStorefrontServer({ baseUrl, secretKey: keys.secretTest });
  const refs = [];
  for await (const { ref } of store.sync.products({ pageSize: 3 })) refs.push(ref);
  const { body, headers } = await signWebhook({ type: 'ping', data: { message: 'ping' } }, 'whsec_c2VjcmV0');
  const event = await webhooks.verify(body, headers, 'whsec_c2VjcmV0');
  const visitors = visitorCheckouts({ secret: 'x'.repeat(32), siteUrl: 'https://shop.example' });
  const cookie = await visitors.remember(null, 'chk_1');
  const known = await visitors.hasOpened(cookie.name + '=' + cookie.value, 'chk_1');
  return { known, products: (await store.products.list()).map(({ ref }) => ref).sort().join() === refs.sort().join(), event: event.type, money: money.format(1500000, 'NGN', 'en-NG') };
}`;

const VISITOR = `
import { createStorefront, createStorefrontServer, NotFound, time, WrongKey } from '@storefront-service/sdk';
export async function run({ baseUrl, keys, origin }) {
  const store = createStorefront({ baseUrl, publishableKey: keys.publishableTest, headers: { origin } });
  const { ticketTypes, startAt, timezone } = await store.events.get('open-studio-evening');
  const ticketTypeRef = ticketTypes.find(({ kind }) => kind === 'free').ref;
  const { test } = await store.events.register('open-studio-evening', { tickets: [{ ticketTypeRef, quantity: 1 }], contact: { name: 'Ada', email: 'ada@example.com' } });
  const missing = await store.products.get('none').catch((error) => error);
  const aborted = new AbortController();
  aborted.abort();
  const end = await store.products.list({}, { signal: aborted.signal }).catch((error) => error.name);
  let refused = false;
  try { createStorefrontServer({ baseUrl, secretKey: keys.secretTest }); } catch (error) { refused = error instanceof WrongKey; }
  return { test, starts: time.format(startAt, timezone, 'en-GB', { timeStyle: 'short' }), missing: missing instanceof NotFound, end, refused };
}`;

/** Runs a program of the SDK where there are these globals and no modules. */
async function runWith(globals: object, program: string, input: object): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    platform: 'neutral',
    format: 'iife',
    globalName: 'program',
    target: 'es2020',
    write: false,
    tsconfigRaw: {},
  });
  const context = createContext({ ...globals });
  runInContext(outputFiles[0]!.text, context, { filename: join(__dirname, 'program.js') });
  return (runInContext('program.run', context) as (input: object) => Promise<unknown>)(input);
}

describe('the SDK where there is no Node', () => {
  let service: SharedService;
  let shop: Shop;
  let input: { baseUrl: string; keys: Shop['keys']; origin: string };

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'sdk-runtimes', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    input = { baseUrl: `${service.urls[0]}/v1`, keys: shop.keys, origin: SHOP_ORIGIN };
  });

  it('reads, follows a feed, verifies webhooks and knows its visitors in an edge runtime', async () => {
    expect(await runWith(EDGE, SERVER, input)).toEqual({ known: true, products: true, event: 'ping', money: '₦15,000.00' });
  });

  it('reads, registers, tells errors apart, ends calls and refuses secret keys in React Native', async () => {
    expect(await runWith(REACT_NATIVE, VISITOR, input)).toEqual({
      test: true,
      starts: expect.stringMatching(/^\d\d:\d\d$/),
      missing: true,
      end: 'AbortError',
      refused: true,
    });
  });
});
