import { eventually, openShop, type RunningProcess, type RunningService, type Shop, startService } from '@svc/testing';
import { describeWithNginx } from '../testing/describe-with-nginx';
import { ShippedNginx } from './shipped-nginx';

const BUYERS = 8;
const ROUNDS = 2;
const PRODUCT = {
  slug: 'cap',
  name: 'Cap',
  variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1_000 }], stock: 100_000 }],
};

interface Tally {
  reads: number;
  openings: number;
  lost: string[];
}

describeWithNginx('the nginx that is shipped', () => {
  let service: RunningService;
  let nginx: ShippedNginx;
  let shop: Shop;
  /** The api at each address. */
  let running: Map<string, RunningProcess>;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { TRUST_PROXY: 'loopback' } });
    running = new Map(service.urls.map((url, index) => [url, service.processes[index]!]));
    shop = await openShop(service, 'replaced', { version: 1, products: [PRODUCT] });
    nginx = await ShippedNginx.start(service.urls);
  });
  afterAll(async () => {
    await nginx?.stop();
    await service?.stop();
  });

  it('no request is lost, and none is done twice, while apis are replaced one by one', async () => {
    const buying = { is: true };
    const tally: Tally = { reads: 0, openings: 0, lost: [] };
    const variantRef = await firstVariant();
    const buyers = Array.from({ length: BUYERS }, () => buyAndBuy(variantRef, tally, buying));
    for (let round = 0; round < ROUNDS; round += 1) await replaceEach(tally);
    buying.is = false;
    await Promise.all(buyers);

    expect(tally.lost).toEqual([]);
    expect(await countOpen()).toBe(tally.openings);
    process.stdout.write(`${tally.reads} reads and ${tally.openings} openings over ${ROUNDS * service.urls.length} replacements\n`);
  });

  it('what is for the inside stays inside', async () => {
    const statusAt = async (path: string) => (await fetch(`${nginx.url}${path}`)).status;
    expect(await Promise.all(['/metrics', '/metrics/', '/readyz', '/readyz/x', '/healthz'].map(statusAt))).toEqual([
      404, 404, 404, 404, 200,
    ]);
  });

  async function firstVariant(): Promise<string> {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/cap', { key: shop.keys.secretLive });
    return body.variants[0]!.ref;
  }

  /** Reads and opens in turn, until `buying` ends. */
  async function buyAndBuy(variantRef: string, tally: Tally, buying: { is: boolean }): Promise<void> {
    const headers = { authorization: `Bearer ${shop.keys.secretLive}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ items: [{ variantRef, quantity: 1 }], returnUrl: 'https://shop.example/thanks' });
    const ask = async (path: string, init: RequestInit): Promise<boolean> => {
      const answer = await fetch(`${nginx.url}/v1/store/${path}`, init);
      const text = await answer.text();
      if (!answer.ok) tally.lost.push(`${init.method} ${answer.status} ${text.slice(0, 200)}`);
      return answer.ok;
    };
    while (buying.is) {
      if (await ask('products/cap', { method: 'GET', headers })) tally.reads += 1;
      const own = { ...headers, 'idempotency-key': crypto.randomUUID() };
      if (await ask('checkouts', { method: 'POST', headers: own, body })) tally.openings += 1;
    }
  }

  /** One api after the other: each ends as in a deployment, and buyers go on before, between and after. */
  async function replaceEach(tally: Tally): Promise<void> {
    for (const url of service.urls) {
      await moreOpenings(tally);
      await running.get(url)!.stop();
      await moreOpenings(tally);
      running.set(url, await service.startApi(url));
    }
    await moreOpenings(tally);
  }

  function moreOpenings(tally: Tally): Promise<unknown> {
    const before = tally.openings;
    return eventually('buyers went on', () => tally.openings >= before + 2 * BUYERS || tally.lost.length > 0);
  }

  /** As the merchant counts them. */
  async function countOpen(): Promise<number> {
    let [count, cursor] = [0, ''];
    do {
      const { body } = await service.client.get<{ data: unknown[]; nextCursor?: string }>(`/v1/admin/checkouts?limit=100${cursor}`, {
        key: shop.adminToken,
      });
      count += body.data.length;
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
    } while (cursor);
    return count;
  }
});
