import type { StorefrontDocumentStore, StorefrontItem } from '@svc/content';
import type { EntityManager } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';
import { PostgresChangeLog } from '../sync/postgres-change-log';

interface Row {
  body: Omit<StorefrontItem, 'businessHours' | 'published'>;
  businessHours: StorefrontItem['businessHours'] | null;
  published: boolean;
}

/** The section `storefront` of a workspace's document; business hours lie in a column of their own, since free slots are worked out by them. */
export class PostgresStorefrontDocumentStore implements StorefrontDocumentStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
  ) {}

  async load(): Promise<StorefrontItem[]> {
    const rows = await this.manager.query<Row[]>(
      `select body, business_hours as "businessHours", published from storefront_document where workspace_id = $1`,
      [this.workspaceId],
    );
    return rows.map(({ body, ...columns }) => ({ ...body, ...withoutNulls<Pick<StorefrontItem, 'businessHours' | 'published'>>(columns) }));
  }

  async save(items: readonly StorefrontItem[]): Promise<void> {
    for (const { businessHours, published, ...body } of items) {
      await this.manager.query(
        `insert into storefront_document (workspace_id, body, business_hours, published) values ($1, $2, $3, $4)
         on conflict (workspace_id) do update
           set body = excluded.body, business_hours = excluded.business_hours, published = excluded.published, updated_at = service_now()`,
        [this.workspaceId, JSON.stringify(body), businessHours ? JSON.stringify(businessHours) : null, published],
      );
    }
    await this.noteChange();
  }

  async remove(): Promise<void> {
    await this.manager.query(`delete from storefront_document where workspace_id = $1`, [this.workspaceId]);
    await this.noteChange();
  }

  private noteChange(): Promise<void> {
    return new PostgresChangeLog(this.manager, this.workspaceId).record([{ kind: 'storefront', id: this.workspaceId }]);
  }
}
