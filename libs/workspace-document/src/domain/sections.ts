import { workspaceItem } from '@svc/access';
import {
  checkCollection, checkDeliveryZone, checkDiscountCode, checkPackage, checkProduct, collectionItem, deliveryZoneItem, discountCodeItem,
  packageItem, productItem, promoterCodeItem, spellOutDeliveryZone, spellOutPackage, spellOutProduct,
} from '@svc/catalogue';
import {
  catalogItem, checkCatalog, checkFolder, checkFolders, checkForm, checkNote, checkStorefront, checkTable, folderItem, formItem, noteItem,
  storefrontItem, tableItem,
} from '@svc/content';
import { checkEvent, eventItem, spellOutEvent } from '@svc/ticketing';
import type { Fault, RuleScope, Spelling } from '@svc/contracts';
import type { z } from 'zod';
import type { DocumentItem, Section } from './section';

interface Definition<S extends z.ZodType, I> extends Omit<Section, 'schema' | 'spellOut' | 'check' | 'checkTogether'> {
  schema: S;
  spellOut?: (item: z.output<S>, currency: string) => Spelling<I>;
  check?: (item: I, scope: RuleScope) => Fault[];
  checkTogether?: (items: readonly I[]) => Fault[];
}

/** The one place where an item's own type is forgotten: what reaches a section's rules has been read by its schema. */
function section<S extends z.ZodType, I = z.output<S>>({ spellOut, check, checkTogether, ...rest }: Definition<S, I>): Section {
  const known: Section = { ...rest, check: (item, scope) => check?.(item as I, scope) ?? [] };
  if (spellOut) known.spellOut = (item, currency) => spellOut(item as z.output<S>, currency) as Spelling<DocumentItem>;
  if (checkTogether) known.checkTogether = (items) => checkTogether(items as readonly I[]);
  return known;
}

/** Every section of the workspace document, in the order in which people read it (around.md). */
export const SECTIONS = {
  workspace: section({ schema: workspaceItem }),
  storefront: section({ schema: storefrontItem, check: checkStorefront }),
  products: section({
    schema: productItem,
    spellOut: spellOutProduct,
    check: checkProduct,
    identifiedBy: 'slug',
    referable: { kind: 'product', nested: { list: 'variants', kind: 'variant' } },
  }),
  collections: section({ schema: collectionItem, check: checkCollection, identifiedBy: 'slug', referable: { kind: 'collection' } }),
  packages: section({
    schema: packageItem,
    spellOut: spellOutPackage,
    check: checkPackage,
    identifiedBy: 'slug',
    sharesIdentitiesWith: 'products',
    referable: { kind: 'package', nested: { list: 'options', kind: 'packageOption' } },
  }),
  events: section({
    schema: eventItem,
    spellOut: spellOutEvent,
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
  deliveryZones: section({ schema: deliveryZoneItem, spellOut: spellOutDeliveryZone, check: checkDeliveryZone, identifiedBy: 'key' }),
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
