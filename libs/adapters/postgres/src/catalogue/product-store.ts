import type { ProductItem } from '@svc/catalogue';
import type { SectionStore, StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import type { Offer } from './offer';
import { OfferTable } from './offer-table';

/** The section `products` of a workspace's document. An item is an offer as it is. */
export class PostgresProductStore implements SectionStore<ProductItem> {
  private readonly table: OfferTable;

  constructor(sql: Sql, workspaceId: string, ids: IdGenerator) {
    this.table = new OfferTable(sql, workspaceId, ids, 'products');
  }

  async open(which?: Which): Promise<StoredItem<ProductItem>[]> {
    return (await this.table.open(which)) as StoredItem<ProductItem & Offer>[];
  }

  async save(items: readonly ProductItem[], stored: readonly StoredItem<ProductItem>[] = []): Promise<StoredItem<ProductItem>[]> {
    return (await this.table.save(items, stored)) as StoredItem<ProductItem & Offer>[];
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.table.remove(slugs);
  }
}
