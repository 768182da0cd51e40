import { changeFeedContract } from './change-feed.contract';
import { InMemoryChangeFeed } from './in-memory-change-feed';

changeFeedContract('in memory', () => {
  const feed = new InMemoryChangeFeed();
  return {
    feed,
    change: async (workspaceId) => feed.announce(workspaceId),
    changeKey: async () => (feed.announce('of a key', 'access'), 'of a key'),
    lose: async () => feed.announce(),
  };
});
