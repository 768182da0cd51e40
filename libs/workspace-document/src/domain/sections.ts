import { workspaceItem } from '@svc/access';
import {
  checkCollection, checkDeliveryZone, checkDiscountCode, checkPackage, checkProduct, collectionItem, deliveryZoneItem, discountCodeItem,
  packageItem, productItem, promoterCodeItem,
} from '@svc/catalogue';
import {
  catalogItem, checkCatalog, checkFolder, checkFolders, checkForm, checkNote, checkStorefront, checkTable, folderItem, formItem, noteItem,
  storefrontItem, tableItem,
} from '@svc/content';
import { checkEvent, eventItem } from '@svc/ticketing';
import type { Fault, RuleScope } from '@svc/contracts';
import type { z } from 'zod';
import type { DocumentItem, Section } from './section';

interface Definition<S extends z.ZodType> extends Omit<Section, 'schema' | 'check' | 'checkTogether'> {
  schema: S;
  check?: (item: z.output<S>, scope: RuleScope) => Fault[];
  checkTogether?: (items: readonly z.output<S>[]) => Fault[];
}

/** The one place where an item's own type is forgotten: what reaches a section's rules has been read by its schema. */
function section<S extends z.ZodType>({ check, checkTogether, ...rest }: Definition<S>): Section {
  const known: Section = { ...rest, check: (item, scope) => check?.(item as z.output<S>, scope) ?? [] };
  if (checkTogether) known.checkTogether = (items: readonly DocumentItem[]) => checkTogether(items as readonly z.output<S>[]);
  return known;
}

/** Every section of the workspace document, in the order in which people read it (around.md). */
export const SECTIONS = {
  workspace: section({ schema: workspaceItem }),
  storefront: section({ schema: storefrontItem, check: checkStorefront }),
  products: section({
    schema: productItem,
    check: checkProduct,
    identifiedBy: 'slug',
    referable: { kind: 'product', nested: { list: 'variants', kind: 'variant' } },
  }),
  collections: section({ schema: collectionItem, check: checkCollection, identifiedBy: 'slug', referable: { kind: 'collection' } }),
  packages: section({
    schema: packageItem,
    check: checkPackage,
    identifiedBy: 'slug',
    sharesIdentitiesWith: 'products',
    referable: { kind: 'package', nested: { list: 'options', kind: 'packageOption' } },
  }),
  events: section({
    schema: eventItem,
    check: checkEvent,
    identifiedBy: 'slug',
    referable: { kind: 'event', nested: { list: 'ticketTypes', kind: 'ticketType' } },
  }),
  forms: section({ schema: formItem, check: checkForm, identifiedBy: 'slug', referable: { kind: 'form' } }),
  tables: section({ schema: tableItem, check: checkTable, identifiedBy: 'slug', referable: { kind: 'table' } }),
  catalogs: section({ schema: catalogItem, check: checkCatalog, identifiedBy: 'slug', referable: { kind: 'catalog' } }),
  folders: section({
    schema: folderItem,
    check: checkFolder,
    checkTogether: checkFolders,
    identifiedBy: 'slug',
    referable: { kind: 'folder' },
  }),
  notes: section({ schema: noteItem, check: checkNote, identifiedBy: 'slug', referable: { kind: 'note' } }),
  deliveryZones: section({ schema: deliveryZoneItem, check: checkDeliveryZone, identifiedBy: 'key' }),
  discountCodes: section({ schema: discountCodeItem, check: checkDiscountCode, identifiedBy: 'code' }),
  promoterCodes: section({ schema: promoterCodeItem, identifiedBy: 'code' }),
} satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** What is pointed at is saved before what points at it. */
export const SAVING_ORDER: readonly SectionName[] = [
  'workspace', 'products', 'packages', 'collections', 'events', 'forms', 'tables', 'folders', 'catalogs', 'notes', 'deliveryZones',
  'discountCodes', 'promoterCodes', 'storefront',
];
