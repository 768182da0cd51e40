import { inDays, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { Pool } from 'undici';
import { eachAtOnce } from '../../bench/load/callers';
import { type Request, runWrk } from '../../bench/load/wrk';
import type { Measured, MeasuredService } from '../../bench/measured-service';
import { loadOf, productOpenings } from '../../bench/openings.bench';
import { openKeys, OtpBench } from '../../bench/otp.bench';
import { Receiver, rateOf } from '../../bench/receiver';
import { registrationsAt } from '../../bench/registrations.bench';

/** Does an operation many times, and says what one of them took. */
export type Operation = () => Promise<Measured>;

const PRODUCTS = 40;
const PAYMENTS = 40;
const CODES = 60;
const DELETED = 20;
const DESTINATIONS = 5;
const CALLERS = 8;
/** Numbers of each shop: a number gets few codes a day, from whatever shop. */
const NUMBERS_OF_A_SHOP = 10_000;

let shopsWithCodes = 0;

const product = (slug: string) => ({
  slug,
  name: slug,
  currency: 'NGN',
  variants: [
    { key: 'one', name: 'One', priceMinor: 1_000 },
    { key: 'other', name: 'Other', priceMinor: 2_000 },
  ],
});
const products = (name: string, count: number) => Array.from({ length: count }, (_, index) => product(`${name}-${index + 1}`));

const SHOP = {
  version: 1,
  products: products('product', PRODUCTS),
  events: [
    {
      slug: 'party',
      title: 'Party',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 10_000_000 }],
    },
  ],
};

/**
 * Opens the shops of one place, and returns what is measured there, by its name.
 * @param open opens a shop in that place
 * @param seconds of a round, where it is not measured by a number of operations
 */
export async function operationsOf(
  service: MeasuredService,
  open: (name: string, document?: object) => Promise<Shop>,
  seconds: number,
): Promise<Map<string, Operation>> {
  const shop = await open('costs', SHOP);
  const load = (requests: readonly Request[], key = shop.keys.secretLive, keyed = false): Operation => {
    const common = loadOf(service.running, shop, requests);
    const headers = { ...common.headers, authorization: `Bearer ${key}` };
    return () => service.measure(() => runWrk({ ...common, headers, keyed }, seconds));
  };
  const { request } = await registrationsAt(service, shop, 'party');
  return new Map<string, Operation>([
    ['product detail, from the memory of the api', load([{ path: '/v1/store/products/product-1' }])],
    [
      'page of the product list that nobody asked for before',
      load([{ path: `/v1/store/products?limit=20&updatedSince=2020-01-01T00:00:00.{f}Z` }]),
    ],
    ['opening of a checkout of two products', load(await productOpenings(service.running, shop), shop.keys.secretLive, true)],
    ['payment of a checkout at the sandbox, settled', await paymentsOf(service, shop)],
    ['registration of a guest', load([request])],
    ['code sent and verified', await codesOf(service, await open('codes'))],
    ['change of a product by the management API', load(await changesOf(service, shop), shop.adminToken)],
    ['webhook delivered, with its share of the event', await deliveriesOf(service, await open('hooks'))],
  ]);
}

/** Opens checkouts, then pays them; the payments alone are measured. */
async function paymentsOf(service: MeasuredService, shop: Shop): Promise<Operation> {
  const { client } = service.running;
  const openings = await productOpenings(service.running, shop);
  const call = async (path: string, body: object, expected: number) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await client.post<{ ref: string }>(path, body, { key: shop.keys.secretLive, headers });
    if (answer.status !== expected) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body.ref;
  };
  let buyers = 0;
  return async () => {
    const refs: string[] = [];
    const numbers = Array.from({ length: PAYMENTS }, () => (buyers += 1));
    await eachAtOnce(numbers, CALLERS, async (number) => {
      const { path, body } = openings[number % openings.length]!;
      const contact = { name: 'Ada Obi', email: `payer.${number}@example.com` };
      refs.push(await call(path, { ...body, contact }, 201));
    });
    const pay = (ref: string) => call(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' }, 200);
    return service.measure(() => eachAtOnce(refs, CALLERS, pay));
  };
}

async function codesOf(service: MeasuredService, shop: Shop): Promise<Operation> {
  const keys = await openKeys(service, shop);
  const none = { database: new Client(), pool: new Pool(service.running.urls[0]!, { connections: CALLERS }), say: () => {} };
  const bench = new OtpBench(service, none.database, none.pool, keys, none.say, (shopsWithCodes += 1) * NUMBERS_OF_A_SHOP);
  return async () => {
    const { pairsPerSecond: perSecond, serviceMicros, databaseMicros } = await bench.round(CODES);
    return { perSecond, serviceMicros, databaseMicros };
  };
}

async function changesOf({ running: { client } }: MeasuredService, { adminToken: key }: Shop): Promise<Request[]> {
  const { body } = await client.get<{ data: { ref: string }[] }>(`/v1/admin/products?limit=${PRODUCTS}`, { key });
  return body.data.map(({ ref }) => ({ method: 'PATCH', path: `/v1/admin/products/${ref}`, body: { description: 'Changed {n}' } }));
}

/** Deletes products, whose events wait, and starts a worker that delivers them. */
async function deliveriesOf(service: MeasuredService, shop: Shop): Promise<Operation> {
  const { running } = service;
  return async () => {
    const receiver = await Receiver.start();
    await shop.apply({ version: 1, products: products('deleted', DELETED) });
    const refs: string[] = [];
    for (let number = 0; number < DESTINATIONS; number += 1) {
      const destination = { url: `${receiver.url}/${number}`, events: ['product.deleted'] };
      const { body } = await running.client.post<{ ref: string }>('/v1/admin/webhooks/destinations', destination, { key: shop.adminToken });
      refs.push(body.ref);
    }
    await shop.apply({ version: 1, products: [] });
    const worker = await running.startWorker();
    const measured = await service.measure(async () => {
      const received = await receiver.take(DELETED * DESTINATIONS);
      return { answered: received.length, perSecond: rateOf(received) };
    });
    await worker.stop();
    running.processes.splice(running.processes.indexOf(worker), 1);
    for (const ref of refs) await running.client.send(`/v1/admin/webhooks/destinations/${ref}`, { method: 'DELETE', key: shop.adminToken });
    await receiver.stop();
    return measured;
  };
}
