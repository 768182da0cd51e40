import { useBrowser, type Visitor, type WatchedPage } from '../browser/browser';
import { openHostedCheckout, postCheckout, statusOfCheckout, type HostedCheckout } from './hosted-checkout';
import { sharedService, type SharedService } from '../processes/shared-service';
import { openShop, type Shop } from './shop';

/** Shop and browser of a spec of hosted pages, from before its tests until after them. */
export interface HostedShop {
  readonly service: SharedService;
  readonly shop: Shop;
  /** Opens a page of a new visitor, by default on a narrow phone, which may send requests to the service only. */
  newPage(visitor?: Visitor): Promise<WatchedPage>;
  /** Opens an address, or a page of the shop by the path below its slug, as a new visitor. */
  visit(where: string, visitor?: Visitor): Promise<WatchedPage>;
  /** Reads a path below `/v1/store/` with a secret key, in live mode. */
  read<T>(path: string): Promise<T>;
  /** Opens a checkout by a path below `/v1/store/` with a secret key, in live mode; it returns to `/healthz?from=shop`. */
  open(path: string, body: object): Promise<HostedCheckout>;
  /** Opens a checkout of the first variant of each product, delivered to the shop's first zone if there is one. */
  openProducts(slugs: readonly string[], overrides?: object): Promise<HostedCheckout>;
  /** Returns the status of a checkout for the shop: `open`, `paid`… */
  statusOf(ref: string): Promise<string>;
  /** Advances the clock of the shop only. */
  advance(seconds: number): Promise<void>;
}

export interface HostedShopOptions {
  /** True for a new shop with the document for each test; otherwise all tests share one. */
  forEachTest?: boolean;
  /** Further variables of the api. */
  env?: Record<string, string>;
}

const PHONE = 320;

/** Opens a shop with this document at the shared service, and a browser for its pages. */
export function useHostedShop(
  slug: string,
  document: object | undefined,
  { forEachTest = false, env }: HostedShopOptions = {},
): HostedShop {
  const openPage = useBrowser();
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService({ env });
    if (!forEachTest) shop = await openShop(service, slug, document);
  });
  beforeEach(async () => {
    shops += 1;
    if (forEachTest) shop = await openShop(service, `${slug}-${shops}`, document);
  });

  const newPage = (visitor: Visitor = {}) => openPage([service.urls[0]!], { width: PHONE, ...visitor });
  return {
    get service() {
      return service;
    },
    get shop() {
      return shop;
    },
    read: async <T>(path: string) => (await service.client.get<T>(`/v1/store/${path}`, { key: shop.keys.secretLive })).body,
    newPage,
    async visit(where, visitor) {
      const watched = await newPage(visitor);
      await watched.page.goto(/^https?:/.test(where) ? where : `${service.urls[0]}/${shop.slug}/${where}`);
      return watched;
    },
    open: (path, body) => postCheckout(service, shop, path, body),
    openProducts: (slugs, overrides) => openHostedCheckout(service, shop, slugs, overrides),
    statusOf: (ref) => statusOfCheckout(service, shop, ref),
    advance: async (advanceSeconds) => void (await service.client.post('/dev/clock', { advanceSeconds, workspace: shop.ref })),
  };
}
