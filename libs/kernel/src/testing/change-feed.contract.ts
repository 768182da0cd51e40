import type { AnnouncedChange, Changed, ChangeFeed } from '../changes';

export interface ChangeFeedSetting {
  feed: ChangeFeed;
  /** Commits a change in that workspace. */
  change(workspaceId: string): Promise<void>;
  /** Commits a change of a key of some workspace, and returns its id. */
  changeKey(): Promise<string>;
  /** Makes the feed lose its connection. */
  lose(): Promise<void>;
}

const HERE = '01980000-0000-7000-8000-000000000001';
const THERE = '01980000-0000-7000-8000-000000000002';

/** Tests the contract of every change feed. */
export function changeFeedContract(where: string, setUp: () => ChangeFeedSetting | Promise<ChangeFeedSetting>): void {
  describe(`the change feed ${where}`, () => {
    let setting: ChangeFeedSetting;

    beforeEach(async () => {
      setting = await setUp();
    });

    it('[D-30] notifies every listener of the changed workspace', async () => {
      const heard = [listenTo(setting.feed), listenTo(setting.feed)];
      await setting.change(HERE);
      await setting.change(THERE);
      for (const listener of heard) {
        await listener.hears(THERE);
        expect(listener.announced.filter((each) => each === HERE || each === THERE)).toEqual([HERE, THERE]);
        listener.stop();
      }
    });

    it('[D-67] reports a change of a key as one of access, and of storefront reads as one of content', async () => {
      const listener = listenTo(setting.feed);
      const workspaceId = await setting.changeKey();
      await setting.change(HERE);
      await listener.hears(HERE);
      await listener.hears(workspaceId);
      expect(listener.kinds.get(workspaceId)).toEqual(new Set(['access']));
      expect(listener.kinds.get(HERE)).toEqual(new Set(['content']));
      listener.stop();
    });

    it('[D-67] is current while it is live', async () => {
      await untilLive(setting.feed);
      expect(setting.feed.isCurrent).toBe(true);
    });

    it('[D-30] has announced every change that was committed before a call to catch up', async () => {
      await untilLive(setting.feed);
      const listener = listenTo(setting.feed);
      for (let time = 0; time < 20; time += 1) {
        await setting.change(HERE);
        expect(await Promise.all([setting.feed.catchUp(), setting.feed.catchUp()])).toEqual([true, true]);
        expect(listener.announced.splice(0)).toEqual([HERE]);
      }
      listener.stop();
    });

    it('does not notify a listener that has unsubscribed', async () => {
      const [gone, stays] = [listenTo(setting.feed), listenTo(setting.feed)];
      gone.stop();
      await setting.change(HERE);
      await stays.hears(HERE);
      expect(gone.announced).toEqual([]);
      stays.stop();
    });

    it('[D-30] reports that anything may have changed when it was lost, and goes on', async () => {
      const listener = listenTo(setting.feed);
      await setting.lose();
      await listener.hears(undefined);
      await untilLive(setting.feed);
      await setting.change(HERE);
      await listener.hears(HERE);
      expect(setting.feed.isLive).toBe(true);
      listener.stop();
    });
  });
}

/** Resolves once the feed is live, which it announces in the same way as its loss. */
export async function untilLive(feed: ChangeFeed): Promise<void> {
  while (!feed.isLive) {
    await new Promise<void>((resolve) => {
      const stop = feed.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}

/** Returns a listener whose next news can be awaited; the suite's own time limit is the bound. */
export function listenTo(feed: ChangeFeed) {
  const announced: (string | undefined)[] = [];
  const kinds = new Map<string | undefined, Set<Changed>>();
  const things: (readonly AnnouncedChange[] | undefined)[] = [];
  let wake: () => void = () => undefined;
  const stop = feed.subscribe((workspaceId, what, which) => {
    announced.push(workspaceId);
    things.push(which);
    kinds.set(workspaceId, (kinds.get(workspaceId) ?? new Set()).add(what));
    wake();
  });
  const hears = async (wanted: string | undefined): Promise<void> => {
    while (!announced.includes(wanted)) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { announced, kinds, things, hears, stop };
}
