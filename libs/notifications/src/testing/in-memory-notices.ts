import type { Notice, NoticedShop } from '../domain/notices/notice';
import { NOTICE_KINDS } from '../domain/notices/notice-settings';
import type { NoticePace } from '../domain/notices/when-to-mail';
import type { NoticeStore } from '../ports/notice-store';

interface Row {
  notice: Notice;
  mailedAt?: Date;
}

const earliest = (moments: readonly Date[]): Date | undefined => [...moments].sort((a, b) => a.getTime() - b.getTime())[0];

/** News to merchants, in memory. */
export class InMemoryNotices implements NoticeStore {
  rows: Row[] = [];

  constructor(readonly all: NoticedShop[] = []) {}

  async shops(workspaceIds: readonly string[]): Promise<NoticedShop[]> {
    return this.all.filter(({ workspaceId }) => workspaceIds.includes(workspaceId));
  }

  async insert(notices: readonly Notice[]): Promise<void> {
    const isNew = ({ id }: Notice) => !this.rows.some(({ notice }) => notice.id === id);
    this.rows.push(...notices.filter(isNew).map((notice) => ({ notice })));
  }

  async lockDue(now: Date, most: number): Promise<Notice[]> {
    const due = this.rows.filter(({ notice, mailedAt }) => !mailedAt && notice.dueAt <= now).map(({ notice }) => notice);
    const first = [...due].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
    const own = due.filter(({ workspaceId }) => workspaceId === first?.workspaceId);
    return own.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)).slice(0, most);
  }

  async paces(workspaceId: string, since: Date): Promise<NoticePace[]> {
    return NOTICE_KINDS.flatMap((kind) => {
      const own = this.rows.filter(
        ({ notice, mailedAt }) => notice.workspaceId === workspaceId && notice.kind === kind && (!mailedAt || mailedAt > since),
      );
      const singles = own.flatMap(({ notice, mailedAt }) => (notice.planned === 'each' && mailedAt ? [mailedAt] : []));
      const lists = own.flatMap(({ notice, mailedAt }) => (notice.planned === 'hourly' && !mailedAt ? [notice.dueAt] : []));
      const [first, listAt] = [earliest(singles), earliest(lists)];
      if (!first && !listAt) return [];
      return [{ kind, singles: singles.length, ...(first && { since: first }), ...(listAt && { listAt }) }];
    });
  }

  async mailed(notices: readonly Notice[], at: Date): Promise<void> {
    for (const row of this.rowsOf(notices)) row.mailedAt = at;
  }

  async postpone(notices: readonly Notice[], dueAt: Date): Promise<void> {
    for (const row of this.rowsOf(notices)) row.notice = { ...row.notice, planned: 'hourly', dueAt };
  }

  async remove(notices: readonly Notice[]): Promise<void> {
    const removed = this.rowsOf(notices);
    this.rows = this.rows.filter((row) => !removed.includes(row));
  }

  async purge(before: Date, most: number): Promise<number> {
    const old = this.rows.filter(({ mailedAt }) => mailedAt && mailedAt < before).slice(0, most);
    this.rows = this.rows.filter((row) => !old.includes(row));
    return old.length;
  }

  private rowsOf(notices: readonly Notice[]): Row[] {
    return this.rows.filter(({ notice }) => notices.some(({ id }) => id === notice.id));
  }
}
