import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import sharp from 'sharp';
import { Command } from '../../../tools/testing/command';
import { shopifyExport } from './testing/shopify-export.mjs';
import { woocommerceExport } from './testing/woocommerce-export.mjs';

interface Answer {
  created: { section: string; identity: string }[];
  changed: object[];
  deleted: object[];
  products: number;
  pictures: number;
  leftOut: object[];
}
interface Product {
  slug: string;
  media: string[];
  variants: { key: string; prices: object[]; stock: number | null }[];
}

let service: SharedService;
let shop: Shop;
let folder: string;
let env: Record<string, string>;
let shops = 0;

beforeAll(async () => {
  service = await sharedService();
});
beforeEach(async () => {
  shops += 1;
  shop = await openShop(service, `import-${shops}`);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-')));
  env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
});
afterEach(() => rmSync(folder, { recursive: true }));

async function store(...args: string[]) {
  const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
  return { code: await command.exited, stdout: command.stdout, output: command.output };
}

async function answerOf<T>(...args: string[]): Promise<T> {
  const { code, stdout, output } = await store(...args, '--json');
  expect({ code, output }).toEqual({ code: 0, output: stdout });
  return JSON.parse(stdout) as T;
}

const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('npm run store -- import', () => {
  it.each([
    ['Shopify', shopifyExport, 58],
    ['WooCommerce', woocommerceExport, 57],
  ])(
    '[ADR 0104 r1, r2, r3] shows what an export of %s would change, does it, and finds nothing to do after',
    async (_, exported, count) => {
      await shop.apply({ version: 1, products: [{ slug: 'mine', name: 'Mine', variants: [{ name: 'Mine', priceMinor: 100 }] }] });
      const path = file('products.csv', exported());
      expect((await store('import', path, '--exit-code')).code).toBe(3);
      const planned = await answerOf<Answer>('import', path);
      expect(planned.products).toBe(count);
      expect(planned.created.filter(({ section }) => section === 'products')).toHaveLength(count);
      expect(planned.leftOut.length).toBeGreaterThan(5);
      expect((await answerOf<{ products: object[] }>('export')).products).toHaveLength(1);

      const applied = await store('import', path, '--apply');
      expect(applied).toMatchObject({ code: 0, stdout: expect.stringContaining('Left out or changed\n') });
      expect(applied.stdout).toContain(' created, 0 changed, 0 deleted.');
      expect((await store('import', path)).stdout).toContain('No changes');
      expect((await answerOf<{ products: object[] }>('export')).products).toHaveLength(count + 1);
    },
  );

  it('[ADR 0104 r2, r4] sends pictures of a folder, once', async () => {
    const pictures = join(folder, 'pictures');
    mkdirSync(pictures);
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });
    writeFileSync(join(pictures, 'Täschle 1.png'), await picture.png().toBuffer());
    const source = 'https://old.example/T%C3%A4schle%201.png?v=3';
    const path = file('products.csv', `Handle,Title,Variant Price,Image Src\nbag,Bag,12.50,${source}\nbag,,,gone.png\n`);
    const planned = await store('import', path, '--images', pictures);
    expect(planned.stdout).toContain('1 image to upload');
    expect(planned.stdout).toContain('Images: an image that is neither at an address nor in the folder of --images is left out (row 3)');
    expect(planned.stdout).toContain(`import ${path} --images ${pictures} --apply`);

    expect((await answerOf<Answer>('import', path, '--images', pictures, '--apply')).pictures).toBe(1);
    const [bag] = (await answerOf<{ products: Product[] }>('export')).products;
    expect(bag).toMatchObject({ variants: [{ key: 'default', prices: [{ currency: 'NGN', priceMinor: 1250 }] }] });
    expect((await fetch(bag!.media[0]!)).status).toBe(200);
    expect((await store('import', path, '--images', pictures)).stdout).toContain('No changes');
  });

  it('[ADR 0104 r1] says what is wrong with a file', async () => {
    expect(await store('import', file('other.csv', 'a,b\n1,2'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('neither Shopify'),
    });
    expect(await store('import', join(folder, 'none.csv'))).toMatchObject({ code: 1, output: expect.stringContaining('no such file') });
    expect((await store('import', file('a.csv', 'Handle,Title\na,A'), '--images', join(folder, 'none'))).code).toBe(1);
  });
});
