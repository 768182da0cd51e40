import { askService } from '../service.mjs';

const NOWHERE = { apiUrl: 'http://127.0.0.1:9/v1', secretKey: `svc_sk_test_${'a'.repeat(36)}` };

describe('[D-117] an address that names what cannot be', () => {
  it.each(['..', '.', 'a/b', 'a?b'])('is answered as one of nothing: %s', async (named) => {
    expect(await askService(NOWHERE, (store) => store.products.get(named))).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });
});
