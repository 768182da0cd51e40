import { faultUnless, pathText, type Fault, type Link, type ReferenceKind, type RuleScope } from '@svc/contracts';

/** What a link needs to lead somewhere: the field that names its target, and the kind of thing this must be. */
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

const FOLLOWABLE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Faults of a link that leads nowhere (§2.1 Link). */
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
