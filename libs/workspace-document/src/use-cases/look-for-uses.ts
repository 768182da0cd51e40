import type { PresentContents, WantedContents } from '../domain/contents';
import { identityOf } from '../domain/contents';
import { canLose, lostParts, type LostPart, mayLose } from '../domain/lost-parts';
import { type PartInUse, PartsInUse, partsInUse } from '../domain/parts-in-use';
import type { DocumentPlan, PlannedItem } from '../domain/plan-document';
import type { DocumentItem } from '../domain/section';
import { ITEM_SECTIONS } from '../domain/sections';
import type { PartUses } from '../ports/part-uses';
import type { ThingIndex } from '../ports/thing-index';

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

/** Returns the parts that a plan removes. The number of lookups does not depend on the length of the plan. */
export async function lostByPlan(
  things: ThingIndex,
  { changed, deleted }: DocumentPlan,
  present: PresentContents,
  wanted: WantedContents,
): Promise<LostPart[]> {
  const losing: readonly PlannedItem[] = [...changed.filter(({ fields }) => mayLose(fields)), ...deleted];
  const lost: LostPart[] = [];
  for (const section of ITEM_SECTIONS.filter(canLose)) {
    const identities = losing.filter((item) => item.section === section).map(({ identity }) => identity);
    if (identities.length === 0) continue;
    const stored = [...(await things.byIdentity(section, identities)).values()];
    const nested = await things.nestedIds(
      section,
      stored.map(({ id }) => id),
    );
    const after = new Map((wanted[section] ?? []).map((item): [string, DocumentItem] => [identityOf(section, item), item]));
    for (const { id, identity } of stored) {
      const thing = { section, id, identity, ids: nested.get(id) ?? new Map<string, string>() };
      lost.push(...lostParts(thing, present[section]?.named.get(identity), after.get(identity)));
    }
  }
  return lost;
}
