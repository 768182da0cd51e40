import type { PackageItem, PackageOptionItem, PackageStore, VariantItem } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import type { Offer } from './offer';
import { OfferTable } from './offer-table';

type Columns = 'slug' | 'name' | 'published' | 'position' | 'options' | 'addonGroups' | 'reviews';
type Details = Omit<PackageItem, Columns>;
type OptionDetails = Omit<PackageOptionItem, 'key' | 'name' | 'prices' | 'features'> & Pick<VariantItem, 'features' | 'swatchHex'>;

/** The section `packages` of a workspace's document; a package's option is stored as a variant (decisions 3.16 packages). */
export class PostgresPackageStore implements PackageStore {
  private readonly table: OfferTable<Details, OptionDetails>;

  constructor(sql: Sql, workspaceId: string, ids: IdGenerator) {
    this.table = new OfferTable(sql, workspaceId, ids, true);
  }

  async load(slugs?: readonly string[]): Promise<PackageItem[]> {
    const offers = await this.table.load(slugs);
    return offers.map(itemOf);
  }

  save(items: readonly PackageItem[]): Promise<void> {
    return this.table.save(items.map(offerOf));
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.table.remove(slugs);
  }
}

function offerOf(item: PackageItem): Offer<Details, OptionDetails> {
  const { slug, name, published, position, options, addonGroups, reviews, ...details } = item;
  return {
    slug,
    name,
    published,
    position,
    options: [],
    addonGroups,
    reviews,
    details,
    variants: options.map(({ key, name: optionName, prices, features, ...rest }) => ({
      key,
      name: optionName,
      prices,
      optionValueRefs: [],
      details: { ...rest, features: features.map((text) => ({ text, included: true })), swatchHex: null },
    })),
  };
}

function itemOf({ details, variants, options: _, ...columns }: Offer<Details, OptionDetails>): PackageItem {
  return {
    ...columns,
    ...details,
    options: variants.map(({ key, name, prices, details: { features, swatchHex: _swatch, ...rest } }) => ({
      key,
      name,
      prices,
      ...rest,
      features: features.map(({ text }) => text),
    })),
  };
}
