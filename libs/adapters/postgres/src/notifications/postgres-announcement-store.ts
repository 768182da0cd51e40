import type { Announcement, AnnouncementKey, AnnouncementStore } from '@svc/notifications';
import { type EntityManager, MoreThan } from 'typeorm';
import { fieldsOf, insertRecords } from '../rows/statements';
import type { AddressKeys } from '../suppression';
import { READERS } from './announcement-readers-sql';
import { announcementEntity } from './announcement.entity';

/** Announcements in the table `announcement`; by hand where it locks, and where it counts people. */
export class PostgresAnnouncementStore implements AnnouncementStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly keys?: AddressKeys,
  ) {}

  async hold(workspaceId: string): Promise<void> {
    await this.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 137))', [workspaceId]);
  }

  async writtenBy(workspaceId: string, key: string, since: Date): Promise<{ announcement: Announcement; fingerprint: string } | undefined> {
    const row = await this.manager
      .createQueryBuilder(announcementEntity, 'announcement')
      .addSelect('announcement.fingerprint')
      .where({ workspaceId, idempotencyKey: key, createdAt: MoreThan(since) })
      .getOne();
    if (!row) return undefined;
    const { fingerprint, ...announcement } = row;
    return { announcement, fingerprint: fingerprint! };
  }

  async writtenSince(workspaceId: string, since: Date): Promise<Date[]> {
    const rows = await this.manager.find(announcementEntity, {
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
    const key = (await this.keys?.of(this.manager, [workspaceId]))?.get(workspaceId);
    const [inner = null, outer = null] = key?.pads ?? [];
    const [row] = await this.manager.query<{ recipients: number; unsubscribed: number }[]>(COUNT, [
      workspaceId,
      eventId,
      who,
      about,
      inner,
      outer,
    ]);
    return row!;
  }

  async insert(announcement: Announcement, key?: AnnouncementKey): Promise<void> {
    await this.manager.query(INSERT, [
      JSON.stringify([{ ...announcement, idempotencyKey: key?.key ?? null, fingerprint: key?.fingerprint ?? null }]),
    ]);
  }
}

const COUNT = `
  select count(*) filter (where not (subject.about = 'other' and reader.unsubscribed))::integer as recipients,
         count(*) filter (where subject.about = 'other' and reader.unsubscribed)::integer as unsubscribed
    from (values ($1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text)) as subject ("workspaceId", "eventId", who, about, inner_pad, outer_pad)
   cross join lateral (${READERS}) reader`;

const INSERT = insertRecords(announcementEntity, { fields: [...fieldsOf(announcementEntity), 'idempotencyKey', 'fingerprint'] });
