import type { StorefrontDocumentStore, StorefrontItem } from '@svc/content';
import type { EntityManager } from 'typeorm';
import { cleared } from '../rows/row-writes';
import { PostgresChangeLog } from '../sync/change-feed';
import { storefrontDocumentEntity } from './content.entities';

const NOW = () => 'service_now()';

/**
 * The section `storefront` of a workspace's document; business hours are in a column of their own, since free slots are
 * computed from them.
 */
export class PostgresStorefrontDocumentStore implements StorefrontDocumentStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
  ) {}

  async load(): Promise<StorefrontItem[]> {
    const rows = await this.manager.findBy(storefrontDocumentEntity, { workspaceId: this.workspaceId });
    return rows.map(({ body, businessHours, published }) => ({
      ...(body as Omit<StorefrontItem, 'businessHours' | 'published'>),
      ...(businessHours && { businessHours }),
      published,
    }));
  }

  async save(items: readonly StorefrontItem[]): Promise<void> {
    const rows = items.map(({ businessHours, published, ...body }) =>
      cleared({ workspaceId: this.workspaceId, body, businessHours, published, updatedAt: NOW }),
    );
    await this.manager.upsert(storefrontDocumentEntity, rows, ['workspaceId']);
    await this.noteChange();
  }

  async remove(): Promise<void> {
    await this.manager.delete(storefrontDocumentEntity, { workspaceId: this.workspaceId });
    await this.noteChange();
  }

  private noteChange(): Promise<void> {
    return new PostgresChangeLog(this.manager, this.workspaceId).record([{ kind: 'storefront', id: this.workspaceId }]);
  }
}
