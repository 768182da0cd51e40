import { type AuditAction, type AuditedChange, idOf, refOf } from '@svc/kernel';
import type { FactOf } from '@svc/contracts';
import { addressedAs, type ItemSection } from './sections';

/** What the audit log keeps of a change of a thing: `{ kind: 'delivery_zone', ref: 'dlz_…', name: 'lagos' }`. */
export function auditedThing(
  section: ItemSection,
  { id, identity }: { id: string; identity: string },
  action: AuditAction,
  fields?: readonly string[],
): AuditedChange {
  const { noun, prefix } = addressedAs(section);
  return { action, subject: { kind: noun.replaceAll(' ', '_'), ref: refOf(prefix, id), name: identity }, fields };
}

/** The same of the sections that are one thing. */
export function auditedSingle(
  kind: 'workspace' | 'storefront',
  workspaceId: string,
  action: AuditAction,
  fields?: readonly string[],
): AuditedChange {
  return { action, subject: { kind, ref: refOf('wks', workspaceId) }, fields };
}

/** The facts of the catalogue that other contexts act on. */
export type CatalogueFact = FactOf<'product.deleted.v1'> | FactOf<'event.rescheduled.v1'> | FactOf<'event.deleted.v1'>;
type Untold<F> = F extends CatalogueFact ? Pick<F, 'type' | 'data'> : never;
/** The same before it is recorded: without an id. */
export type CatalogueNews = Untold<CatalogueFact>;

/** Paths of what stands in a guest's calendar: times and places of an event and of its days, and days that come or go. */
const SCHEDULE = /^(days(\[[^\]]*\])?$|(days\[[^\]]*\]\.)?(startAt|endAt|timezone|dayDate|location)(\.|$))/;

/** The facts that follow from changes: of deleted products (packages are products, too), and of events that are deleted or at another time or place. One that is taken off the site is not deleted. */
export function newsOfChanges(changes: readonly AuditedChange[]): CatalogueNews[] {
  return changes.flatMap(newsOf);
}

function newsOf({ action, subject: { kind, ref, name = '' }, fields = [] }: AuditedChange): CatalogueNews[] {
  if (action === 'delete' && (kind === 'product' || kind === 'package')) {
    return [{ type: 'product.deleted.v1', data: { productId: idOf(['prd', 'pkg'], ref)!, slug: name, isPackage: kind === 'package' } }];
  }
  if (action === 'delete' && kind === 'event') return [{ type: 'event.deleted.v1', data: { eventId: idOf('evt', ref)! } }];
  if (action === 'change' && kind === 'event' && fields.some((path) => SCHEDULE.test(path))) {
    return [{ type: 'event.rescheduled.v1', data: { eventId: idOf('evt', ref)! } }];
  }
  return [];
}
