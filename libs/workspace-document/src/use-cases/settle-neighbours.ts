import { within } from '../domain/read-document';
import { invalidBecause, type Fault } from '@svc/contracts';
import type { AuditedChange } from '@svc/kernel';
import { auditedSingle, auditedThing } from '../domain/changes';
import { changedFields } from '../domain/canonical';
import { placeText, type ThingInChange } from '../domain/references';
import type { DocumentItem } from '../domain/section';
import { ITEM_SECTIONS, SECTIONS, type ItemSection, type SectionName } from '../domain/sections';
import type { ItemPlace } from '../ports/thing-index';
import type { EditSession } from './edit-session';

/**
 * Updates all references to a changed thing: lists lose deleted things, links follow a new name. Required references
 * prevent the change, by the same rules as in a document (docs/spec/around.md, "The workspace document").
 * Returns the audit entries of the other items written. Throws InvalidInput with each item that prevents the change.
 */
export async function settleNeighbours(
  session: EditSession,
  workspaceId: string,
  change: ThingInChange,
  id: string,
): Promise<AuditedChange[]> {
  if (!change.moves) return [];
  session.requireAlone();
  const faults: Fault[] = [];
  const written: AuditedChange[] = [];
  for (const place of await session.things.pointingAt(change.section, id)) {
    const item = await session.loadOne(place.section, place.identity);
    if (!item) continue;
    const settled = SECTIONS[place.section].retarget?.(item, (kind, path) => change.whereabouts(kind, path)) ?? item;
    const broken = await brokenBy(session, place.section, item, settled, change);
    faults.push(
      ...broken.map((fault) =>
        within([placeText(place)], { ...fault, message: `It needs what would be gone: change it first. ${fault.message}` }),
      ),
    );
    const fields = changedFields(item, settled);
    if (fields.length === 0 || faults.length > 0) continue;
    await session.stores[place.section].save([settled]);
    written.push(await audited(session, workspaceId, place, fields));
  }
  if (faults.length > 0) throw invalidBecause(faults);
  return written;
}

/** Returns the faults of an item that the change causes. */
async function brokenBy(
  session: EditSession,
  section: SectionName,
  item: DocumentItem,
  settled: DocumentItem,
  change: ThingInChange,
): Promise<Fault[]> {
  const faults = await session.judge(section, settled, (kind, path) => change.exists(kind, path));
  if (faults.length === 0) return [];
  const before = await session.judge(section, item, (kind, path) => change.existed(kind, path));
  const earlier = new Set(before.map(({ path }) => path));
  return faults.filter(({ path }) => !earlier.has(path));
}

async function audited(
  session: EditSession,
  workspaceId: string,
  { section, identity }: ItemPlace,
  fields: readonly string[],
): Promise<AuditedChange> {
  if (!isItemSection(section)) return auditedSingle('storefront', workspaceId, 'change', fields);
  const things = await session.things.byIdentity(section, [identity]);
  return auditedThing(section, things.get(identity)!, 'change', fields);
}

function isItemSection(section: SectionName): section is ItemSection {
  return (ITEM_SECTIONS as readonly SectionName[]).includes(section);
}
