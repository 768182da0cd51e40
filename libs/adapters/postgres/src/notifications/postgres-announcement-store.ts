import type { Announcement, AnnouncementKey, AnnouncementStore } from '@svc/notifications';
import { MoreThan } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { fieldsOf, insertRecords } from '../rows/statements';
import type { AddressKeys } from '../suppression';
import { READERS } from './announcement-readers-sql';
import { announcementEntity } from './announcement.entity';

/** Announcements in the table `announcement`; by hand where it locks, and where it counts people. */
export class PostgresAnnouncementStore implements AnnouncementStore {
  constructor(
    private readonly sql: Sql,
    private readonly keys?: AddressKeys,
  ) {}

  async hold(workspaceId: string): Promise<void> {
    await this.sql.execute(HOLD, [workspaceId]);
  }

  async writtenBy(workspaceId: string, key: string, since: Date): Promise<{ announcement: Announcement; fingerprint: string } | undefined> {
    const row = await this.sql
      .repository(announcementEntity)
      .createQueryBuilder('announcement')
      .addSelect('announcement.fingerprint')
      .where({ workspaceId, idempotencyKey: key, createdAt: MoreThan(since) })
      .getOne();
    if (!row) return undefined;
    const { fingerprint, ...announcement } = row;
    return { announcement, fingerprint: fingerprint! };
  }

  async writtenSince(workspaceId: string, since: Date): Promise<Date[]> {
    const rows = await this.sql.repository(announcementEntity).find({
      select: { workspaceId: true, id: true, createdAt: true },
      where: { workspaceId, createdAt: MoreThan(since) },
    });
    return rows.map(({ createdAt }) => createdAt);
  }

  async count({
    workspaceId,
    eventId,
    who,
    about,
  }: Pick<Announcement, 'workspaceId' | 'eventId' | 'who' | 'about'>): Promise<Pick<Announcement, 'recipients' | 'unsubscribed'>> {
    const key = (await this.keys?.of(this.sql, [workspaceId]))?.get(workspaceId);
    const [inner = null, outer = null] = key?.pads ?? [];
    const [row] = await this.sql.query(COUNT, [workspaceId, eventId, who, about, inner, outer]);
    return row!;
  }

  async insert(announcement: Announcement, key?: AnnouncementKey): Promise<void> {
    await this.sql.execute(INSERT, [
      JSON.stringify([{ ...announcement, idempotencyKey: key?.key ?? null, fingerprint: key?.fingerprint ?? null }]),
    ]);
  }
}

const HOLD = statement('notifications.hold_announcements')`select pg_advisory_xact_lock(hashtextextended($1, 137))`;

const COUNT = statement<{ recipients: number; unsubscribed: number }>('notifications.count_announced')`
  select count(*) filter (where not (subject.about = 'other' and reader.unsubscribed))::integer as recipients,
         count(*) filter (where subject.about = 'other' and reader.unsubscribed)::integer as unsubscribed
    from (values ($1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text)) as subject ("workspaceId", "eventId", who, about, inner_pad, outer_pad)
   cross join lateral (${READERS}) reader`;

const INSERT = statement('notifications.insert_announcement')`
  ${insertRecords(announcementEntity, { fields: [...fieldsOf(announcementEntity), 'idempotencyKey', 'fingerprint'] })}`;
