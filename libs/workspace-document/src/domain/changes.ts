import { type AuditAction, type AuditedChange, idOf, refOf } from '@svc/kernel';
import type { FactOf } from '@svc/contracts';
import { addressedAs, type ItemSection } from './sections';

/** Returns the audit entry of a change of a thing, with the subject `{ kind: 'delivery_zone', ref: 'dlz_…', name: 'lagos' }`. */
export function auditedThing(
  section: ItemSection,
  { id, identity }: { id: string; identity: string },
  action: AuditAction,
  fields?: readonly string[],
): AuditedChange {
  const { noun, prefix } = addressedAs(section);
  return { action, subject: { kind: noun.replaceAll(' ', '_'), ref: refOf(prefix, id), name: identity }, fields };
}

/** Returns the audit entry of a change of a section with a single thing. */
export function auditedSingle(
  kind: 'workspace' | 'storefront',
  workspaceId: string,
  action: AuditAction,
  fields?: readonly string[],
): AuditedChange {
  return { action, subject: { kind, ref: refOf('wks', workspaceId) }, fields };
}

/** Facts of the catalogue that other contexts consume. */
export type CatalogueFact = FactOf<'product.deleted.v1'> | FactOf<'event.rescheduled.v1'> | FactOf<'event.deleted.v1'>;
type WithoutId<F> = F extends CatalogueFact ? Pick<F, 'type' | 'data'> : never;
/** A fact before it is recorded: without an id. */
export type UnrecordedFact = WithoutId<CatalogueFact>;

/** Matches paths of fields in guests' calendar entries: times and places of an event and of its days, and added or removed days. */
const SCHEDULE = /^(days(\[[^\]]*\])?$|(days\[[^\]]*\]\.)?(startAt|endAt|timezone|dayDate|location)(\.|$))/;

/**
 * Returns the facts of changes: deleted products (packages are products, too), and events that are deleted or rescheduled. Unpublishing
 * is not deletion.
 */
export function factsOfChanges(changes: readonly AuditedChange[]): UnrecordedFact[] {
  return changes.flatMap(factsOf);
}

function factsOf({ action, subject: { kind, ref, name = '' }, fields = [] }: AuditedChange): UnrecordedFact[] {
  if (action === 'delete' && (kind === 'product' || kind === 'package')) {
    return [{ type: 'product.deleted.v1', data: { productId: idOf(['prd', 'pkg'], ref)!, slug: name, isPackage: kind === 'package' } }];
  }
  if (action === 'delete' && kind === 'event') return [{ type: 'event.deleted.v1', data: { eventId: idOf('evt', ref)! } }];
  if (action === 'change' && kind === 'event' && fields.some((path) => SCHEDULE.test(path))) {
    return [{ type: 'event.rescheduled.v1', data: { eventId: idOf('evt', ref)! } }];
  }
  return [];
}
