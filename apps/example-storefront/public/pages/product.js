import { h, paragraphs } from '../dom.js';
import { plural } from '../format.js';
import { quote, rating } from '../parts.js';
import { information } from '../product-information.js';
import { showsReviews } from '../product-rules.js';
import { purchase } from '../purchase.js';

/** Loads the product, and the delivery zones for the line beside the button; without them it says less. */
export async function load(api, slug) {
  const [product, zones] = await Promise.all([api.products.get(slug), api.deliveryZones.list().catch(() => [])]);
  return { product, zones };
}

/** Every block of a product is optional (rule 1): each part below answers nothing when its field is absent. */
export function render({ product, zones }, context) {
  const pictures = gallery(product);
  return {
    title: product.seoTitle ?? product.name,
    content: h(
      'article',
      {},
      h(
        'div',
        { class: 'product' },
        pictures.element,
        h(
          'div',
          { class: 'offer' },
          h('h1', {}, product.name),
          showsReviews(product) && h('p', {}, h('a', { href: '#reviews' }, rating(product.reviews.average, product.reviews.count))),
          paragraphs(product.description),
          purchase(product, { ...context, zones }, pictures.show),
        ),
      ),
      information(product.info),
      reviews(product, context.store),
    ),
  };
}

/** The large picture and its thumbnails; `show(urls)` turns to the pictures of a chosen variant. */
function gallery({ name, coverUrl, media = [], images = [], variants = [] }) {
  const altTexts = new Map([...images, ...variants.flatMap((variant) => variant.images ?? [])].map(({ url, alt }) => [url, alt]));
  const urls = [...new Set([coverUrl, ...media].filter(Boolean))];
  const large = h('img', { src: urls[0], alt: altTexts.get(urls[0]) ?? name });
  const turnTo = (url) => {
    large.src = url;
    large.alt = altTexts.get(url) ?? name;
    for (const thumb of thumbs) thumb.setAttribute('aria-pressed', String(thumb.dataset.url === url));
  };
  const thumbs = urls.map((url, at) =>
    h(
      'button',
      {
        type: 'button',
        'data-url': url,
        'aria-pressed': String(at === 0),
        'aria-label': `Picture ${at + 1} of ${urls.length}`,
        onclick: () => turnTo(url),
      },
      h('img', { src: url, alt: '' }),
    ),
  );
  return {
    element: h(
      'div',
      { class: 'gallery' },
      urls.length > 0 && h('div', { class: 'cover' }, large),
      urls.length > 1 && h('div', { class: 'thumbs' }, thumbs),
    ),
    show: (wanted = []) => wanted.length > 0 && turnTo(wanted[0]),
  };
}

/** The texts are those of the shop's newest reviews that are of this product: the API returns them with the storefront. */
function reviews(product, { reviews: { items = [] } = {}, timezone }) {
  if (!showsReviews(product)) return undefined;
  const { average, count, counts = {}, aiSummary } = product.reviews;
  return h(
    'section',
    { id: 'reviews', class: 'shelf' },
    h('h2', {}, 'Reviews'),
    h('p', {}, rating(average, count)),
    h(
      'ul',
      { class: 'histogram' },
      [5, 4, 3, 2, 1].map((stars) =>
        h(
          'li',
          {},
          h('span', {}, plural(stars, 'star')),
          h('meter', {
            min: 0,
            max: Math.max(count, 1),
            value: counts[stars] ?? 0,
            'aria-label': `${plural(counts[stars] ?? 0, 'review')} with ${plural(stars, 'star')}`,
          }),
          h('span', {}, counts[stars] ?? 0),
        ),
      ),
    ),
    paragraphs(aiSummary),
    h(
      'ul',
      { class: 'quotes' },
      items.filter(({ productSlug, text }) => productSlug === product.slug && text).map((review) => quote(review, timezone)),
    ),
  );
}
