import {
  type Fault,
  faultUnless,
  type Link,
  mapLinks,
  pathText,
  type ReferenceKind,
  type RuleScope,
  type Showcase,
  type Whereabouts,
} from '@svc/contracts';
import type { CatalogItem } from './catalog.item';
import type { StorefrontItem } from './storefront.item';

/** Target of each link type: the field that names it, and the kind of thing it must be. */
export const LINK_TARGETS: Partial<Record<Link['type'], { field: keyof Link; kind?: ReferenceKind }>> = {
  section: { field: 'sectionId' },
  page: { field: 'pageSlug' },
  url: { field: 'url' },
  package: { field: 'packageSlug', kind: 'package' },
  product: { field: 'productSlug', kind: 'product' },
  collection: { field: 'collectionSlug', kind: 'collection' },
  catalog: { field: 'catalogSlug', kind: 'catalog' },
  event: { field: 'eventSlug', kind: 'event' },
};

/** Kind of thing that each showcase shows. */
export const SHOWN_KINDS: Record<Showcase['kind'], ReferenceKind> = {
  products: 'product',
  collections: 'collection',
  events: 'event',
  packages: 'package',
  notes: 'note',
  catalogs: 'catalog',
};

const FOLLOWABLE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Returns the faults of a link without a valid target (§2.1 Link). */
export function checkLink(link: Link, path: readonly PropertyKey[], scope: RuleScope): Fault[] {
  const target = LINK_TARGETS[link.type];
  if (!target) return [];
  const value = link[target.field];
  const at = pathText([...path, target.field]);
  if (!value) return [{ path: at, message: `Give ${target.field}, or make the link's type "none".` }];
  if (link.type === 'url') {
    return faultUnless(FOLLOWABLE.test(value), at, 'Give an http or https address, a path that starts with "/", mailto:, tel: or #.');
  }
  const missing = faultUnless(
    !target.kind || scope.exists(target.kind, value),
    at,
    `There is no ${target.kind} "${value}"; add it, or correct the slug.`,
  );
  return [...missing, ...checkPackageOption(link, path, scope)];
}

function checkPackageOption({ type, packageOptionRef }: Link, path: readonly PropertyKey[], scope: RuleScope): Fault[] {
  if (type !== 'package' || packageOptionRef === undefined) return [];
  return faultUnless(
    scope.exists('packageOption', packageOptionRef),
    pathText([...path, 'packageOptionRef']),
    `There is no package option "${packageOptionRef}"; give the package's slug and the option's key, such as gift-box/large.`,
  );
}

type Content = NonNullable<StorefrontItem['content']>;

/**
 * Returns the storefront document after things were renamed or deleted: links, forms and showcases follow a renamed thing, and showcases
 * drop a deleted one. A link to a deleted thing stays: the rules refuse it.
 */
export function retargetStorefront(storefront: StorefrontItem, now: Whereabouts): StorefrontItem {
  const linked = mapLinks(storefront, (link) => retargetLink(link, now));
  const { content } = linked;
  return content ? { ...linked, content: retargetForms(retargetShowcases(content, now), now) } : linked;
}

/** Returns a media catalog after things were renamed: its links follow. */
export function retargetCatalog(catalog: CatalogItem, now: Whereabouts): CatalogItem {
  return mapLinks(catalog, (link) => retargetLink(link, now));
}

function retargetLink(link: Link, now: Whereabouts): Link {
  const target = LINK_TARGETS[link.type];
  const slug = target && link[target.field];
  if (!target?.kind || !slug) return link;
  const option = link.packageOptionRef;
  return {
    ...link,
    [target.field]: now(target.kind, slug) ?? slug,
    ...(option !== undefined && { packageOptionRef: now('packageOption', option) ?? option }),
  };
}

function retargetShowcases(content: Content, now: Whereabouts): Content {
  const { contentShowcaseSections } = content;
  if (!contentShowcaseSections) return content;
  const sections = Object.entries(contentShowcaseSections).map(([id, section]) => {
    const refs = section.refs.flatMap((slug) => now(SHOWN_KINDS[section.kind], slug) ?? []);
    return [id, { ...section, refs }] as const;
  });
  return { ...content, contentShowcaseSections: Object.fromEntries(sections) };
}

function retargetForms(content: Content, now: Whereabouts): Content {
  const renamed = <T extends { formSlug?: string }>(asker: T): T =>
    asker.formSlug === undefined ? asker : { ...asker, formSlug: now('form', asker.formSlug) ?? asker.formSlug };
  const { footer, promo, newsletterSections } = content;
  return {
    ...content,
    ...(footer?.newsletter && { footer: { ...footer, newsletter: renamed(footer.newsletter) } }),
    ...(promo?.campaigns && { promo: { ...promo, campaigns: promo.campaigns.map(renamed) } }),
    ...(newsletterSections && {
      newsletterSections: Object.fromEntries(Object.entries(newsletterSections).map(([id, section]) => [id, renamed(section)])),
    }),
  };
}
