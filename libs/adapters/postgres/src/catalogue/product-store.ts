import type { ProductItem, ProductStore, VariantItem } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import type { Offer, OfferVariant } from './offer';
import { OfferTable } from './offer-table';

type Columns = 'slug' | 'name' | 'published' | 'position' | 'options' | 'addonGroups' | 'reviews' | 'variants';
type Details = Omit<ProductItem, Columns>;
type VariantDetails = Omit<VariantItem, 'key' | 'name' | 'prices' | 'optionValueRefs'>;

/** The section `products` of a workspace's document. */
export class PostgresProductStore implements ProductStore {
  private readonly table: OfferTable<Details, VariantDetails>;

  constructor(sql: Sql, workspaceId: string, ids: IdGenerator) {
    this.table = new OfferTable(sql, workspaceId, ids, false);
  }

  async load(slugs?: readonly string[]): Promise<ProductItem[]> {
    const offers = await this.table.load(slugs);
    return offers.map(itemOf);
  }

  save(items: readonly ProductItem[]): Promise<void> {
    return this.table.save(items.map(offerOf));
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.table.remove(slugs);
  }
}

function offerOf(item: ProductItem): Offer<Details, VariantDetails> {
  const { slug, name, published, position, options, addonGroups, reviews, variants, ...details } = item;
  return {
    slug,
    name,
    published,
    position,
    options,
    addonGroups,
    reviews,
    details,
    variants: variants.map(({ key, name: variantName, prices, optionValueRefs, ...rest }) => ({
      key,
      name: variantName,
      prices,
      optionValueRefs,
      details: rest,
    })),
  };
}

/** Builds the item field by field: an export does so for each product, and the rest of an object is slow to take. */
function itemOf(offer: Offer<Details, VariantDetails>): ProductItem {
  const { slug, name, published, position, options, addonGroups, reviews, details, variants } = offer;
  return { slug, name, published, position, options, addonGroups, reviews, ...details, variants: variants.map(variantOf) };
}

function variantOf({ key, name, prices, optionValueRefs, details }: OfferVariant<VariantDetails>): VariantItem {
  return { key, name, prices, optionValueRefs, ...details };
}
