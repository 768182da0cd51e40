import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStore } from '../run-store.mjs';

const SHOP = 'http://shop.test/v1';
const MINE = { slug: 'mine', name: 'Mine', variants: [] };
const EXPORT = 'Handle,Title,Variant Price,Image Src,Tags\nbag,Bag,1500,https://old.example/bag.png?v=1,New\n';

interface Sent {
  method: string;
  path: string;
  body?: { products: { slug: string; media?: string[]; variants: { prices: object[] }[] }[] } & Record<string, unknown>;
}

const platformFetch = globalThis.fetch;
let sent: Sent[];
let folder: string;
let media: { name: string; url: string }[];

/** A service with a product, that finds one to create in each document. */
function answer(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const { pathname, search, searchParams } = new URL(address);
  const path = pathname.slice('/v1/admin'.length);
  sent.push({ method, path: path + search, ...(typeof body === 'string' && { body: JSON.parse(body) as Sent['body'] }) });
  if (method === 'PUT') return json({ created: [{ section: 'products', identity: 'bag' }], changed: [], deleted: [] });
  if (path === '/document')
    return json({ version: 1, revision: 'r1', workspace: { currencies: ['JPY', 'USD'] }, products: [MINE], notes: [] });
  if (method === 'GET') return json({ data: media, nextCursor: null });
  media.push({ name: searchParams.get('name')!, url: 'https://files.test/bag.png' });
  return json(media.at(-1)!);
}
const json = (value: object) => Promise.resolve(Response.json(value));

beforeAll(() => {
  globalThis.fetch = answer as typeof fetch;
});
beforeEach(() => {
  [sent, media] = [[], []];
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-')));
  writeFileSync(join(folder, 'products.csv'), EXPORT);
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'Bag.PNG'), 'a picture');
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => {
  globalThis.fetch = platformFetch;
});

async function run(...args: string[]) {
  let stdout = '';
  const out = { write: (text: string) => Boolean((stdout += text)) };
  const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: SHOP, STORE_TOKEN: 'svc_ad_mine' };
  const code = await runStore(['import', join(folder, 'products.csv'), ...args], { env, stdout: out, stderr: out } as never);
  return { code, stdout };
}
const puts = () => sent.filter(({ method }) => method === 'PUT');

describe('store import', () => {
  it('[ADR 0104 r2] plans with everything that is there, and changes nothing', async () => {
    const { code, stdout } = await run();
    expect(code).toBe(0);
    expect(stdout).toContain('Shopify: 1 product, 1 collection\nproducts\n  + bag\n\n1 to create, 0 to change, 0 to delete. Apply with: ');
    expect(puts().map(({ path }) => path)).toEqual(['/document?dryRun=true']);
    const { products, ...rest } = puts()[0]!.body!;
    expect(rest).toEqual({ version: 1, revision: 'r1', collections: [{ slug: 'new', name: 'New', productRefs: ['bag'] }] });
    expect(products).toMatchObject([MINE, { slug: 'bag', variants: [{ prices: [{ currency: 'JPY', priceMinor: 1500 }] }] }]);
    expect((await run('--exit-code', '--no-collections')).code).toBe(3);
    expect(puts()[1]!.body!.collections).toEqual([]);
  });

  it('[ADR 0104 r2] applies after a plan that was taken, and sends each picture of a folder once', async () => {
    const args = ['--images', join(folder, 'pictures')];
    expect((await run(...args)).stdout).toContain('1 image to upload');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    expect((await run(...args, '--apply')).stdout).toContain('1 image uploaded\n');
    await run(...args, '--apply');
    expect(sent.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['PUT', 'PUT', 'POST', 'PUT', 'PUT', 'PUT']);
    expect(puts().map(({ body }) => body!.products[1]!.media)).toEqual([
      ['https://not-sent-yet.invalid/Bag.PNG'],
      ['https://not-sent-yet.invalid/Bag.PNG'],
      ...Array<string[]>(3).fill(['https://files.test/bag.png']),
    ]);
    expect(media.map(({ name }) => name)).toEqual([expect.stringMatching(/^Bag\.[0-9a-f]{12}\.PNG$/)]);
  });
});
