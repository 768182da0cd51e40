import type { ExaminedContents, WantedContents } from '../domain/contents';
import { identityOf } from '../domain/contents';
import { canLose, lostParts, type LostPart, mayLose } from '../domain/lost-parts';
import { type PartInUse, PartsInUse, partsInUse } from '../domain/parts-in-use';
import type { DocumentPlan, PlannedItem } from '../domain/plan-document';
import type { DocumentItem } from '../domain/section';
import { ITEM_SECTIONS } from '../domain/sections';
import type { PartUses } from '../ports/part-uses';

/** Returns the parts in use. */
export async function inUseOf(uses: PartUses, parts: readonly LostPart[]): Promise<PartInUse[]> {
  return parts.length > 0 ? partsInUse(parts, await uses.of(parts)) : [];
}

/** Throws PartsInUse for parts in use, unless `force` is true. */
export async function refuseInUse(uses: PartUses, parts: readonly LostPart[], force: boolean): Promise<void> {
  if (force) return;
  const inUse = await inUseOf(uses, parts);
  if (inUse.length > 0) throw new PartsInUse(inUse);
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
