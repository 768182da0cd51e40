import { type Fault, faultUnless, type Link, pathText, type ReferenceKind, type RuleScope, type Showcase } from '@svc/contracts';

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
