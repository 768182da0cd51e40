import type { RunningService, Shop } from '@svc/testing';
import { LARGE_SHOP, openSeeded, shopOf } from './bench-shops';
import { compare, type Effort } from './compare';
import { type Figure, ratioAtLeast } from './figures';
import { runWrk, type Request } from './load/wrk';
import { MeasuredService } from './measured-service';
import { OpeningFloor } from './opening-floor';

/** Connections of the floor to its database, and of shops to the api. */
const CONNECTIONS = 16;
const FEW = 100;
const THINGS = 10;
/** An opening of a large shop takes 1.15 times as long at most. */
const AS_QUICK = 1 / 1.15;

/**
 * Checkouts that are opened through HTTP and one api process, each by a new buyer, beside as many loops of one small transaction on the
 * same database; and in a shop of 100,000 products beside one of 100. The tables are analyzed; `statistics` measures those that are not.
 */
export async function openings(effort: Effort): Promise<Figure[]> {
  const service = await MeasuredService.start();
  const floor = await OpeningFloor.open(service.running.databaseUrl, CONNECTIONS);
  try {
    const { few, large } = await openSeeded(service, { few: shopOf(FEW), large: LARGE_SHOP });
    const open = async (shop: Shop, requests: readonly Request[]) =>
      service.measure(() => runWrk(loadOf(service.running, shop, requests), effort.seconds));
    const ofProducts = { few: await productOpenings(service.running, few!), large: await productOpenings(service.running, large!) };
    const ofEvents = await eventOpenings(service.running, few!);
    for (const [shop, requests] of [
      [few!, ofProducts.few],
      [few!, ofEvents],
      [large!, ofProducts.large],
    ] as const)
      await open(shop, requests);
    await service.vacuum();
    const besideFloor = (requests: readonly Request[]) =>
      compare(
        effort,
        () => floor.round(effort.seconds),
        () => open(few!, requests),
      );
    return [
      { name: 'opening of a checkout of two products, tables analyzed', ...(await besideFloor(ofProducts.few)), goal: ratioAtLeast(0.35) },
      { name: 'opening of a checkout of two seats, tables analyzed', ...(await besideFloor(ofEvents)), goal: ratioAtLeast(0.35) },
      {
        name: 'opening with 100,000 products, beside 100, tables analyzed',
        ...(await compare(
          effort,
          async () => (await open(few!, ofProducts.few)).perSecond,
          () => open(large!, ofProducts.large),
        )),
        goal: ratioAtLeast(Number(AS_QUICK.toFixed(2))),
      },
    ];
  } finally {
    await floor.close();
    await service.stop();
  }
}

export function loadOf({ urls }: RunningService, { keys }: Shop, requests: readonly Request[]) {
  return {
    url: urls[0]!,
    headers: { authorization: `Bearer ${keys.secretLive}`, 'content-type': 'application/json' },
    requests,
    connections: CONNECTIONS,
    keyed: true,
  };
}

const buyer = { contact: { name: 'Ada Obi', email: 'buyer.{n}@example.com' }, returnUrl: 'https://shop.example/thanks' };

/** Two seats at one of several events. */
export async function eventOpenings({ client }: RunningService, { keys }: Shop): Promise<Request[]> {
  return Promise.all(
    Array.from({ length: THINGS }, async (_, index) => {
      const { body } = await client.get<{ ticketTypes: { ref: string; kind: string }[] }>(`/v1/store/events/event-${index + 1}`, {
        key: keys.secretLive,
      });
      const paid = body.ticketTypes.find(({ kind }) => kind === 'paid')!;
      return {
        method: 'POST' as const,
        path: `/v1/store/events/event-${index + 1}/checkout`,
        body: { tickets: [{ ticketTypeRef: paid.ref, quantity: 2 }], ...buyer },
      };
    }),
  );
}

/** One piece each of two products. */
export async function productOpenings({ client }: RunningService, { keys }: Shop): Promise<Request[]> {
  const variants = await Promise.all(
    Array.from({ length: THINGS }, async (_, index) => {
      const { body } = await client.get<{ variants: { ref: string }[] }>(`/v1/store/products/product-${index + 1}`, {
        key: keys.secretLive,
      });
      return body.variants.map(({ ref }) => ref);
    }),
  );
  return variants.flatMap((own, index) =>
    own.map((variantRef, size) => {
      const other = variants[(index + 1) % THINGS]![size]!;
      return {
        method: 'POST' as const,
        path: '/v1/store/checkouts',
        body: {
          items: [
            { variantRef, quantity: 1 },
            { variantRef: other, quantity: 1 },
          ],
          ...buyer,
        },
      };
    }),
  );
}
