import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ConnectionError,
  createStorefront,
  createStorefrontServer,
  InternalError,
  NotFound,
  RateLimited,
  API_VERSION,
  SDK_VERSION,
  StorefrontError,
  TimedOut,
  UnexpectedAnswer,
  ValidationError,
} from '..';
import { createAdmin } from '../admin';
import { answer, fakeFetch, problem } from '../testing';

const baseUrl = 'http://shop.test/v1';
const body = { items: [{ variantRef: 'var_1', quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
const wait = (seconds: number) => ({ 'retry-after': `${seconds}` });

const clientOf = (answers: Record<string, unknown>, settings = {}) => {
  const fetch = fakeFetch(answers);
  return { fetch, store: createStorefrontServer({ baseUrl, secretKey: 'svc_sk_test_x', fetch, ...settings }) };
};

/** Returns responses one after the other, then the last one repeatedly. */
const inTurn =
  (...answers: unknown[]) =>
  () =>
    answers.length > 1 ? answers.shift() : answers[0];

describe('a request that is safe to retry', () => {
  it('is retried after a retryable error, at the time of Retry-After', async () => {
    const { fetch, store } = clientOf({
      listEvents: inTurn(problem('RATE_LIMITED', { status: 429, retryable: true, headers: wait(0) }), []),
    });
    expect(await store.events.list()).toEqual([]);
    expect(fetch.requests).toHaveLength(2);
  });

  it('has the same Idempotency-Key for all attempts, and another for the next call', async () => {
    const lost = () => {
      throw new TypeError('fetch failed');
    };
    let requests = 0;
    const { fetch, store } = clientOf({ openCheckout: () => ((requests += 1) === 1 ? lost() : { ref: 'chk_1' }) });
    await store.checkouts.create(body);
    await store.checkouts.create(body);
    const [first, second, third] = fetch.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/.{16}/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('fails with the last error after all retries', async () => {
    const { fetch, store } = clientOf(
      { listEvents: problem('INTERNAL', { status: 500, retryable: true, headers: wait(0) }) },
      { maxRetries: 1 },
    );
    await expect(store.events.list()).rejects.toBeInstanceOf(InternalError);
    expect(fetch.requests).toHaveLength(2);
  });

  it('fails at once when Retry-After is longer than the longest pause', async () => {
    const { fetch, store } = clientOf({ listEvents: problem('RATE_LIMITED', { status: 429, retryable: true, headers: wait(60) }) });
    await expect(store.events.list()).rejects.toMatchObject({ retryAfterSeconds: 60, code: 'RATE_LIMITED' });
    expect(fetch.requests).toHaveLength(1);
  });
});

it.each([
  ['sent', (store: ReturnType<typeof clientOf>['store']) => store.otp.send({ to: '+2348031234567' })],
  ['judged', (store: ReturnType<typeof clientOf>['store']) => store.otp.verify({ challengeRef: 'c', code: '000000' })],
])('a code is never %s twice, whatever the answer', async (_done, ask) => {
  const refusal = problem('RATE_LIMITED', { status: 429, retryable: true, headers: wait(0) });
  const { fetch, store } = clientOf({ sendOtp: refusal, verifyOtp: refusal });
  await expect(ask(store)).rejects.toBeInstanceOf(RateLimited);
  expect(fetch.requests).toHaveLength(1);
});

it('[D-139] a call names the visitor for whom it is made, and no other call does', async () => {
  const { fetch, store } = clientOf({ sendOtp: problem('RATE_LIMITED', { status: 429, details: { limit: 'visitor' } }) });
  const sending = store.otp.send({ to: '+2348031234567' }, { visitor: 'ada' });
  await expect(sending).rejects.toMatchObject({ details: { limit: 'visitor' } });
  await expect(store.otp.send({ to: '+2348031234567' })).rejects.toBeInstanceOf(RateLimited);
  expect(fetch.requests.map(({ headers }) => headers['x-visitor'])).toEqual(['ada', undefined]);
});

it('a code that does not verify is a result, not an error', async () => {
  const { store } = clientOf({ verifyOtp: answer({ status: 422, body: { verified: false, reason: 'invalid' } }) });
  expect(await store.otp.verify({ challengeRef: 'c', code: '1' })).toEqual({ verified: false, reason: 'invalid' });
});

it('an error response throws the class of its code, with its details and the id of the request', async () => {
  const { fetch, store } = clientOf({
    readProduct: problem('NOT_FOUND', { status: 404 }),
    openCheckout: problem('VALIDATION_ERROR', { details: { invalid: ['var_1'] } }),
    listEvents: problem('NEW_CODE', { status: 418 }),
  });
  await expect(store.products.get('none')).rejects.toBeInstanceOf(NotFound);
  const error: unknown = await store.checkouts.create(body).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({
    details: { invalid: ['var_1'] },
    requestId: expect.stringMatching(/^req_/),
    status: 400,
    name: 'ValidationError',
  });
  await expect(store.events.list()).rejects.toMatchObject({ code: 'NEW_CODE', name: 'StorefrontError' });
  expect(fetch.requests).toHaveLength(3);
});

it('a response that the API confirms as current is returned from the cache, each time as a new object', async () => {
  const { fetch, store } = clientOf({
    listEvents: ({ headers }: { headers: Record<string, string> }) =>
      headers['if-none-match'] === '"1"'
        ? answer({ status: 304 })
        : answer({ status: 200, headers: { etag: '"1"' }, body: [{ ref: 'evt_1' }] }),
  });
  const first = await store.events.list();
  first.pop();
  expect(await store.events.list()).toEqual([{ ref: 'evt_1' }]);
  expect(fetch.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
});

describe('a key of the wrong kind', () => {
  const fetch = fakeFetch({});
  const settings = { baseUrl, fetch };

  it('is refused before any request, with the reason', () => {
    const secret: string = 'svc_sk_live_x';
    expect(() => createStorefront({ ...settings, publishableKey: secret })).toThrow(/was given a secret key.*keep it on your server/);
    // @ts-expect-error a secret key that is written out
    expect(() => createStorefront({ ...settings, publishableKey: 'svc_sk_live_x' })).toThrow(StorefrontError);
    // @ts-expect-error a publishable key that is written out
    expect(() => createStorefrontServer({ ...settings, secretKey: 'svc_pk_live_x' })).toThrow(/only works in a browser/);
    expect(() => createStorefrontServer({ ...settings, secretKey: '' })).toThrow(/is the variable set/);
    expect(fetch.requests).toEqual([]);
  });

  it('is a secret one in a browser or an app', () => {
    const platform = globalThis as { document?: object };
    platform.document = {};
    try {
      expect(() => createStorefrontServer({ ...settings, secretKey: 'svc_sk_live_x' })).toThrow(/must not be used in a browser/);
    } finally {
      delete platform.document;
    }
  });

  it('does not open checkouts in a storefront client: there is no such method', () => {
    const store = createStorefront({ ...settings, publishableKey: 'svc_pk_test_x' });
    // @ts-expect-error only the client of servers has it
    expect(store.checkouts.create).toBeUndefined();
  });
});

describe('a service that lacks the operation', () => {
  const nothing = 'There is nothing at this address; see /docs for what there is.';

  it.each([
    ['NOT_FOUND', 404, nothing],
    ['METHOD_NOT_ALLOWED', 405, 'This address takes GET.'],
  ])('says so with %s, with the versions', async (code, status, message) => {
    const { store } = clientOf({ listEvents: problem(code, { status, message, headers: { 'x-svc-version': '1.3.12' } }) });
    const error: StorefrontError = await store.events.list().catch((thrown) => thrown);
    expect(error).toMatchObject({ code, status });
    expect(error.message).toContain(`the service has version 1.3.12, this SDK ${SDK_VERSION} is made for ${API_VERSION}.`);
    expect(error.message).toMatch(/shop\.test.*The service is older than this SDK.*install the SDK/);
  });

  it.each([API_VERSION, '1.100.0', '2.0.0', undefined])('is not blamed on its version when that is %s', async (version) => {
    const headers = version ? { 'x-svc-version': version } : undefined;
    const { store } = clientOf({ listEvents: problem('NOT_FOUND', { status: 404, message: nothing, headers }) });
    const error: StorefrontError = await store.events.list().catch((thrown) => thrown);
    expect(error.message).toMatch(/not known to be older than this SDK, so the address is probably wrong: check baseUrl/);
  });

  it('is not one that lacks the product', async () => {
    const { store } = clientOf({ readProduct: problem('NOT_FOUND', { status: 404, message: 'There is no such product.' }) });
    await expect(store.products.get('none')).rejects.toMatchObject({ message: 'There is no such product.' });
  });
});

describe('an empty result', () => {
  it('is of another server where the operation has a body', async () => {
    const { store } = clientOf({ listEvents: answer({ status: 200 }) });
    await expect(store.events.list()).rejects.toThrow(UnexpectedAnswer);
  });

  it('is nothing where the operation returns nothing, or its status says so', async () => {
    const fetch = fakeFetch({ deleteProduct: answer({ status: 200 }), readManagedProduct: answer({ status: 204 }) });
    const admin = createAdmin({ baseUrl, token: 'svc_ad_x', fetch });
    expect([await admin.deleteProduct({ ref: 'prd_1' }), await admin.readManagedProduct({ ref: 'prd_1' })]).toEqual([undefined, undefined]);
    expect(await admin.request('DELETE', '/admin/products/{ref}', { path: { ref: 'prd_1' } })).toBeUndefined();
  });
});

it('a base address without its version, or a path without its parameter, is refused before any request', async () => {
  expect(() => createStorefront({ baseUrl: 'https://shop.example', publishableKey: 'svc_pk_test_x' })).toThrow(
    /with the version at its end/,
  );
  const { fetch, store } = clientOf({});
  await expect(store.products.get('')).rejects.toThrow('slug is missing');
  expect(fetch.requests).toEqual([]);
});

describe('a real connection', () => {
  const withServer = async (listener: RequestListener, use: (base: string) => Promise<void>) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  const storeAt = (base: string, settings = {}) =>
    createStorefrontServer({ baseUrl: base, secretKey: 'svc_sk_test_x', maxRetries: 0, ...settings });

  it('no answer in time is TimedOut, an abort the reason of its signal, and nobody is a ConnectionError', async () => {
    await withServer(
      () => undefined,
      async (base) => {
        await expect(storeAt(base, { timeoutMs: 50 }).events.list()).rejects.toBeInstanceOf(TimedOut);
        const controller = new AbortController();
        const call = storeAt(base).events.list({ signal: controller.signal });
        controller.abort(new Error('The visitor left.'));
        await expect(call).rejects.toThrow('The visitor left.');
      },
    );
    await expect(storeAt('http://127.0.0.1:1/v1').events.list()).rejects.toBeInstanceOf(ConnectionError);
    let port = '';
    await withServer(
      (_request, response) => response.end(),
      async (base) => {
        port = base;
        await expect(storeAt(base.replace('http', 'https')).events.list()).rejects.toThrow(/one side speaks TLS/);
      },
    );
    await expect(storeAt(port).events.list()).rejects.toThrow(/ECONNREFUSED.*nothing listens there/);
  });

  it('an incomplete response is a ConnectionError, and a page is an UnexpectedAnswer', async () => {
    await withServer(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('[{"ref":', () => response.destroy());
      },
      async (base) => expect(storeAt(base).events.list()).rejects.toBeInstanceOf(ConnectionError),
    );
    await withServer(
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
      async (base) => {
        const error: unknown = await storeAt(base)
          .events.list()
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(UnexpectedAnswer);
        expect(error).toMatchObject({ message: expect.stringContaining('Check baseUrl'), text: '<h1>Welcome</h1>', retryable: false });
      },
    );
  });
});
