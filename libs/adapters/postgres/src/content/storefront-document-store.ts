import type { StorefrontItem } from '@svc/content';
import type { SectionStore, StoredItem } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { singleItem } from '../rows/single-item';
import { cleared } from '../rows/row-writes';
import { PostgresChangeLog } from '../sync/change-feed';
import { storefrontDocumentEntity } from './content.entities';

const NOW = () => 'service_now()';

/**
 * The section `storefront` of a workspace's document, which holds none or one; business hours are in a column of their own, since free slots are
 * computed from them.
 */
export class PostgresStorefrontDocumentStore implements SectionStore<StorefrontItem> {
  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
  ) {}

  async open(): Promise<StoredItem<StorefrontItem>[]> {
    const rows = await this.sql.repository(storefrontDocumentEntity).findBy({ workspaceId: this.workspaceId });
    return rows.map(({ body, businessHours, published }) =>
      singleItem(this.workspaceId, 'storefront', {
        ...(body as Omit<StorefrontItem, 'businessHours' | 'published'>),
        ...(businessHours && { businessHours }),
        published,
      }),
    );
  }

  async save(items: readonly StorefrontItem[]): Promise<StoredItem<StorefrontItem>[]> {
    const rows = items.map(({ businessHours, published, ...body }) =>
      cleared({ workspaceId: this.workspaceId, body, businessHours, published, updatedAt: NOW }),
    );
    await this.sql.repository(storefrontDocumentEntity).upsert(rows, ['workspaceId']);
    await this.noteChange();
    return items.map((item) => singleItem(this.workspaceId, 'storefront', item));
  }

  async remove(): Promise<void> {
    await this.sql.repository(storefrontDocumentEntity).delete({ workspaceId: this.workspaceId });
    await this.noteChange();
  }

  private noteChange(): Promise<void> {
    return new PostgresChangeLog(this.sql, this.workspaceId).record([{ kind: 'storefront', id: this.workspaceId }]);
  }
}
