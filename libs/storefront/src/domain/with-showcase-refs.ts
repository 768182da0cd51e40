import type { Showcase, SiteContent } from '@svc/contracts';

/** Things that a showcase may show, by its `kind`. */
export type Shown = Record<Showcase['kind'], readonly { slug: string; ref: string }[]>;

/**
 * The content as clients see it: what a showcase shows is told by refs instead of slugs, and what is not published is
 * left out (D-3.5 contentShowcaseSections).
 */
export function withShowcaseRefs(content: SiteContent, shown: Shown): SiteContent {
  if (!content.contentShowcaseSections) return content;
  const sections = Object.entries(content.contentShowcaseSections).map(([id, section]) => {
    const refs = new Map(shown[section.kind].map(({ slug, ref }) => [slug, ref]));
    return [id, { ...section, refs: section.refs.flatMap((slug) => refs.get(slug) ?? []) }] as const;
  });
  return { ...content, contentShowcaseSections: Object.fromEntries(sections) };
}
