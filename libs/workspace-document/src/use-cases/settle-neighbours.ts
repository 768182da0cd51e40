import { type Fault, invalidBecause, type StoredItem } from '@svc/contracts';
import { meansTheSame } from '../domain/canonical';
import type { ItemChange } from '../domain/changes';
import { within } from '../domain/read-document';
import { itemPathOf, type ThingInChange } from '../domain/references';
import type { DocumentItem } from '../domain/section';
import { type SectionName, SECTIONS } from '../domain/sections';
import type { EditSession } from './edit-session';

/**
 * Updates all references to a changed thing: lists lose deleted things, links follow a new name. Required references
 * prevent the change, by the same rules as in a document (docs/spec/around.md, "The workspace document").
 * Returns the changes of the other items. Throws InvalidInput with each item that prevents the change.
 */
export async function settleNeighbours(
  session: EditSession,
  change: ThingInChange,
  { thing, ids }: StoredItem<DocumentItem>,
): Promise<ItemChange[]> {
  if (!change.changesPaths) return [];
  session.requireAlone();
  const faults: Fault[] = [];
  const written: ItemChange[] = [];
  for (const { section, identity } of await session.things.pointingAt(change.section, [thing.id, ...ids.values()])) {
    const stored = await session.findNamed(section, identity);
    if (!stored) continue;
    const { item } = stored;
    const settled = SECTIONS[section].retarget?.(item, (kind, path) => change.whereabouts(kind, path)) ?? item;
    const broken = await brokenBy(session, section, item, settled, change);
    faults.push(
      ...broken.map((fault) =>
        within([itemPathOf({ section, identity })], {
          ...fault,
          message: `It needs what would be gone: change it first. ${fault.message}`,
        }),
      ),
    );
    if (faults.length > 0 || meansTheSame(item, settled)) continue;
    written.push((await session.save(section, settled, stored)).change);
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
