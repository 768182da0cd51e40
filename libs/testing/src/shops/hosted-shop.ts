import { useBrowser, type Visitor, type WatchedPage } from '../browser/browser';
import { openHostedCheckout, postCheckout, statusOfCheckout, type HostedCheckout } from './hosted-checkout';
import { sharedService, type SharedService } from '../processes/shared-service';
import { openShop, type Shop } from './shop';

/** What a spec of hosted pages stands on, from before its tests until after them. */
export interface HostedShop {
  readonly service: SharedService;
  readonly shop: Shop;
  /** A page of a new visitor, on a narrow phone by default, which may talk to the service alone. */
  newPage(visitor?: Visitor): Promise<WatchedPage>;
  /** Opens an address, or a page of the shop by the path below its slug, as a new visitor. */
  visit(where: string, visitor?: Visitor): Promise<WatchedPage>;
  /** What the shop's own server reads below `/v1/store/`, in live mode. */
  read<T>(path: string): Promise<T>;
  /** What the shop's own server opens below `/v1/store/`, in live mode; who has paid is sent to `/healthz?from=shop`. */
  open(path: string, body: object): Promise<HostedCheckout>;
  /** Opens a checkout of the first variant of each product, delivered to the shop's first zone when it has one. */
  openProducts(slugs: readonly string[], given?: object): Promise<HostedCheckout>;
  /** How a checkout stands for the shop: `open`, `paid`… */
  statusOf(ref: string): Promise<string>;
  /** Moves the clock of the shop alone. */
  advance(seconds: number): Promise<void>;
}

export interface HostedShopOptions {
  /** A shop for each test, which starts with the document as it was; else one for all of them. */
  forEachTest?: boolean;
  /** Variables in which the api differs from that of other files. */
  env?: Record<string, string>;
}

const PHONE = 320;

/** Opens a shop of this document at the service that all files share, to be visited with a browser. */
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
    openProducts: (slugs, given) => openHostedCheckout(service, shop, slugs, given),
    statusOf: (ref) => statusOfCheckout(service, shop, ref),
    advance: async (advanceSeconds) => void (await service.client.post('/dev/clock', { advanceSeconds, workspace: shop.ref })),
  };
}
