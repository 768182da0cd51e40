import { aRuleScope } from '@svc/contracts/testing';
import { checkStorefront } from './storefront.item';
import { storefrontItem } from './storefront.item';

const renderConfig = {
  templateId: 'market',
  sections: [
    { id: 'home-hero', type: 'hero' },
    { id: 'home-faq', type: 'faq' },
  ],
  pages: [{ id: 'about', type: 'custom', title: 'About', slug: 'about', sections: [{ id: 'story', type: 'rich_text' }] }],
};

function pathsOf(content: object, rest: object = {}, ...things: string[]): string[] {
  return checkStorefront(storefrontItem.parse({ renderConfig, content, ...rest }), aRuleScope(...things)).map(({ path }) => path);
}

describe('the storefront document', () => {
  it('[§2.7] has sections and pages with ids and slugs of their own', () => {
    const twice = { sections: [...renderConfig.sections, renderConfig.sections[0]], pages: [renderConfig.pages[0], renderConfig.pages[0]] };
    expect(pathsOf({}, { renderConfig: { ...renderConfig, ...twice } })).toEqual([
      'renderConfig.sections[2].id',
      'renderConfig.pages[1].id',
      'renderConfig.pages[1].slug',
    ]);
  });

  it('[decisions 3.5 section-maps] keys its section maps by the ids of its sections', () => {
    const faq = { items: [{ id: 'q', question: 'Where?', answer: 'Lagos.' }] };
    expect(pathsOf({ faqSections: { 'home-faq': faq, story: faq, lost: faq } })).toEqual(['content.faqSections.lost']);
  });

  it('[decisions 3.5 section-maps] checks known fields of a section and keeps unknown ones', () => {
    const content = { heroSections: { 'home-hero': { align: 'left', title: 'Hello', sparkle: { level: 3 } } } };
    expect(storefrontItem.parse({ content }).content?.heroSections).toEqual(content.heroSections);
    expect(storefrontItem.safeParse({ content: { heroSections: { 'home-hero': { align: 'up' } } } }).success).toBe(false);
  });

  it('[§2.1] links to sections, pages and things that exist', () => {
    const links = [
      { label: 'Story', link: { type: 'section', sectionId: 'story' } },
      { label: 'Lost', link: { type: 'section', sectionId: 'lost' } },
      { label: 'About', link: { type: 'page', pageSlug: 'about' } },
      { label: 'Lost', link: { type: 'page', pageSlug: 'lost' } },
      { label: 'Vase', link: { type: 'product', productSlug: 'vase' } },
      { label: 'Lost', link: { type: 'event', eventSlug: 'lost' } },
    ];
    expect(pathsOf({ header: { links } }, {}, 'product:vase')).toEqual([
      'content.header.links[1].link.sectionId',
      'content.header.links[3].link.pageSlug',
      'content.header.links[5].link.eventSlug',
    ]);
  });

  it('[decisions 3.5 section-maps] shows things that exist', () => {
    const contentShowcaseSections = { story: { kind: 'products', mode: 'manual', refs: ['vase', 'lost'] } };
    expect(pathsOf({ contentShowcaseSections }, {}, 'product:vase')).toEqual(['content.contentShowcaseSections.story.refs[1]']);
  });

  it('offers newsletters by forms that exist', () => {
    const content = { newsletterSections: { story: { formSlug: 'news' } }, footer: { newsletter: { enabled: true, formSlug: 'news' } } };
    expect(pathsOf(content)).toEqual(['content.footer.newsletter.formSlug', 'content.newsletterSections.story.formSlug']);
    expect(pathsOf(content, {}, 'form:news')).toEqual([]);
  });

  it('[§2.7] has campaigns with ids of their own that end after they start', () => {
    const campaign = { id: 'sale', name: 'Sale', trigger: 'delay', startAt: '2026-03-02T00:00:00Z', endAt: '2026-03-01T00:00:00Z' };
    expect(pathsOf({ promo: { campaigns: [campaign, { ...campaign, endAt: undefined }] } })).toEqual([
      'content.promo.campaigns[1].id',
      'content.promo.campaigns[0].endAt',
    ]);
  });

  it('[§2.7] is open from a time to a later one', () => {
    const monday = { day: 'mon', start: '09:00', end: '17:00' };
    expect(pathsOf({}, { businessHours: [monday, monday, { ...monday, end: '09:00' }] })).toEqual([
      'businessHours[1]',
      'businessHours[2].end',
    ]);
  });

  it('[decisions 3.5 section-maps] cleans rich text; the merchant’s own code for their own pages stays unchanged', () => {
    const own = '<script src="https://stats.example/s.js"></script>';
    const { content } = storefrontItem.parse({
      renderConfig,
      content: {
        richTextSections: { story: { html: `<p>a</p>${own}` } },
        customHtmlSections: { story: { html: own } },
        tracking: { customHead: own, customBodyEnd: own },
      },
    });
    expect(content?.richTextSections?.story?.html).toBe('<p>a</p>');
    expect(content?.customHtmlSections?.story?.html).toBe(own);
    expect(content?.tracking).toEqual({ customHead: own, customBodyEnd: own });
  });

  it('refuses unknown fields outside the section maps', () => {
    expect(storefrontItem.safeParse({ colour: 'red' }).success).toBe(false);
    expect(storefrontItem.safeParse({ content: { header: { colour: 'red' } } }).success).toBe(false);
  });
});
