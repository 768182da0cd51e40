import { lineOf } from './cells.mjs';
import { isRenamed, labelOf, slugOf, slugsFor } from './slugs.mjs';

/** The most tags and categories of one product. */
const MOST = 250;

/**
 * Makes collections of tags and categories, in the order of the file: those that are there by name, and new ones.
 * @param {{ product: { tags?: object[], categories?: object[] }, item: { slug: string } }[]} made products with their items
 * @param {object[]} present collections of the workspace document
 * @param {object} shop as `toDocument` takes it
 * @returns {{ collections: { slug: string, name: string, productRefs: string[] }[], slugsOf: (product: object, kind: 'tags' | 'categories')
 *   => string[] | undefined }} `slugsOf`: the collections of a product, undefined where its file does not say them
 */
export function collectionsOf(made, present, shop) {
  const { groups, ids } = groupsOf(made, shop);
  const slugOfPresent = presentSlugs(present);
  for (const group of groups.values()) group.slug = slugOfPresent(group);
  const open = [...groups.values()].filter(({ slug }) => slug === undefined);
  const slugs = slugsFor(
    open.map(({ path }) => ({ text: path.join(' ') })),
    present.map(({ slug }) => slug),
    'collection',
  );
  for (const [index, group] of open.entries()) group.slug = slugs[index];
  return {
    collections: bySlug([...groups.values()]),
    slugsOf: (product, kind) => unique(ids.get(product)[kind]?.map((id) => groups.get(id).slug)),
  };
}

/** Groups items by the tags and categories that they have, and keeps for each product which these are. */
function groupsOf(made, shop) {
  const groups = new Map();
  const ids = new Map();
  const add = (item, one) => {
    if (!groups.has(one.id)) groups.set(one.id, { ...one, items: new Set() });
    groups.get(one.id).items.add(item);
  };
  for (const { product, item } of made) {
    const [categories, tags] = ['categories', 'tags'].map((kind) => namesOf(product, kind, shop));
    for (const one of [...(categories ?? []), ...(tags ?? [])]) add(item, one);
    ids.set(product, { categories: categories?.map(({ id }) => id), tags: tags?.map(({ id }) => id) });
  }
  return { groups, ids };
}

function bySlug(groups) {
  const collections = new Map();
  for (const { slug, name, items } of groups) {
    const { productRefs } = collections.get(slug) ?? { productRefs: [] };
    collections.set(slug, { slug, name, productRefs: [...new Set([...productRefs, ...[...items].map((item) => item.slug)])] });
  }
  return [...collections.values()];
}

const unique = (slugs) => slugs && [...new Set(slugs)].sort();

function namesOf({ row, isHtmlName, ...product }, kind, shop) {
  const written = product[kind];
  if (written?.length > MOST) shop.leftOut.add(row, 'Tags', `those after the first ${MOST} are left out`);
  return written?.slice(0, MOST).flatMap(({ name, path }) => {
    const text = isHtmlName ? shop.readHtml(name, () => {}) : name;
    const label = lineOf(text, (reason) => shop.leftOut.add(row, 'Tags', reason));
    return label ? [{ name: label, path, id: path.map(labelOf).join(' > ') }] : [];
  });
}

/**
 * Finds the collection of a tag or category: a tag is the one of its name, a category within another one that of its path, since many may
 * have the same name.
 */
function presentSlugs(present) {
  const bySlugs = new Map(present.map((collection) => [collection.slug, collection]));
  const byLabels = new Map();
  for (const collection of present.filter(({ name }) => name !== undefined))
    byLabels.set(labelOf(collection.name), [...(byLabels.get(labelOf(collection.name)) ?? []), collection]);
  return ({ name, path }) => {
    const slug = slugOf(path.join(' '), 'collection');
    const isOwn = (collection) =>
      collection.slug === slug || (path.length === 1 ? !collection.slug.endsWith(`-${slug}`) : collection.slug.startsWith(`${slug}-`));
    const named = (byLabels.get(labelOf(name)) ?? []).filter(isOwn);
    const best = named.find((collection) => collection.slug === slug) ?? (named.length === 1 ? named[0] : undefined);
    const renamed = bySlugs.has(slug) && isRenamed(bySlugs.get(slug)) ? bySlugs.get(slug) : undefined;
    return (best ?? renamed)?.slug;
  };
}
