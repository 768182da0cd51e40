import { catalogs, folders, forms, notes, tables } from './catalogue/content.mjs';
import { events } from './catalogue/events.mjs';
import { collections, deliveryZones, packages, products } from './catalogue/goods.mjs';
import { daysFrom } from './catalogue/prices.mjs';
import { storefront } from './catalogue/storefront.mjs';

/**
 * The document of a shop whose every figure checks know. Parts that sell or count open a shop of their own.
 * @param {{ now: Date }} given the service's time
 */
export function catalogue({ now }) {
  const dates = daysFrom(now);
  return {
    version: 1,
    workspace: {
      displayName: 'Conformance',
      timezone: 'Africa/Lagos',
      currencies: ['NGN', 'USD'],
      fees: { frontdesk: { pct: 2.5, flatMinor: 10_000, flatByCurrency: { USD: 50 } } },
    },
    storefront: storefront(dates),
    products: products(dates),
    packages,
    collections,
    events: events(dates),
    deliveryZones,
    forms: forms(dates),
    tables,
    catalogs,
    folders,
    notes: notes(dates),
  };
}

export { prices } from './catalogue/prices.mjs';
