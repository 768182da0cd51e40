import { z } from 'zod';
import {
  checkDistinct,
  duplicates,
  type Fault,
  faultUnless,
  keyed,
  type Link,
  linksIn,
  pathText,
  richTextSection,
  type RuleScope,
  siteContent,
  storeDetails,
} from '@svc/contracts';
import { cleanedHtml, published } from './item-parts';
import { storefrontTexts } from './item-texts';
import { checkLink, SHOWN_KINDS } from './links';
import { checkBlocks } from './note.item';

/**
 * The storefront document (§2.7 Storefront without computed fields). Markup of rich-text sections is cleaned; `customHtmlSections.*.html`,
 * `tracking.customHead` and `tracking.customBodyEnd` are the merchant's own code for their own pages and stay as given.
 */
export const storefrontItem = z
  .strictObject({
    ...storeDetails,
    content: siteContent
      .extend({
        richTextSections: keyed(richTextSection.extend({ html: cleanedHtml.optional() }))
          .optional()
          .describe(siteContent.shape.richTextSections.description!),
      })
      .meta({
        id: 'StorefrontItemContent',
        description:
          'Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id.',
      })
      .optional()
      .describe(storefrontTexts.content),
    published: published.describe(storefrontTexts.published),
  })
  .meta({
    id: 'StorefrontItem',
    description: 'Storefront document as you write it: brand, theme, pages, sections and content of the storefront.',
  });
export type StorefrontItem = z.infer<typeof storefrontItem>;

/** Returns the faults of the storefront document beyond its shape (§2.7); paths are relative to it. */
export function checkStorefront(storefront: StorefrontItem, scope: RuleScope): Fault[] {
  return [
    ...checkPages(storefront),
    ...checkSectionMaps(storefront.content ?? {}, new Set(sectionIds(storefront)), scope),
    ...checkRichText(storefront),
    ...linksIn(storefront).flatMap(({ link, path }) => [...checkLink(link, path, scope), ...checkTarget(link, path, storefront)]),
    ...checkCampaigns(storefront, scope),
    ...checkForms(storefront, scope),
    ...checkBusinessHours(storefront),
  ];
}

function checkPages({ renderConfig }: StorefrontItem): Fault[] {
  if (!renderConfig) return [];
  const { sections, pages } = renderConfig;
  return [
    ...checkDistinct(sections, 'id', 'renderConfig.sections'),
    ...checkDistinct(pages, 'id', 'renderConfig.pages'),
    ...checkDistinct(pages, 'slug', 'renderConfig.pages'),
    ...pages.flatMap((page, index) => checkDistinct(page.sections, 'id', `renderConfig.pages[${index}].sections`)),
  ];
}

function sectionIds({ renderConfig }: StorefrontItem): string[] {
  const { sections = [], pages = [] } = renderConfig ?? {};
  return [...sections, ...pages.flatMap((page) => page.sections)].map(({ id }) => id);
}

function checkRichText({ content }: StorefrontItem): Fault[] {
  return Object.entries(content?.richTextSections ?? {}).flatMap(([id, { blocks = [] }]) =>
    checkBlocks(blocks, `content.richTextSections.${id}.blocks`),
  );
}

/** Returns the fault of a link to a section or page that the storefront does not have. */
function checkTarget(link: Link, path: readonly PropertyKey[], storefront: StorefrontItem): Fault[] {
  const { type, sectionId, pageSlug } = link;
  if (type === 'section' && sectionId) {
    return faultUnless(
      sectionIds(storefront).includes(sectionId),
      pathText([...path, 'sectionId']),
      `No section of renderConfig has the id "${sectionId}"; correct it, or add the section.`,
    );
  }
  if (type === 'page' && pageSlug) {
    return faultUnless(
      (storefront.renderConfig?.pages ?? []).some(({ slug }) => slug === pageSlug),
      pathText([...path, 'pageSlug']),
      `No page of renderConfig has the slug "${pageSlug}"; correct it, or add the page.`,
    );
  }
  return [];
}

function checkCampaigns({ content }: StorefrontItem, scope: RuleScope): Fault[] {
  const campaigns = content?.promo?.campaigns ?? [];
  const path = 'content.promo.campaigns';
  return [
    ...checkDistinct(campaigns, 'id', path),
    ...campaigns.flatMap(({ startAt, endAt, formSlug }, index) => [
      ...faultUnless(!startAt || !endAt || startAt < endAt, `${path}[${index}].endAt`, 'Let the campaign end after it starts.'),
      ...checkFormSlug(formSlug, `${path}[${index}].formSlug`, scope),
    ]),
  ];
}

function checkForms({ content }: StorefrontItem, scope: RuleScope): Fault[] {
  const newsletters = Object.entries(content?.newsletterSections ?? {});
  return [
    ...checkFormSlug(content?.footer?.newsletter?.formSlug, 'content.footer.newsletter.formSlug', scope),
    ...newsletters.flatMap(([id, { formSlug }]) => checkFormSlug(formSlug, `content.newsletterSections.${id}.formSlug`, scope)),
  ];
}

function checkFormSlug(slug: string | undefined, path: string, scope: RuleScope): Fault[] {
  return faultUnless(slug === undefined || scope.exists('form', slug), path, `There is no form "${slug}"; add it, or correct the slug.`);
}

function checkBusinessHours({ businessHours = [] }: StorefrontItem): Fault[] {
  const spans = businessHours.map(({ day, start, end }) => `${day} ${start} ${end}`);
  return [
    ...duplicates(spans).map((index) => ({ path: `businessHours[${index}]`, message: 'These hours are listed twice; leave one out.' })),
    ...businessHours.flatMap(({ start, end }, index) =>
      faultUnless(start < end, `businessHours[${index}].end`, 'Let the hours end after they start.'),
    ),
  ];
}

type Content = NonNullable<StorefrontItem['content']>;

const MAPS = [
  'heroSections',
  'logoStrips',
  'faqSections',
  'imageTextSections',
  'richTextSections',
  'blockSections',
  'mediaGallerySections',
  'socialSections',
  'reviewsSections',
  'profilesSections',
  'contentShowcaseSections',
  'newsletterSections',
  'customHtmlSections',
  'sectionButtons',
  'sectionButtonGroups',
] as const satisfies readonly (keyof Content)[];

/** Returns the faults of the keyed section maps (D-3.5): each key is the id of a section, each shown thing exists. */
export function checkSectionMaps(content: Content, sections: ReadonlySet<string>, scope: RuleScope): Fault[] {
  return [...MAPS.flatMap((map) => checkMapKeys(map, content[map], sections)), ...checkShowcases(content, scope)];
}

function checkMapKeys(name: string, map: Record<string, unknown> | undefined, sections: ReadonlySet<string>): Fault[] {
  return Object.keys(map ?? {}).flatMap((id) =>
    faultUnless(
      sections.has(id),
      `content.${name}.${id}`,
      `No section of renderConfig has the id "${id}"; correct it, or add the section.`,
    ),
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
