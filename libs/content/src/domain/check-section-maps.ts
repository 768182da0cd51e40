import { faultUnless, type Fault, type ReferenceKind, type RuleScope, type Showcase } from '@svc/contracts';
import type { StorefrontItem } from './storefront.item';

type Content = NonNullable<StorefrontItem['content']>;

const MAPS = [
  'heroSections', 'logoStrips', 'faqSections', 'imageTextSections', 'richTextSections', 'blockSections', 'mediaGallerySections',
  'socialSections', 'reviewsSections', 'profilesSections', 'contentShowcaseSections', 'newsletterSections', 'customHtmlSections',
  'sectionButtons', 'sectionButtonGroups',
] as const satisfies readonly (keyof Content)[];

export const SHOWN_KINDS: Record<Showcase['kind'], ReferenceKind> = {
  products: 'product',
  collections: 'collection',
  events: 'event',
  packages: 'package',
  notes: 'note',
  catalogs: 'catalog',
};

/** Faults of the keyed section maps (D-3.5): each key is the id of a section, each thing shown exists. */
export function checkSectionMaps(content: Content, sections: ReadonlySet<string>, scope: RuleScope): Fault[] {
  return [...MAPS.flatMap((map) => checkMapKeys(map, content[map], sections)), ...checkShowcases(content, scope)];
}

function checkMapKeys(name: string, map: Record<string, unknown> | undefined, sections: ReadonlySet<string>): Fault[] {
  return Object.keys(map ?? {}).flatMap((id) =>
    faultUnless(sections.has(id), `content.${name}.${id}`, `No section of renderConfig has the id "${id}"; correct it, or add the section.`),
  );
}

function checkShowcases({ contentShowcaseSections = {} }: Content, scope: RuleScope): Fault[] {
  return Object.entries(contentShowcaseSections).flatMap(([id, { kind, refs }]) =>
    refs.flatMap((slug, index) =>
      faultUnless(
        scope.exists(SHOWN_KINDS[kind], slug),
        `content.contentShowcaseSections.${id}.refs[${index}]`,
        `There is no ${SHOWN_KINDS[kind]} "${slug}"; add it, or correct the slug.`,
      ),
    ),
  );
}
