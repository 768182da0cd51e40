import { type Link, mapLinks, type Whereabouts } from '@svc/contracts';
import type { CatalogItem } from './catalog.item';
import { LINK_TARGETS, SHOWN_KINDS } from './links';
import type { StorefrontItem } from './storefront.item';

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
