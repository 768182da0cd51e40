/**
 * Puts imported products and collections into the document of a workspace, of which everything else stays: things that were not
 * imported, fields that the import does not know, prices in other currencies, stock of variants that are there (it moves by selling), and
 * variants of other values, unless the options of the product have become others.
 * @param {object} document as `GET /admin/document` answers it
 * @param {{ products: object[], collections: object[] }} imported
 * @returns {object} a document of these two sections, with the revision that it was made of
 */
export function mergeInto({ version, revision, products = [], collections = [] }, imported) {
  return {
    version,
    revision,
    products: merged(products, imported.products, 'slug', mergedProduct, newProduct),
    collections: merged(collections, imported.collections, 'slug', mergedCollection, (collection) => collection),
  };
}

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
  const isSameChoice = keysOf(present.options) === keysOf(imported.options);
  const variants = merged(present.variants, imported.variants, 'key', mergedVariant, newVariant);
  const own = new Set(imported.variants.map(({ key }) => key));
  const { images: _, ...rest } = present;
  return {
    ...(imported.media ? rest : present),
    ...imported,
    ...((present.info || imported.info) && { info: { ...present.info, ...imported.info } }),
    options: isSameChoice ? merged(present.options ?? [], imported.options, 'key', mergedOption, (option) => option) : imported.options,
    variants: isSameChoice ? variants : variants.filter(({ key }) => own.has(key)),
  };
}

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
  if (!prices) return { ...present, ...fields };
  const others = (present.prices ?? []).filter(({ currency }) => currency !== prices[0].currency);
  const wasFree = present.pricingMode === 'free' || present.pricingMode === 'quote';
  return { ...present, ...fields, prices: [...prices, ...others], ...(wasFree && { pricingMode: 'full_payment' }) };
}

const mergedCollection = (present, { productRefs }) => ({
  ...present,
  productRefs: [...new Set([...(present.productRefs ?? []), ...productRefs])],
});
