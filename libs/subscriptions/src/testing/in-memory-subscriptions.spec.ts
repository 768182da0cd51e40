import { randomUUID } from 'node:crypto';
import type { ShelvedAddons } from '../domain/decide-restock-alert';
import { NotifyRestocked } from '../use-cases/notify-restocked';
import { InMemorySubscriptions } from './in-memory-subscriptions';
import { aSubscription, SIGNED_UP_AT } from './sign-up.builder';
import { subscriptionsContract } from './subscriptions.contract';

describe('subscriptions in memory', () => {
  subscriptionsContract(
    () => new InMemorySubscriptions(),
    async () => randomUUID(),
  );
});

it('[D-132] subscribers to a variant with a required add-on are notified once that can be had as well', async () => {
  const memory = new InMemorySubscriptions();
  const { workspaceId, id, mode } = aSubscription();
  const withBoxes = (remaining: number): ShelvedAddons => ({
    addonGroups: [
      {
        selectionType: 'single',
        required: true,
        minSelect: 1,
        options: [{ prices: [{ currency: 'NGN', priceMinor: 1 }], allowQuantity: false, linkedProductId: 'box' }],
      },
    ],
    linked: [{ id: 'box', addonGroups: [], variants: [{ id: 'box/one', pricingMode: 'full_payment', remaining }] }],
    currencies: ['NGN'],
  });
  const { productId, variantId } = await memory.sell(workspaceId, 'gift', { remaining: 3, addons: withBoxes(0) });
  memory.subscriptions = [aSubscription({ kind: 'restock', productId, variantId, state: 'confirmed' })];
  const notify = () => new NotifyRestocked(memory.work, { next: randomUUID }, { now: () => SIGNED_UP_AT }).execute();
  expect(await notify()).toBe(0);
  await memory.sell(workspaceId, 'gift', { remaining: 3, addons: withBoxes(1) });
  expect(await notify()).toBe(1);
  expect(await memory.find({ workspaceId, mode, id })).toMatchObject({ state: 'told' });
});
