import type { PackageItem } from '@svc/catalogue';
import type { SectionStore, StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import type { Offer } from './offer';
import { OfferTable } from './offer-table';

/** The section `packages` of a workspace's document; a package's option is stored as a variant (decisions 3.16 packages). */
export class PostgresPackageStore implements SectionStore<PackageItem> {
  private readonly table: OfferTable;

  constructor(sql: Sql, workspaceId: string, ids: IdGenerator) {
    this.table = new OfferTable(sql, workspaceId, ids, 'packages');
  }

  async open(which?: Which): Promise<StoredItem<PackageItem>[]> {
    return (await this.table.open(which)).map(storedPackage);
  }

  async save(items: readonly PackageItem[], stored: readonly StoredItem<PackageItem>[] = []): Promise<StoredItem<PackageItem>[]> {
    const offers = stored.map((each) => ({ ...each, item: offerOf(each.item) }));
    return (await this.table.save(items.map(offerOf), offers)).map(storedPackage);
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.table.remove(slugs);
  }
}

function offerOf({ options, ...item }: PackageItem): Offer {
  return {
    ...item,
    options: [],
    variants: options.map(({ features, ...option }) => ({
      ...option,
      optionValueRefs: [],
      features: features.map((text) => ({ text, included: true })),
      swatchHex: null,
    })),
  };
}

function storedPackage({ item: { variants, options: _, ...item }, ...stored }: StoredItem<Offer>): StoredItem<PackageItem> {
  const options = variants.map(({ features, swatchHex: _swatch, optionValueRefs: _refs, ...option }) => ({
    ...option,
    features: (features as { text: string }[]).map(({ text }) => text),
  }));
  return { ...stored, item: { ...item, options } as unknown as PackageItem };
}
