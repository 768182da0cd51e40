import { eventually } from './client.mjs';
import { Counter } from './counter.mjs';

const RETENTION_DAYS = 90;
const AN_HOUR_S = 3_600;
/** The worker looks each minute, by the real clock, for orders that are due to be deleted. */
const TIMEOUT_MS = 120_000;

/** @type {WeakMap<import('./instance.mjs').Instance, ReturnType<typeof forget>>} */
const forgotten = new WeakMap();

/**
 * A test order that was deleted for its age, the webhook about that, and what was still listed then: `remaining` are the live orders of its
 * shop, of which one is as old, and the test orders of another shop, which is an hour younger. Advances the clock of the shop that asks first by 90 days, once for a run.
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<{ counter: Counter, order: unknown, webhook: unknown, live: unknown, younger: unknown, remaining: unknown[] }>} webhook: the body of order.deleted
 */
export function purgedTestOrder(shop) {
  if (!forgotten.has(shop.instance)) forgotten.set(shop.instance, purge(shop));
  return forgotten.get(shop.instance);
}

async function purge(shop) {
  const [counter, other] = [await Counter.open(shop), await Counter.open(shop)];
  const order = await tried(counter);
  const live = await counter.soldProducts([counter.item('bag/red')]);
  const isDeletion = ({ body }) => body.type === 'order.deleted' && body.data.orderRef === order.ref;
  await shop.advance(AN_HOUR_S);
  const younger = await tried(other);
  await shop.advanceTo(Date.parse(order.placedAt) + RETENTION_DAYS * 86_400_000);
  const { body } = await eventually(
    'the order of a test is deleted, and that is reported',
    () => shop.instance.sink.received.find(isDeletion),
    TIMEOUT_MS,
  );
  const remaining = [...(await counter.orders()), ...(await other.orders({ key: other.shop.keys.secretTest }))];
  return { counter, order, webhook: body, live, younger, remaining };
}

function tried(counter) {
  return counter.soldProducts([counter.item('bag/red')], {}, { key: counter.shop.keys.secretTest });
}
