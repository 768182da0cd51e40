import * as sdk from '@storefront-service/sdk';
import { fakeFetch } from '@storefront-service/sdk/testing';
import { EXAMPLES } from '../../libs/reference/src/docs/examples';
import { SDK_METHODS, sdkSample } from '../../libs/reference/src/docs/sdk-samples';
import { STOREFRONT_OPERATIONS } from '../../libs/sdk/src/generated/storefront-operations';

const settings = { BASE: 'http://shop.test/v1', STORE_SECRET_KEY: 'svc_sk_test_x' };

/** Runs a sample as it stands, but for the import, which is given to it; answers what it asked. */
async function requestsOf(sample: string) {
  const answers = Object.fromEntries(Object.keys(STOREFRONT_OPERATIONS).map((operationId) => [operationId, {}]));
  const fetch = fakeFetch(answers);
  const createStorefrontServer = (options: { baseUrl: string; secretKey: string }) => sdk.createStorefrontServer({ ...options, fetch });
  const program = sample.replace(/^import .*\n/, '');
  const run = new Function('createStorefrontServer', 'process', `return (async () => {${program}\n})();`) as (
    create: typeof createStorefrontServer,
    process: { env: typeof settings },
  ) => Promise<void>;
  await run(createStorefrontServer, { env: settings });
  return fetch.requests;
}

it('every operation of the storefront API has a method of the SDK, and an example', () => {
  expect(Object.keys(SDK_METHODS).sort()).toEqual(Object.keys(STOREFRONT_OPERATIONS).sort());
  expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(STOREFRONT_OPERATIONS).sort());
});

it.each(Object.entries(EXAMPLES))(
  'the sample of %s sends what its example says',
  async (operationId, { path = {}, query = {}, headers = {}, body }) => {
    const requests = await requestsOf(sdkSample(operationId, { path, query, headers, body }));
    expect(requests).toMatchObject([{ operationId, params: path, query, ...(body !== undefined && { body }) }]);
    if (Object.keys(headers).length > 0) expect(requests[0]!.headers['idempotency-key']).toMatch(/.{16}/);
  },
);
