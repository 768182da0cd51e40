import { createStorefrontServer, type StorefrontServerClient } from '@storefront-service/sdk';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { codeSamples } from '../../libs/reference/src/docs/code-samples';
import { EXAMPLES } from '../../libs/reference/src/docs/examples';
import { STOREFRONT_OPERATIONS } from '../../libs/sdk/src/generated/storefront-operations';
import { demoDocument } from '../demo/demo-document.mjs';
import { Command } from '../testing/command';
import { withDemoValues } from './demo-values';

/** Runs the samples of the reference by `python3`, which has the standard library alone. */
describe('samples in Python', () => {
  let service: SharedService;
  let shop: Shop;
  let store: StorefrontServerClient;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'python', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    store = createStorefrontServer({ baseUrl: `${service.urls[0]}/v1`, secretKey: shop.keys.secretTest });
  });

  it.each(Object.entries(EXAMPLES))('the sample of %s succeeds as it stands', async (operationId, example) => {
    const [method, path] = STOREFRONT_OPERATIONS[operationId as keyof typeof STOREFRONT_OPERATIONS];
    const sample = codeSamples({ operationId, method, path }, example).find(({ label }) => label === 'Python')!.source;
    const program = `${await withDemoValues(sample, store)}\nprint(json.dumps(answer))`;
    const command = new Command('python3', ['-I', '-c', program], {
      BASE: `${service.urls[0]}/v1`,
      STORE_SECRET_KEY: shop.keys.secretTest,
    });
    expect([await command.exited, command.output]).toEqual([0, expect.stringMatching(/^[[{]/)]);
  });
});
