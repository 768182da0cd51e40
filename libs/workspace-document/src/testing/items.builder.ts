import { ITEM_SECTIONS, type ItemSection } from '../domain/sections';
import { aDocument, anEvent, aProduct } from './document.builder';

/** Bodies that create one thing of each section in an otherwise empty workspace. */
const BODIES: Record<ItemSection, Record<string, unknown>> = {
  products: aProduct(),
  collections: { slug: 'new-in', name: 'New in' },
  packages: firstOf('packages'),
  events: anEvent({ attachedProductRefs: [] }),
  forms: firstOf('forms'),
  tables: firstOf('tables'),
  catalogs: {
    slug: 'lookbook',
    name: 'Lookbook',
    items: [{ key: 'cover', type: 'image', url: 'https://img.example/a.png', mimeType: 'image/png', sizeBytes: 1 }],
  },
  folders: { slug: 'press', name: 'Press' },
  notes: firstOf('notes'),
  deliveryZones: firstOf('deliveryZones'),
  discountCodes: { code: 'WELCOME10', kind: 'percent', value: 10 },
  promoterCodes: firstOf('promoterCodes'),
};

function firstOf(section: ItemSection): Record<string, unknown> {
  return (aDocument()[section] as Record<string, unknown>[])[0]!;
}

/** Returns a body for one thing of the section. */
export function anItem(section: ItemSection, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...BODIES[section], ...overrides };
}

/** Returns the field that names a thing for people, for tests that change one: `title`, `name`, … */
export function shownField(section: ItemSection): string {
  return { events: 'title', notes: 'title', discountCodes: 'value' }[section as string] ?? 'name';
}

/** Returns a value for that field other than the body's. */
export function otherShown(section: ItemSection): unknown {
  return section === 'discountCodes' ? 25 : 'Something else';
}

export const EVERY_SECTION = ITEM_SECTIONS;
