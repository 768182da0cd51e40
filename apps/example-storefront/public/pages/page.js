import { missing } from '../problem.js';
import { h } from '../dom.js';
import { section } from '../sections.js';

/** A page that the merchant has put together from sections; the storefront holds all of it. */
export const load = async (api, slug) => {
  const { renderConfig: { pages = [] } = {} } = await api.storefront.get();
  const page = pages.find((each) => each.slug === slug && each.visible !== false);
  if (!page) throw missing('There is no such page.');
  return page;
};

export function render({ title, metaTitle, sections = [] }, context) {
  return {
    title: metaTitle ?? title,
    content: h(
      'article',
      {},
      h('h1', {}, title),
      sections.map((each) => section(each, context)),
    ),
  };
}
