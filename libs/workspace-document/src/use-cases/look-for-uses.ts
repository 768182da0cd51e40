import type { ExaminedContents, WantedContents } from '../domain/contents';
import { identityOf } from '../domain/contents';
import { canLose, lostParts, type LostPart, mayLose } from '../domain/lost-parts';
import type { PastStart } from '@svc/ticketing';
import { ForceRequired, type PartInUse, partsInUse } from '../domain/parts-in-use';
import type { DocumentPlan, PlannedItem } from '../domain/plan-document';
import { itemPathOf } from '../domain/references';
import type { DocumentItem } from '../domain/section';
import { ITEM_SECTIONS } from '../domain/sections';
import type { PartUses } from '../ports/part-uses';

/** Returns the parts in use. */
export async function inUseOf(uses: PartUses, parts: readonly LostPart[]): Promise<PartInUse[]> {
  return parts.length > 0 ? partsInUse(parts, await uses.of(parts)) : [];
}

/** Parts that a change removes, and starts that it moves into the past. */
export interface Loss {
  parts: readonly LostPart[];
  /** None when absent. */
  intoPast?: readonly PastStart[];
}

/** Returns the parts in use. Throws ForceRequired for any, and for starts that move into the past, unless `force` is true. */
export async function refuseUnforced(uses: PartUses, { parts, intoPast = [] }: Loss, force: boolean): Promise<PartInUse[]> {
  const inUse = await inUseOf(uses, parts);
  if (!force && (inUse.length > 0 || intoPast.length > 0)) throw new ForceRequired({ inUse, intoPast });
  return inUse;
}

/** Returns starts with the path of their thing in front: `events[gala].startAt`. */
export function startsIn(thing: PlannedItem, starts: readonly PastStart[]): PastStart[] {
  return starts.map((start) => ({ ...start, path: `${itemPathOf(thing)}.${start.path}` }));
}

/** Returns the parts that a plan removes. */
export function lostByPlan({ changed, deleted }: DocumentPlan, present: ExaminedContents, wanted: WantedContents): LostPart[] {
  const losing: readonly PlannedItem[] = [...changed.filter(({ fields }) => mayLose(fields)), ...deleted];
  return ITEM_SECTIONS.filter(canLose).flatMap((section) => {
    const after = new Map((wanted[section] ?? []).map((item): [string, DocumentItem] => [identityOf(section, item), item]));
    return losing.flatMap(({ section: of, identity }) => {
      if (of !== section) return [];
      const { thing, ids } = present[section]!.things.get(identity)!;
      return lostParts({ ...thing, section, ids }, present[section]!.named.get(identity), after.get(identity));
    });
  });
}
