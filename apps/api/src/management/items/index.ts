import { itemsController } from './items.controller';
import { sectionResource } from './section-resource';

/** The sections of the workspace document that are managed thing by thing. */
const RESOURCES = [
  sectionResource('products', 'Products'),
  sectionResource('packages', 'Packages'),
  sectionResource('collections', 'Collections'),
  sectionResource('events', 'Events'),
  sectionResource('forms', 'Forms'),
  sectionResource('tables', 'Tables'),
  sectionResource('catalogs', 'Catalogs'),
  sectionResource('folders', 'Folders'),
  sectionResource('notes', 'Notes'),
  sectionResource('deliveryZones', 'Delivery zones'),
  sectionResource('discountCodes', 'Codes'),
  sectionResource('promoterCodes', 'Codes'),
];

export const ITEM_CONTROLLERS = RESOURCES.map(itemsController);
