import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import {
  publicCatalog,
  publicCollectionDetail,
  publicEvent,
  publicFolder,
  publicForm,
  publicNote,
  publicProduct,
  publicTable,
  storefront,
} from '@svc/storefront';
import { z } from 'zod';
import { demoDocument } from './demo-document.mjs';
import { notShown, OF_OTHER_STATES, shapesShown } from './shapes-shown';

interface Thing {
  slug: string;
  published?: boolean;
  public?: boolean;
}

/** Section of the document → the read that shows one thing of it. */
const READS = {
  products: 'products',
  packages: 'products',
  collections: 'collections',
  events: 'events',
  forms: 'forms',
  tables: 'tables',
  catalogs: 'catalogs',
  folders: 'files',
  notes: 'notes',
};

/** Everything that can be read of a shop's catalogue side. */
const VIEWS = z.object({
  storefront,
  products: z.array(publicProduct),
  collections: z.array(publicCollectionDetail),
  events: z.array(publicEvent),
  forms: z.array(publicForm),
  tables: z.array(publicTable),
  catalogs: z.array(publicCatalog),
  folders: z.array(publicFolder),
  notes: z.array(publicNote),
});

const demo = demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() });
let service: SharedService;
let shop: Shop;

beforeAll(async () => {
  service = await sharedService();
  shop = await openShop(service, 'adire-house', demo);
});

const statusOf = async (path: string) => (await service.client.get(`/v1/store/${path}`, { key: shop.keys.secretLive })).status;

describe('the demo workspace over HTTP', () => {
  it.each(Object.entries(READS))('shows what is published of its %s, and nothing else', async (section, read) => {
    for (const { slug, published = true, public: open = true } of demo[section] as Thing[]) {
      expect({ slug, status: await statusOf(`${read}/${slug}`) }).toEqual({ slug, status: published && open ? 200 : 404 });
    }
  });

  it.each(['storefront', 'products', 'collections', 'events', 'delivery-zones', 'payment-methods'])('answers /store/%s', async (path) => {
    expect(await statusOf(path)).toBe(200);
  });

  it('has an example of every field that the reads answer, but for those of a cancelled event and a closed shop', async () => {
    const answersOf = async (read: string, ...sections: string[]) => {
      const slugs = sections.flatMap((section) => demo[section] as Thing[]).map(({ slug }) => slug);
      const answers = await Promise.all(
        slugs.map((slug) => service.client.get(`/v1/store/${read}/${slug}`, { key: shop.keys.secretLive })),
      );
      return answers.filter(({ status }) => status === 200).map(({ body }) => body);
    };
    const { body } = await service.client.get('/v1/store/storefront', { key: shop.keys.secretLive });
    const answers = {
      storefront: body,
      products: await answersOf('products', 'products', 'packages'),
      collections: await answersOf('collections', 'collections'),
      events: await answersOf('events', 'events'),
      forms: await answersOf('forms', 'forms'),
      tables: await answersOf('tables', 'tables'),
      catalogs: await answersOf('catalogs', 'catalogs'),
      folders: await answersOf('files', 'folders'),
      notes: await answersOf('notes', 'notes'),
    };
    expect(notShown(shapesShown(VIEWS, answers).fields).filter((path) => !OF_OTHER_STATES.test(path))).toEqual([]);
  });
});
