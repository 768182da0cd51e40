import { EMPTIED } from './cell-states.mjs';

/**
 * Puts imported products and collections into the document of a workspace, of which everything else stays: things that were not
 * imported, fields that the file does not speak of, prices in other currencies, stock of variants that are there (it moves by selling), and
 * variants of other values, unless the options of the product have become others.
 * @param {object} document as `GET /admin/document` answers it
 * @param {{ products: object[], collections: object[] }} imported
 * @returns {object} a document of these two sections, with the revision that it was made of
 */
export function mergeInto({ version, revision, products = [], collections = [] }, imported) {
  const left = collectionsLeft(products, imported.products);
  return {
    version,
    revision,
    products: merged(products, imported.products, 'slug', mergedProduct, newProduct),
    collections: merged(collections, imported.collections, 'slug', mergedCollection, (collection) => collection).map((collection) =>
      left.has(collection.slug) ? without(collection, left.get(collection.slug)) : collection,
    ),
  };
}

/** Returns products that are no longer in a collection because of tags or categories, by the slug of the collection. */
function collectionsLeft(present, imported) {
  const sources = new Map(imported.map(({ slug, importSource }) => [slug, importSource]));
  const left = new Map();
  for (const { slug, importSource: before } of present) {
    const after = new Set(slugsIn(sources.get(slug)));
    for (const collection of sources.get(slug) ? slugsIn(before).filter((one) => !after.has(one)) : [])
      left.set(collection, (left.get(collection) ?? new Set()).add(slug));
  }
  return left;
}

const slugsIn = (source) => [...(source?.tags ?? []), ...(source?.categories ?? [])];
const without = (collection, products) => ({
  ...collection,
  productRefs: (collection.productRefs ?? []).filter((slug) => !products.has(slug)),
});

/** Returns things that are there in their order, then new ones in theirs. */
function merged(present, imported, id, merge, make) {
  const byId = new Map(imported.map((item) => [item[id], item]));
  const ids = new Set(present.map((item) => item[id]));
  return [
    ...present.map((item) => (byId.has(item[id]) ? merge(item, byId.get(item[id])) : item)),
    ...imported.filter((item) => !ids.has(item[id])).map(make),
  ];
}

const newProduct = (product) => ({ ...product, variants: product.variants.map(newVariant) });
const newVariant = (variant) => (variant.prices ? variant : { ...variant, pricingMode: 'quote' });

function mergedProduct(present, imported) {
  const isSameChoice = imported.options === undefined || keysOf(present.options) === keysOf(imported.options);
  const variants = merged(present.variants, imported.variants, 'key', mergedVariant, newVariant);
  const own = new Set(imported.variants.map(({ key }) => key));
  const { images: _, ...rest } = present;
  const info = withoutEmptied({ ...present.info, ...imported.info });
  return withoutEmptied({
    ...(imported.media ? rest : present),
    ...imported,
    info: Object.keys(info).length > 0 ? info : EMPTIED,
    options: isSameChoice
      ? merged(present.options ?? [], imported.options ?? [], 'key', mergedOption, (option) => option)
      : imported.options,
    variants: isSameChoice ? variants : variants.filter(({ key }) => own.has(key)),
  });
}

/** Leaves out the fields that a file empties. */
const withoutEmptied = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== EMPTIED));

const keysOf = (options = []) =>
  options
    .map(({ key }) => key)
    .sort()
    .join(' ');

const mergedOption = (present, imported) => ({
  ...present,
  ...imported,
  values: merged(
    present.values,
    imported.values,
    'key',
    (value, own) => ({ ...value, ...own }),
    (value) => value,
  ),
});

function mergedVariant(present, imported) {
  const { prices, stock: _, ...fields } = imported;
  const { images, ...rest } = present;
  const pictured = fields.media && String(fields.media) !== String(present.media) ? rest : { ...rest, ...(images && { images }) };
  if (!prices) return withoutEmptied({ ...pictured, ...fields });
  const others = (present.prices ?? []).filter(({ currency }) => currency !== prices[0].currency);
  const wasFree = present.pricingMode === 'free' || present.pricingMode === 'quote';
  return withoutEmptied({ ...pictured, ...fields, prices: [...prices, ...others], ...(wasFree && { pricingMode: 'full_payment' }) });
}

const mergedCollection = (present, { productRefs }) => ({
  ...present,
  productRefs: [...new Set([...(present.productRefs ?? []), ...productRefs])],
});
