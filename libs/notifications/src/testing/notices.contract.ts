import type { Notice, NoticedShop } from '../domain/notices/notice';
import { NOTICE_HOUR_MS } from '../domain/notices/when-to-mail';
import type { NoticeStore, NoticeUnitOfWork } from '../ports/notice-store';
import { aNotice, NOTICED_AT } from './notice.builder';

export interface NoticesFixture {
  work: NoticeUnitOfWork;
  /** Creates a workspace with these settings; returns its id. */
  makeShop(settings: { alertEmail?: string; merchantNotices?: Partial<NoticedShop['notices']> }): Promise<string>;
}

const later = (ms: number) => new Date(NOTICED_AT.getTime() + ms);

/** Behaviour of every store of news to merchants. */
export function noticesContract(name: string, makeFixture: () => Promise<NoticesFixture>): void {
  describe(`news to merchants, in ${name}`, () => {
    let fixture: NoticesFixture;
    let workspaceId: string;
    const run = <T>(work: (store: NoticeStore) => Promise<T>) => fixture.work.run(({ notices }) => work(notices));
    const write = (...notices: Notice[]) => run((store) => store.insert(notices));
    const due = (at = NOTICED_AT, most = 99) => run((store) => store.lockDue(at, most));

    beforeEach(async () => {
      fixture = await makeFixture();
      workspaceId = await fixture.makeShop({ alertEmail: 'desk@example.com' });
    });

    it('[D-156] go to shops with an address, by their settings; those from before the setting get refund requests alone', async () => {
      const without = await fixture.makeShop({});
      const daily = await fixture.makeShop({ alertEmail: 'day@example.com', merchantNotices: { orders: 'daily' } });
      const shops = await run((store) => store.shops([workspaceId, without, daily]));
      expect(shops.map((shop) => [shop.workspaceId, shop.email, shop.notices.orders, shop.notices.refundRequests]).sort()).toEqual(
        [
          [workspaceId, 'desk@example.com', 'off', 'each'],
          [daily, 'day@example.com', 'daily', 'each'],
        ].sort(),
      );
    });

    it('[D-156] are due once each, oldest first, one shop at a time, and not after they were mailed', async () => {
      const other = await fixture.makeShop({ alertEmail: 'other@example.com' });
      const [second, first] = [
        aNotice({ workspaceId, createdAt: later(-1) }),
        aNotice({ workspaceId, createdAt: later(-2), dueAt: later(-2) }),
      ];
      const ofOther = aNotice({ workspaceId: other });
      await write(second, first, ofOther, aNotice({ workspaceId, dueAt: later(1) }));
      await write({ ...first, kind: 'failures' });
      expect(await due()).toEqual([first, second]);
      expect(await due(NOTICED_AT, 1)).toEqual([first]);
      await run((store) => store.mailed([first, second], NOTICED_AT));
      expect(await due()).toEqual([ofOther]);
      await run((store) => store.remove([ofOther]));
      expect(await due()).toEqual([]);
    });

    it('[D-156] are counted by kind and hour, with the list that waits', async () => {
      const [one, two, old, waiting] = [
        aNotice({ workspaceId }),
        aNotice({ workspaceId }),
        aNotice({ workspaceId }),
        aNotice({ workspaceId }),
      ];
      await write(one, two, old, waiting, aNotice({ workspaceId, kind: 'registrations', planned: 'daily', dueAt: later(1) }));
      await run((store) => store.mailed([old], later(-NOTICE_HOUR_MS - 1)));
      await run((store) => store.mailed([one], later(-2_000)));
      await run((store) => store.mailed([two], later(-1_000)));
      await run((store) => store.postpone([waiting], later(5_000)));
      const paces = await run((store) => store.paces(workspaceId, later(-NOTICE_HOUR_MS)));
      expect(paces.find(({ kind }) => kind === 'orders')).toEqual({
        kind: 'orders',
        singles: 2,
        since: later(-2_000),
        listAt: later(5_000),
      });
      expect(paces).toHaveLength(1);
      expect(await due(later(5_000))).toContainEqual({ ...waiting, planned: 'hourly', dueAt: later(5_000) });
    });

    it('are deleted once they were mailed long ago, and never before', async () => {
      const [mailed, waiting] = [aNotice({ workspaceId }), aNotice({ workspaceId })];
      await write(mailed, waiting);
      await run((store) => store.mailed([mailed], NOTICED_AT));
      expect([await run((store) => store.purge(NOTICED_AT, 9)), await run((store) => store.purge(later(1), 9))]).toEqual([0, 1]);
      expect(await due()).toEqual([waiting]);
    });
  });
}
