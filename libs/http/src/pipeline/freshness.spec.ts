import { CachedKeyDirectory, CachedWorkspaces } from '@svc/access';
import { Dependencies } from '@svc/kernel';
import { InMemoryChangeFeed } from '@svc/kernel/testing';
import { Changes } from './changes';
import { Freshness } from './freshness';

const SHOP = 'shop';

/** Returns the freshness of a process, with the dependencies of a list and of a product of the shop. */
function aProcess() {
  const feed = new InMemoryChangeFeed();
  const changes = new Changes();
  const announced = { isCurrent: true };
  const freshness = new Freshness(
    feed,
    changes,
    new CachedKeyDirectory({ find: () => undefined }, announced),
    new CachedWorkspaces({ bySlug: async () => undefined }, announced),
  );
  freshness.onModuleInit();
  const [list, bag] = [new Dependencies(), new Dependencies()];
  list.add({ kinds: ['product'] });
  bag.add({ ids: ['bag'] });
  return { feed, changes, freshness, list, bag };
}

describe('what this process has sold', () => {
  it('[D-30] invalidates its dependents at once, and leaves lists in doubt until the feed has caught up', async () => {
    const { feed, changes, freshness, list, bag } = aProcess();
    const mark = changes.mark();
    freshness.invalidateStock(SHOP, ['bag']);
    expect([changes.affect(bag, mark, SHOP), changes.affect(list, mark, SHOP), changes.isInDoubt(list, mark, SHOP)]).toEqual([
      true,
      false,
      true,
    ]);

    feed.announce(SHOP, 'content', [{ kind: 'product', id: 'bag' }]);
    await freshness.settle(SHOP);
    expect([changes.affect(list, mark, SHOP), changes.isInDoubt(list, mark, SHOP)]).toEqual([true, false]);
    freshness.onApplicationShutdown();
  });

  it('[D-30] invalidates everything where the feed cannot report what else has changed', async () => {
    const { feed, changes, freshness, list } = aProcess();
    const mark = changes.mark();
    freshness.invalidateStock(SHOP, ['bag']);
    feed.isLive = false;
    await freshness.settle(SHOP);
    expect([changes.affect(list, mark, SHOP), changes.isInDoubt(list, mark, SHOP)]).toEqual([true, false]);
    freshness.onApplicationShutdown();
  });

  it('[D-30] is nothing where no counter changed', async () => {
    const { changes, freshness, list } = aProcess();
    const mark = changes.mark();
    freshness.invalidateStock(SHOP, []);
    expect([changes.hasChangedSince(mark, SHOP), changes.isInDoubt(list, mark, SHOP)]).toEqual([false, false]);
    freshness.onApplicationShutdown();
  });
});
