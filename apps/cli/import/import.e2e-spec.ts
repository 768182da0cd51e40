import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesOf, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import sharp from 'sharp';
import { Command } from '../../../tools/testing/command';
import { classicByHand, headersOf2025, serbianWine } from './testing/real-exports.mjs';
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
  name: string;
  published: boolean;
  needsDelivery: boolean;
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
  const systems = [
    ['Shopify', shopifyExport, 58],
    ['WooCommerce', woocommerceExport, 57],
  ] as const;

  it.each(casesOf(systems, ([system]) => system === 'Shopify'))(
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
    expect(bag).toMatchObject({ importSource: { system: 'shopify', id: 'bag' } });
    const { status, text } = await service.client.get('/v1/store/products/bag', { key: shop.keys.secretLive });
    expect({ status, text }).toEqual({ status: 200, text: expect.not.stringContaining('importSource') });
    expect((await store('import', path, '--images', pictures)).stdout).toContain('No changes');
  });

  const realShops = [
    ['the headers of 2025', headersOf2025],
    ['cells padded by hand', classicByHand],
    ['a shop in Serbian', serbianWine],
  ] as const;

  it.each(casesOf(realShops, ([shop]) => shop === 'a shop in Serbian'))(
    '[D-155] imports an export in the form of a real shop, once: %s',
    async (_, exported) => {
      const path = file('products.csv', exported());
      expect((await store('import', path, '--apply')).code).toBe(0);
      expect((await store('import', path)).stdout).toContain('No changes');
    },
  );

  it('[D-155] changes by a price list of a spreadsheet what it says, and lists the rest', async () => {
    const full =
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Requires Shipping\n' +
      'part-a,Part A,FALSE,Size,S,PA-S,shopify,5,10.00,TRUE\npart-a,,,,M,PA-M,shopify,6,11.00,TRUE\n';
    expect((await store('import', file('full.csv', full), '--apply')).code).toBe(0);
    const [before] = (await answerOf<{ products: Product[] }>('export')).products;
    expect(before).toMatchObject({
      published: false,
      needsDelivery: true,
      variants: [
        { key: 's', stock: 5 },
        { key: 'm', stock: 6 },
      ],
    });

    const list = Buffer.from('Handle;Title;Variant SKU;Variant Price;Variant Inventory Qty\npart-a;Škoda ’26;PA-M;1.250;ten\n', 'utf8');
    const windows = Buffer.from(list.toString('utf8').replace('Š', '\u008a').replace('’', '\u0092'), 'latin1');
    const path = file('prices.csv', windows);
    const planned = await store('import', path);
    expect(planned.stdout).toContain('Encoding: windows-1252: the file is not UTF-8.');
    expect(planned.stdout).toContain(
      'Variant Price: its sign can be of decimals or of thousands; say which with --decimal . or --decimal ,: "1.250" (row 2)',
    );
    expect(planned.stdout).toContain('Variant Inventory Qty: not a number: "ten" (row 2)');
    const applied = await store('import', path, '--decimal', ',', '--apply');
    expect(applied.code).toBe(0);
    const [after] = (await answerOf<{ products: Product[] }>('export')).products;
    expect(after).toEqual({
      ...before,
      name: 'Škoda ’26',
      variants: [before!.variants[0], { ...before!.variants[1], prices: [{ currency: 'NGN', priceMinor: 125_000 }] }],
    });
    expect((await store('import', path, '--decimal', ',')).stdout).toContain('No changes');

    const turned = full.split('\n');
    const swapped = file(
      'turned.csv',
      [turned[0], turned[2]!.replace('part-a,,', 'part-a,Part A,'), turned[1]!.replace(',Part A,', ',,')].join('\n'),
    );
    expect((await answerOf<Answer>('import', swapped)).created).toEqual([]);
    await answerOf<Answer>('import', swapped, '--apply');
    const [restored] = (await answerOf<{ products: Product[] }>('export')).products;
    expect(restored).toEqual(before);
  });

  it('[D-155] refuses options that it does not know, before it reads anything', async () => {
    const path = file('a.csv', 'Handle,Title,Variant Price\na,A,1');
    expect(await store('import', path, '--decimal', ';')).toMatchObject({
      code: 2,
      output: expect.stringContaining('--decimal is . or ,'),
    });
    expect(await store('import', path, '--dates', 'dym')).toMatchObject({ code: 2, output: expect.stringContaining('dmy, mdy or ymd') });
    expect(await store('import', path, '--encoding', 'cp9')).toMatchObject({ code: 2, output: expect.stringContaining('windows-1250') });
    expect((await store('import', path, '--dates', 'dmy', '--decimal', ',', '--encoding', 'utf-8')).stdout).toContain(
      `import ${path} --decimal , --dates dmy --encoding utf-8 --apply`,
    );
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
