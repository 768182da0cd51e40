import { amountsOfFees, besideOperator, warnOfCurrencies, type WorkspaceItem, workspaceItem } from '@svc/access';
import {
  amountsOfDeliveryZone,
  amountsOfDiscountCode,
  amountsOfPackage,
  amountsOfProduct,
  checkCollection,
  checkDeliveryZone,
  checkDiscountCode,
  checkPackage,
  checkProduct,
  collectionItem,
  deliveryZoneItem,
  discountCodeItem,
  discountCodeState,
  makeWayForImages,
  packageItem,
  productItem,
  promoterCodeItem,
  replaceFee,
  retargetCollection,
  spellOutDeliveryZone,
  spellOutPackage,
  spellOutProduct,
} from '@svc/catalogue';
import {
  catalogItem,
  checkCatalog,
  checkFolder,
  checkFolders,
  checkForm,
  checkNote,
  checkStorefront,
  checkTable,
  folderItem,
  formItem,
  noteItem,
  readCells,
  retargetCatalog,
  retargetStorefront,
  storefrontItem,
  tableItem,
} from '@svc/content';
import {
  amountsOfEvent,
  checkEvent,
  type EventItem,
  eventItem,
  eventDayState,
  eventState,
  judgeApproval,
  retargetEvent,
  type SeatLimits,
  showApproval,
  type StartClock,
  startsMovedToPast,
  spellOutEvent,
  warnOfPastStart,
  warnOfSale,
  warnOfSeats,
  warnOfTimes,
} from '@svc/ticketing';
import type { Fault, RuleScope, Spelling, Whereabouts, WrittenAmount } from '@svc/contracts';
import type { z } from 'zod';
import type { Addressed, DocumentItem, JudgedItem, Locale, NestedRefs, Section } from './section';

interface Definition<S extends z.ZodType, I>
  extends Omit<
    Section,
    'schema' | 'spellOut' | 'makeWay' | 'check' | 'warn' | 'amounts' | 'besideStored' | 'judge' | 'show' | 'checkTogether' | 'retarget'
  > {
  schema: S;
  spellOut?: (item: z.output<S>, locale: Locale) => Spelling<I>;
  makeWay?: (item: I, patch: Readonly<Record<string, unknown>>, currency: string) => I;
  check?: (item: I, scope: RuleScope) => Fault[];
  warn?: (item: I, limits: SeatLimits) => Fault[];
  amounts?: (item: I, currencies: readonly string[]) => WrittenAmount[];
  besideStored?: (item: I, stored: I) => { item: I; faults: Fault[] };
  judge?: (item: I, stored: I | undefined, clock: StartClock) => JudgedItem;
  show?: (item: I) => I;
  checkTogether?: (items: readonly I[]) => Fault[];
  retarget?: (item: I, now: Whereabouts) => I;
}

/** Returns a section without the type of its items; only items parsed by its schema reach its rules. */
function section<S extends z.ZodType, I = z.output<S>>({
  spellOut,
  makeWay,
  check,
  warn,
  amounts,
  besideStored,
  judge,
  show,
  checkTogether,
  retarget,
  ...rest
}: Definition<S, I>): Section {
  const erased: Section = { ...rest, check: (item, scope) => check?.(item as I, scope) ?? [] };
  if (spellOut) erased.spellOut = (item, locale) => spellOut(item as z.output<S>, locale) as Spelling<DocumentItem>;
  if (makeWay) erased.makeWay = (item, patch, currency) => makeWay(item as I, patch, currency) as DocumentItem;
  if (warn) erased.warn = (item, limits) => warn(item as I, limits);
  if (amounts) erased.amounts = (item, currencies) => amounts(item as I, currencies);
  if (besideStored)
    erased.besideStored = (item, stored) => besideStored(item as I, stored as I) as ReturnType<NonNullable<Section['besideStored']>>;
  if (judge) erased.judge = (item, stored, clock) => judge(item as I, stored as I | undefined, clock);
  if (show) erased.show = (item) => show(item as I) as DocumentItem;
  if (checkTogether) erased.checkTogether = (items) => checkTogether(items as readonly I[]);
  if (retarget) erased.retarget = (item, now) => retarget(item as I, now) as DocumentItem;
  return erased;
}

function judgeEvent(event: EventItem, stored: EventItem | undefined, clock: StartClock): JudgedItem {
  const { faults, warnings } = judgeApproval(event, stored);
  return {
    faults,
    warnings: [
      ...warnings,
      ...warnOfSale(event),
      ...warnOfTimes(event, clock.timezone),
      ...(stored ? [] : warnOfPastStart(event, clock.now)),
    ],
    intoPast: stored ? startsMovedToPast(event, stored, clock) : [],
  };
}

/** Nested things that products and packages have in common. */
const OFFER_REFS = {
  addonGroups: { prefix: 'adg', nested: { options: { prefix: 'ado' } } },
  reviews: { prefix: 'rev' },
} satisfies NestedRefs;

