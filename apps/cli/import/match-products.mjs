import { isRenamed, labelOf, slugOf } from './slugs.mjs';

/**
 * Finds the products of the workspace that those of a file are: by the id that the other shop gave them (Shopify's is the handle), then by
 * SKU, then by name. Nothing is matched where two could be meant.
 * @param {{ product: object, name?: string }[]} named products as `to-document.mjs` takes them, with their names as lines
 * @param {object[]} present products of the workspace document
 * @returns {Map<object, object>} products of the workspace by those of the file
 */
export function matchProducts(named, present) {
  const matches = new Map();
  const taken = new Set();
  const open = () => ({
    products: named.filter(({ product }) => !matches.has(product)),
    items: present.filter((item) => !taken.has(item)),
  });
  for (const candidatesOf of [byImport, bySlug, bySku, byName]) {
    const { products, items } = open();
    const pairs = candidatesOf(products, items).filter(([{ product }, item]) => !isOther(product, item));
    for (const [{ product }, item] of onlyPairs(pairs)) {
      matches.set(product, item);
      taken.add(item);
    }
  }
  return matches;
}

/** An earlier import has noted the id of a product: another id of the same shop system is another product. */
const isOther = ({ id }, { importSource }) =>
  id !== undefined && importSource?.system === id.system && importSource.id !== undefined && importSource.id !== id.id;

/** Returns the pairs of which neither side is in another pair. */
function onlyPairs(pairs) {
  const counts = new Map();
  for (const side of pairs.flat()) counts.set(side, (counts.get(side) ?? 0) + 1);
  return pairs.filter((pair) => pair.every((side) => counts.get(side) === 1));
}

function byImport(products, items) {
  const byId = new Map(items.flatMap((item) => (item.importSource ? [[idOf(item.importSource), item]] : [])));
  return products.flatMap((one) => (one.product.id && byId.has(idOf(one.product.id)) ? [[one, byId.get(idOf(one.product.id))]] : []));
}

const idOf = ({ system, id }) => `${system} ${id}`;

/** A handle is the slug that the product had in the other shop. */
function bySlug(products, items) {
  const bySlugs = new Map(items.map((item) => [item.slug, item]));
  return products.flatMap((one) => {
    const item = one.product.handle && bySlugs.get(slugOf(one.product.handle, 'product'));
    return item ? [[one, item]] : [];
  });
}

function bySku(products, items) {
  const owners = groupsOf(items, skusOfItem);
  const users = groupsOf(products, ({ product }) => skusOf(product));
  return products.flatMap((one) => {
    const skus = skusOf(one.product).filter((sku) => users.get(sku).size === 1 && owners.get(sku)?.size === 1);
    return [...new Set(skus.map((sku) => [...owners.get(sku)][0]))].map((item) => [one, item]);
  });
}

/** Products that have SKUs, none of which are the same, are different ones of the same name. */
function byName(products, items) {
  const byNames = groupsOf(items, namesOf);
  return products.flatMap((one) => {
    if (one.product.handle || !one.name) return [];
    const skus = skusOf(one.product);
    const candidates = new Set(
      [labelOf(one.name), `slug ${slugOf(one.name, 'product')}`].flatMap((name) => [...(byNames.get(name) ?? [])]),
    );
    return [...candidates].filter((item) => !areApart(skus, skusOfItem(item))).map((item) => [one, item]);
  });
}

const namesOf = (item) => [...(item.name ? [labelOf(item.name)] : []), ...(isRenamed(item) ? [`slug ${item.slug}`] : [])];
const areApart = (skus, others) => skus.length > 0 && others.length > 0 && !skus.some((sku) => others.includes(sku));

const skusOf = ({ sku, variants }) => [
  ...new Set([sku, ...variants.map((variant) => variant.sku)].filter((one) => typeof one === 'string')),
];
const skusOfItem = ({ info, variants = [] }) => [...new Set([info?.sku, ...variants.map(({ sku }) => sku)].filter(Boolean))];

/** Groups things by each of their names. */
function groupsOf(things, namesOfThing) {
  const groups = new Map();
  for (const thing of things)
    for (const name of namesOfThing(thing)) {
      if (!groups.has(name)) groups.set(name, new Set());
      groups.get(name).add(thing);
    }
  return groups;
}
