import { type Page, pageOf, type PageRequest } from '@svc/access';
import { type MediaFile, MediaLibrary, type MediaStore, type MediaTx, type StorefrontItem } from '@svc/content';
import type { MediaPolicy } from '@svc/contracts';
import { type IdGenerator, refOf } from '@svc/kernel';
import { LessThan } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { mediaFileEntity, mediaUsageEntity, storefrontDocumentEntity } from './content.entities';
import { PostgresAuditTrail } from '../access/audit';

interface SectionTable {
  /** A section of the workspace document. */
  section: string;
  /** The table of the item that is named when one of its rows contains an address. */
  table: string;
  knownBy: string;
  /** Condition of the rows that count. */
  there?: string;
  /** Tables of its nested rows, and their column that points back. */
  nested?: readonly [table: string, owner: string][];
}

const NOT_DELETED = 'and t.deleted_at is null';

const SECTION_TABLES: readonly SectionTable[] = [
  { section: 'storefront', table: 'storefront_document', knownBy: `null::text` },
  {
    section: 'products',
    table: 'product',
    knownBy: 't.slug',
    there: `${NOT_DELETED} and not t.is_package`,
    nested: [['variant', 'product_id']],
  },
  {
    section: 'packages',
    table: 'product',
    knownBy: 't.slug',
    there: `${NOT_DELETED} and t.is_package`,
    nested: [['variant', 'product_id']],
  },
  { section: 'collections', table: 'collection', knownBy: 't.slug', there: NOT_DELETED },
  {
    section: 'events',
    table: 'event',
    knownBy: 't.slug',
    there: NOT_DELETED,
    nested: [
      ['event_day', 'event_id'],
      ['ticket_type', 'event_id'],
    ],
  },
  { section: 'forms', table: 'form', knownBy: 't.slug' },
  { section: 'tables', table: 'data_table', knownBy: 't.slug', nested: [['data_table_row', 'table_id']] },
  { section: 'catalogs', table: 'media_catalog', knownBy: 't.slug' },
  { section: 'folders', table: 'folder', knownBy: 't.slug', nested: [['folder_file', 'folder_id']] },
  { section: 'notes', table: 'note', knownBy: 't.slug' },
  { section: 'deliveryZones', table: 'delivery_zone', knownBy: 't.key', there: NOT_DELETED },
];

/**
 * By hand, a search of every section: the items of the workspace `$1` that contain a text like `$2` anywhere, as `use`:
 * `products/tote-bag`, `storefront`. Rows are searched as text, since an address may be in any field; a file is deleted rarely
 * enough for that.
 */
export const MEDIA_USES = statement<{ use: string }>(
  'content.media_uses',
)`select use from (${SECTION_TABLES.map(search).join(' union all ')}) found order by use`;

function search({ section, table, knownBy, there = '', nested = [] }: SectionTable): string {
  const holders = [`t::text like $2`, ...nested.map(([rows, owner]) => holdsNested(rows, owner))];
  return `select concat_ws('/', '${section}', ${knownBy}) as use from ${table} t where t.workspace_id = $1 ${there} and (${holders.join(' or ')})`;
}

function holdsNested(table: string, owner: string): string {
  return `exists (select 1 from ${table} n where n.workspace_id = t.workspace_id and n.${owner} = t.id and n::text like $2 ${softDeleted(table)})`;
}

function softDeleted(table: string): string {
  return ['variant', 'event_day', 'ticket_type'].includes(table) ? 'and n.deleted_at is null' : '';
}

export class PostgresMediaLibrary extends MediaLibrary {
  constructor(private readonly sql: Sql) {
    super();
  }

  async policyOf(workspaceId: string): Promise<MediaPolicy | undefined> {
    const document = await this.sql.repository(storefrontDocumentEntity).findOneBy({ workspaceId });
    return (document?.body as Partial<StorefrontItem> | undefined)?.mediaPolicy;
  }

  keptBytes(workspaceId: string): Promise<number> {
    return keptBytes(this.sql, workspaceId);
  }

  async find(workspaceId: string, id: string): Promise<MediaFile | undefined> {
    return (await this.files.findOneBy({ workspaceId, id })) ?? undefined;
  }

  async findInShop(workspaceSlug: string, id: string): Promise<MediaFile | undefined> {
    const row = await this.files
      .createQueryBuilder('media')
      .innerJoin('workspace', 'workspace', 'workspace.id = media.workspaceId and lower(workspace.slug) = lower(:workspaceSlug)', {
        workspaceSlug,
      })
      .where('media.id = :id', { id })
      .getOne();
    return row ?? undefined;
  }

  async page(workspaceId: string, { after, limit }: PageRequest): Promise<Page<MediaFile>> {
    const rows = await this.files.find({
      where: { workspaceId, ...(after && { id: LessThan(after) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows, limit);
  }

  async usesOf(workspaceId: string, id: string): Promise<string[]> {
    const rows = await this.sql.query(MEDIA_USES, [workspaceId, `%/${refOf('med', id)}/%`]);
    return rows.map(({ use }) => use);
  }

  private get files() {
    return this.sql.repository(mediaFileEntity);
  }
}

export function bindMediaTx(sql: Sql, ids: IdGenerator): MediaTx {
  return { media: new PostgresMediaStore(sql), audit: new PostgresAuditTrail(sql, ids) };
}

async function keptBytes(sql: Sql, workspaceId: string): Promise<number> {
  return (await sql.repository(mediaUsageEntity).findOneBy({ workspaceId }))?.bytes ?? 0;
}

class PostgresMediaStore implements MediaStore {
  constructor(private readonly sql: Sql) {}

  async insert(media: MediaFile): Promise<void> {
    await this.sql.repository(mediaFileEntity).insert(media);
  }

  keptBytes(workspaceId: string): Promise<number> {
    return keptBytes(this.sql, workspaceId);
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await this.sql.repository(mediaFileEntity).delete({ workspaceId, id });
  }
}
