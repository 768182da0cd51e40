import { type LinkedItem, linkedSlugs, type LinkingOffer, warnOfAddons, warnOfLinks } from '@svc/catalogue';
import type { Fault, StoredItem } from '@svc/contracts';
import type { DocumentCheck } from '../domain/check-document';
import { identityOf } from '../domain/contents';
import { shortened } from '../domain/money-warnings';
import { within } from '../domain/read-document';
import { itemPathOf } from '../domain/references';
import type { DocumentItem } from '../domain/section';
import type { ItemSection, SectionName } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import type { EditSession } from './edit-session';
import type { Surroundings } from './examine-document';
import { openItems, pagesOf } from './section-pages';

/** Largest number of linking things that are checked when a product is written. */
const MOST_LINKING = 50;

const OFFERS = ['products', 'packages'] as const;

function isOffer(section: SectionName): section is (typeof OFFERS)[number] {
  return (OFFERS as readonly SectionName[]).includes(section);
}

const offerOf = (item: DocumentItem) => item as unknown as LinkingOffer;
const productOf = (item: DocumentItem) => item as unknown as LinkedItem;

/** Returns true for a product that cannot be sold, or that has a variant which cannot, whatever its stock. */
function isOffSale({ published, variants }: LinkedItem): boolean {
  return !published || variants.some(({ pricingMode }) => pricingMode === 'quote');
}

type Products = ReadonlyMap<string, LinkedItem>;

function bySlug(items: readonly DocumentItem[]): Products {
  return new Map(items.map((item) => [identityOf('products', item), productOf(item)]));
}

const lookIn = (products: Products) => (slug: string) => products.get(slug.toLowerCase());

/** Returns the stored products that add-ons of these items link to. */
async function linkedBy(stores: Pick<SectionStores, 'products'>, items: readonly DocumentItem[]): Promise<Products> {
  const slugs = [...new Set(items.flatMap((item) => linkedSlugs(offerOf(item))))];
  return slugs.length > 0 ? bySlug(await openItems(stores.products, slugs)) : new Map();
}

/**
 * Returns the warnings of a changed product or package (D-132): its add-ons that cannot be sold, and add-ons of others that link to a
 * product which cannot be sold.
 * @param before the stored item; absent for a new one
 */
export async function warnOfItemAddons(
  session: EditSession,
  section: ItemSection,
  item: DocumentItem,
  before?: StoredItem<DocumentItem>,
): Promise<Fault[]> {
  if (!isOffer(section)) return [];
  const linking = section === 'products' && before && isOffSale(productOf(item)) ? await linkingTo(session, before) : [];
  const stored = await linkedBy(session.stores, [item, ...linking.map((each) => each.item)]);
  const products = section === 'products' ? new Map([...stored, ...bySlug([item])]) : stored;
  const { currencies } = session.rules;
  const others = linking.map(({ name, item: other }) => ({ name, offer: offerOf(other) }));
  return shortened([
    ...warnOfLinks(productOf(item), others, lookIn(products), currencies),
    ...warnOfAddons(offerOf(item), lookIn(products), currencies),
  ]);
}

/** Returns other products and packages whose add-ons may link to a product. */
async function linkingTo(
  { things, stores }: EditSession,
  { thing, ids }: StoredItem<DocumentItem>,
): Promise<{ name: string; item: DocumentItem }[]> {
  const pointers = (await things.pointingAt('products', [thing.id, ...ids.values()]))
    .filter(({ section }) => isOffer(section))
    .slice(0, MOST_LINKING);
  const lists = await Promise.all(
    OFFERS.map(async (section) => {
      const identities = pointers.filter((pointer) => pointer.section === section).map(({ identity }) => identity);
      const items = identities.length > 0 ? await openItems(stores[section], identities) : [];
      return items.map((item) => ({ name: itemPathOf({ section, identity: identityOf(section, item) }), item }));
    }),
  );
  return lists.flat();
}

/**
 * Returns the add-on warnings of a document, with paths in it: of its products and packages, and of stored packages where it has products
 * alone.
 */
export async function warnOfDocumentAddons(
  { stores, things, pageSize }: Surroundings,
  { wanted, currencies }: Pick<DocumentCheck, 'wanted' | 'currencies'>,
): Promise<Fault[]> {
  if (!wanted.products && !wanted.packages) return [];
  const products = wanted.products ? bySlug(wanted.products) : await linkedBy(stores, wanted.packages ?? []);
  const warn = (item: DocumentItem) => warnOfAddons(offerOf(item), lookIn(products), currencies.after);
  const warnings = OFFERS.flatMap((name) =>
    (wanted[name] ?? []).flatMap((item, index) => warn(item).map((fault) => within([name, index], fault))),
  );
  if (wanted.packages || ![...products.values()].some(isOffSale)) return shortened(warnings);
  for await (const { items } of pagesOf(stores, things, 'packages', pageSize)) {
    for (const item of items) {
      const itemPath = itemPathOf({ section: 'packages', identity: identityOf('packages', item) });
      warnings.push(...warn(item).map((fault) => within([itemPath], fault)));
    }
  }
  return shortened(warnings);
}
