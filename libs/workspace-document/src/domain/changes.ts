import { type AuditAction, type AuditedChange, refOf } from '@svc/kernel';
import type { FactOf, StoredItem, Thing } from '@svc/contracts';
import { changedFields } from './canonical';
import { withoutStock } from './contents';
import type { DocumentItem } from './section';
import { SECTIONS, type SectionName } from './sections';

/** A written change of an item, from which its audit entry and its facts follow. */
export interface ItemChange {
  action: AuditAction;
  section: SectionName;
  /** Id of the thing; the workspace's for a section with a single thing. */
  id: string;
  /** Slug, key or code, in lower case, before the change. */
  identity: string;
  /** The item before and after a change; a new one has no form before, a deleted one none. */
  before?: DocumentItem;
  after?: DocumentItem;
  /** Paths of the fields that differ, stock apart; absent for a new and a deleted item. */
  fields?: readonly string[];
}

type Form = Pick<StoredItem<DocumentItem>, 'thing' | 'item'>;

/** Returns the change from one form of an item to another; a new item has none before. */
export function changeBetween(section: SectionName, before: Form | undefined, after: Form): ItemChange {
  const { id, identity } = (before ?? after).thing;
  const change = { section, id, identity, after: after.item };
  if (!before) return { action: 'create', ...change };
  return { action: 'change', ...change, before: before.item, fields: changedFields(withoutStock(before.item), withoutStock(after.item)) };
}

/** Returns the deletion of a thing. */
export function deletionOf(section: SectionName, { id, identity }: Thing): ItemChange {
  return { action: 'delete', section, id, identity };
}

/** Returns the audit entry of a change, with the subject `{ kind: 'delivery_zone', ref: 'dlz_…', name: 'lagos' }`. */
export function auditedChange({ action, section, id, identity, fields }: ItemChange): AuditedChange {
  const { addressed } = SECTIONS[section];
  const subject = addressed
    ? { kind: addressed.noun.replaceAll(' ', '_'), ref: refOf(addressed.prefix, id), name: identity }
    : { kind: section, ref: refOf('wks', id) };
  return { action, subject, fields };
}

/** Facts of the catalogue that other contexts consume. */
export type CatalogueFact = FactOf<'product.deleted.v1'> | FactOf<'event.rescheduled.v1'> | FactOf<'event.deleted.v1'>;
type WithoutId<F> = F extends CatalogueFact ? Pick<F, 'type' | 'data'> : never;
/** A fact before it is recorded: without an id. */
export type UnrecordedFact = WithoutId<CatalogueFact>;

/**
 * Matches paths of fields from which the schedules of guests follow: times and places of an event and of its days, added or removed days, and
 * the days of ticket types. For whom something differs is decided with the notice (D-148).
 */
const SCHEDULE =
  /^(ticketTypes\[[^\]]*\]\.validDays(\W|$)|days(\[[^\]]*\])?$|(days\[[^\]]*\]\.)?(startAt|endAt|timezone|dayDate|location)(\.|$))/;

/**
 * Returns the facts of a change: deleted products (packages are products, too), and events that are deleted or rescheduled. Unpublishing
 * is not deletion.
 */
export function factsOf({ action, section, id, identity, fields = [] }: ItemChange): UnrecordedFact[] {
  if (action === 'delete' && (section === 'products' || section === 'packages')) {
    return [{ type: 'product.deleted.v1', data: { productId: id, slug: identity, isPackage: section === 'packages' } }];
  }
  if (section !== 'events') return [];
  if (action === 'delete') return [{ type: 'event.deleted.v1', data: { eventId: id } }];
  if (action === 'change' && fields.some((path) => SCHEDULE.test(path))) return [{ type: 'event.rescheduled.v1', data: { eventId: id } }];
  return [];
}

/** Matches paths of fields from which the days of balances follow. */
const DUE_DATES = /^ticketTypes(\[[^\]]*\](\.depositBalanceDueAt)?)?$/;

/** Returns true for a change of an event by which balances may be due on other days (D-148). */
export function mayMoveDueDates({ action, section, fields = [] }: ItemChange): boolean {
  return section === 'events' && action === 'change' && fields.some((path) => DUE_DATES.test(path));
}
