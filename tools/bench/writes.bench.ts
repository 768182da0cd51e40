import { openShop, type Shop } from '@svc/testing';
import { compare, type Effort } from './compare';
import type { Figure } from './figures';
import { runWrk, type Request } from './load/wrk';
import { MeasuredService } from './measured-service';
import { OpeningFloor } from './opening-floor';

/** Products that are changed side by side, and connections that do it. */
const CONNECTIONS = 8;
/** Most reviews of a product. */
const REVIEWS = 5_000;

const product = (slug: string, more: object = {}) => ({
  slug,
  name: slug,
  currency: 'NGN',
  variants: [{ name: 'One', priceMinor: 1_000 }],
  ...more,
});
const review = (_: unknown, at: number) => ({
  key: `r${at}`,
  author: 'Ada',
  rating: 1 + (at % 5),
  date: '2026-01-01',
  text: `Review ${at}`,
});

/**
 * Changes of one plain field through the management API and one api process, beside as many loops of one small transaction on the same
 * database: of eight products at once, of notes, and of a product that has as many reviews as a product may have.
 */
export async function writes(effort: Effort): Promise<Figure[]> {
  const service = await MeasuredService.start();
  const floor = await OpeningFloor.open(service.running.databaseUrl, CONNECTIONS);
  try {
    const names = Array.from({ length: CONNECTIONS }, (_, at) => `thing-${at}`);
    const shop = await openShop(service.running, 'written', {
      version: 1,
      products: [...names.map((slug) => product(slug)), product('reviewed', { reviews: Array.from({ length: REVIEWS }, review) })],
      notes: names.map((slug) => ({ slug, title: slug })),
    });
    const refs = await refsOf(service, shop);
    await service.vacuum();
    const besideFloor = (requests: readonly Request[], connections = CONNECTIONS) =>
      compare(
        effort,
        () => floor.round(effort.seconds),
        () => service.measure(() => runWrk(loadOf(service, shop, requests, connections), effort.seconds)),
      );
    const isReviewed = ([slug]: readonly [string, Request]) => slug === 'reviewed';
    const requestsOf = (section: readonly (readonly [string, Request])[]) => section.map(([, request]) => request);
    return [
      {
        name: 'change of a field of one of eight products',
        ...(await besideFloor(requestsOf(refs.products.filter((each) => !isReviewed(each))))),
      },
      { name: 'change of a field of one of eight notes', ...(await besideFloor(requestsOf(refs.notes))) },
      {
        name: `change of a field of a product of ${REVIEWS.toLocaleString('en-US')} reviews, one after another`,
        ...(await besideFloor(requestsOf(refs.products.filter(isReviewed)), 1)),
      },
    ];
  } finally {
    await floor.close();
    await service.stop();
  }
}

/** Changes of the products and notes of the shop, by their slugs. */
async function refsOf({ running: { client } }: MeasuredService, { adminToken: key }: Shop) {
  const changes = async (section: 'products' | 'notes', field: string) => {
    const { body } = await client.get<{ data: { slug: string; ref: string }[] }>(`/v1/admin/${section}?limit=100`, { key });
    return body.data.map(({ slug, ref }): [string, Request] => [
      slug,
      { method: 'PATCH', path: `/v1/admin/${section}/${ref}`, body: { [field]: 'Changed {n}' } },
    ]);
  };
  return { products: await changes('products', 'description'), notes: await changes('notes', 'title') };
}

function loadOf({ running }: MeasuredService, { adminToken }: Shop, requests: readonly Request[], connections: number) {
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  return { url: running.urls[0]!, headers, requests, connections };
}
