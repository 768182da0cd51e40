/** Where a Link of the storefront's content leads on this site, or undefined when this site has no such place. */
export function hrefOf(link = {}) {
  switch (link.type) {
    case 'product':
      return `/products/${link.productSlug}`;
    case 'package':
      return `/products/${link.packageSlug}`;
    case 'collection':
      return `/collections/${link.collectionSlug}`;
    case 'event':
      return `/events/${link.eventSlug}`;
    case 'page':
      return `/pages/${link.pageSlug}`;
    case 'catalog':
      return `/catalogs/${link.catalogSlug}`;
    case 'section':
      return `/#${link.sectionId}`;
    case 'url':
      return link.url;
    default:
      return undefined;
  }
}
