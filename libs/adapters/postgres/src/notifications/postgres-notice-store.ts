import {
  merchantNotices,
  type MerchantNotices,
  type Notice,
  type NoticedShop,
  type NoticePace,
  type NoticeStore,
} from '@svc/notifications';
import { THIS_WORKSPACE } from '../rows/by-key';
import { insertRecords, selectList, withoutNulls } from '../rows/statements';
import type { RowOf } from '../rows/table';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { merchantNoticeEntity } from './merchant-notice.entity';

/** News to merchants in the table `merchant_notice`, by hand: it is locked, counted and written in bulk. */
export class PostgresNoticeStore implements NoticeStore {
  constructor(private readonly sql: Sql) {}

  async shops(workspaceIds: readonly string[]): Promise<NoticedShop[]> {
    const rows = await this.sql.query(SHOPS, [workspaceIds]);
    return rows.map(({ notices, ...shop }) => ({ ...shop, notices: merchantNotices.parse(notices ?? {}) }));
  }

  async insert(notices: readonly Notice[]): Promise<void> {
    await this.sql.execute(INSERT, [JSON.stringify(notices)]);
  }

  async lockDue(now: Date, most: number): Promise<Notice[]> {
    const [oldest] = await this.sql.query(OLDEST_DUE, [now]);
    return oldest ? this.sql.query(LOCK_DUE, [oldest.workspaceId, now, most]) : [];
  }

  async paces(workspaceId: string, since: Date): Promise<NoticePace[]> {
    const rows = await this.sql.query(PACES, [workspaceId, since]);
    return rows.map((row) => withoutNulls<NoticePace>(row));
  }

  async mailed(notices: readonly Notice[], at: Date): Promise<void> {
    await this.sql.execute(MAILED, [...keysOf(notices), at]);
  }

  async postpone(notices: readonly Notice[], dueAt: Date): Promise<void> {
    await this.sql.execute(POSTPONE, [...keysOf(notices), dueAt]);
  }

  async remove(notices: readonly Notice[]): Promise<void> {
    await this.sql.execute(REMOVE, keysOf(notices));
  }

  async purge(before: Date, most: number): Promise<number> {
    const [row] = await this.sql.query(PURGE, [before, most]);
    return row!.count;
  }
}

/** Returns the keys of news of one workspace as parameters. */
const keysOf = (notices: readonly Notice[]): [workspaceId: string, ids: string[]] => [
  notices[0]?.workspaceId ?? '',
  notices.map(({ id }) => id),
];

const SHOPS = statement<Omit<NoticedShop, 'notices'> & { notices: Partial<MerchantNotices> | null }>('notifications.noticed_shops')`
  select id as "workspaceId", settings ->> 'alertEmail' as email, timezone, merchant_notices as notices
    from workspace where id = any($1::uuid[]) and settings ->> 'alertEmail' is not null`;

const INSERT = statement('notifications.insert_notices')`
  ${insertRecords(merchantNoticeEntity)}
  on conflict do nothing`;

const OLDEST_DUE = statement<Pick<Notice, 'workspaceId'>>('notifications.oldest_due_notice')`
  select workspace_id as "workspaceId" from merchant_notice where mailed_at is null and due_at <= $1 order by due_at limit 1`;

const LOCK_DUE = statement<Omit<RowOf<typeof merchantNoticeEntity>, 'mailedAt'> & Notice>('notifications.lock_due_notices')`
  select ${selectList(merchantNoticeEntity)}
    from merchant_notice
   where workspace_id = ${THIS_WORKSPACE} and mailed_at is null and due_at <= $2
   order by created_at, id limit $3 for update skip locked`;

const PACES = statement<{ kind: NoticePace['kind']; singles: number; since: Date | null; listAt: Date | null }>(
  'notifications.notice_paces',
)`
  select kind, count("mailedAt")::integer as singles, min("mailedAt") as since, max("dueAt") as "listAt"
    from (select kind, mailed_at as "mailedAt", null::timestamptz as "dueAt"
            from merchant_notice where workspace_id = $1 and planned = 'each' and mailed_at > $2
           union all
          select kind, null, due_at from merchant_notice where workspace_id = $1 and planned = 'hourly' and mailed_at is null) paced
   group by kind`;

const OF_KEYS = 'workspace_id = $1 and id = any($2::uuid[])';

const MAILED = statement('notifications.notices_mailed')`update merchant_notice set mailed_at = $3 where ${OF_KEYS}`;

const POSTPONE = statement('notifications.postpone_notices')`
  update merchant_notice set planned = 'hourly', due_at = $3 where ${OF_KEYS}`;

const REMOVE = statement('notifications.remove_notices')`delete from merchant_notice where ${OF_KEYS}`;

const PURGE = statement<{ count: number }>('notifications.purge_notices')`
  with old as (
    select workspace_id, id from merchant_notice where mailed_at < $1 order by mailed_at limit $2),
  gone as (
    delete from merchant_notice n using old where n.workspace_id = old.workspace_id and n.id = old.id returning 1)
  select count(*)::integer as count from gone`;