/** Every section of the workspace document, in the order in which people read it (docs/spec/around.md, "The workspace document"). */
export const SECTIONS = {
  workspace: section<typeof workspaceItem, WorkspaceItem>({
    schema: workspaceItem,
    warn: warnOfCurrencies,
    amounts: amountsOfFees,
    besideStored: besideOperator,
  }),
  storefront: section({ schema: storefrontItem, check: checkStorefront, retarget: retargetStorefront }),
  products: section({
    schema: productItem,
    spellOut: (product, { currency }) => spellOutProduct(product, currency),
    makeWay: makeWayForImages,
    check: checkProduct,
    amounts: amountsOfProduct,
    identifiedBy: 'slug',
    referable: { kind: 'product', nested: { list: 'variants', kind: 'variant' } },
    addressed: {
      noun: 'product',
      prefix: 'prd',
      nested: { variants: { prefix: 'var' }, options: { prefix: 'opt', nested: { values: { prefix: 'ovl' } } }, ...OFFER_REFS },
    },
  }),
  collections: section({
    schema: collectionItem,
    check: checkCollection,
    retarget: retargetCollection,
    identifiedBy: 'slug',
    referable: { kind: 'collection' },
    addressed: { noun: 'collection', prefix: 'col' },
  }),
  packages: section({
    schema: packageItem,
    spellOut: (item, { currency }) => spellOutPackage(item, currency),
    makeWay: makeWayForImages,
    check: checkPackage,
    amounts: amountsOfPackage,
    identifiedBy: 'slug',
    sharesIdentitiesWith: 'products',
    referable: { kind: 'package', nested: { list: 'options', kind: 'packageOption' } },
    addressed: { noun: 'package', prefix: 'pkg', nested: { options: { prefix: 'pko' }, ...OFFER_REFS } },
  }),
  events: section({
    schema: eventItem,
    spellOut: (event, { currency }) => spellOutEvent(event, currency),
    check: checkEvent,
    warn: warnOfSeats,
    amounts: amountsOfEvent,
    judge: judgeEvent,
    show: showApproval,
    retarget: retargetEvent,
    state: eventState,
    nestedState: { days: eventDayState },
    identifiedBy: 'slug',
    referable: { kind: 'event', nested: { list: 'ticketTypes', kind: 'ticketType' } },
    addressed: {
      noun: 'event',
      prefix: 'evt',
      nested: { days: { prefix: 'day' }, ticketTypes: { prefix: 'tkt' }, unlockCodes: { prefix: 'ulc' } },
    },
  }),
  forms: section({
    schema: formItem,
    check: checkForm,
    identifiedBy: 'slug',
    referable: { kind: 'form' },
    addressed: { noun: 'form', prefix: 'frm', nested: { fields: { prefix: 'ffd' } } },
  }),
  tables: section({
    schema: tableItem,
    spellOut: (table, { timezone }) => readCells(table, timezone),
    check: checkTable,
    identifiedBy: 'slug',
    referable: { kind: 'table' },
    addressed: { noun: 'table', prefix: 'tbl', nested: { rows: { prefix: 'row' } } },
  }),
  catalogs: section({
    schema: catalogItem,
    check: checkCatalog,
    retarget: retargetCatalog,
    identifiedBy: 'slug',
    referable: { kind: 'catalog' },
    addressed: { noun: 'catalog', prefix: 'cat', nested: { items: { prefix: 'itm' } } },
  }),
  folders: section({
    schema: folderItem,
    check: checkFolder,
    checkTogether: checkFolders,
    identifiedBy: 'slug',
    referable: { kind: 'folder' },
    addressed: { noun: 'folder', prefix: 'fld', nested: { files: { prefix: 'fil' } } },
  }),
  notes: section({
    schema: noteItem,
    check: checkNote,
    identifiedBy: 'slug',
    referable: { kind: 'note' },
    addressed: { noun: 'note', prefix: 'not' },
  }),
  deliveryZones: section({
    schema: deliveryZoneItem,
    spellOut: (zone, { currency }) => spellOutDeliveryZone(zone, currency),
    makeWay: replaceFee,
    check: checkDeliveryZone,
    amounts: amountsOfDeliveryZone,
    identifiedBy: 'key',
    addressed: { noun: 'delivery zone', prefix: 'dlz' },
  }),
  discountCodes: section({
    schema: discountCodeItem,
    state: discountCodeState,
    check: checkDiscountCode,
    amounts: amountsOfDiscountCode,
    identifiedBy: 'code',
    addressed: { noun: 'discount code', prefix: 'dsc' },
  }),
  promoterCodes: section({ schema: promoterCodeItem, identifiedBy: 'code', addressed: { noun: 'promoter code', prefix: 'prm' } }),
} satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Sections that are lists of things; the others have a single thing. */
export type ItemSection = Exclude<SectionName, 'workspace' | 'storefront'>;

export const ITEM_SECTIONS = SECTION_NAMES.filter((name): name is ItemSection => SECTIONS[name].addressed !== undefined);

/** Returns the noun and ref prefixes of the things of a section. */
export function addressedAs(name: ItemSection): Addressed {
  return SECTIONS[name].addressed!;
}

/** Order of saving: things before those that point at them. */
export const SAVING_ORDER: readonly SectionName[] = [
  'workspace',
  'products',
  'packages',
  'collections',
  'events',
  'forms',
  'tables',
  'folders',
  'catalogs',
  'notes',
  'deliveryZones',
  'discountCodes',
  'promoterCodes',
  'storefront',
];
