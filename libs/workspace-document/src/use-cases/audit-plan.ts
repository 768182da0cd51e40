import type { AuditAction, AuditedChange } from '@svc/kernel';
import { auditedSingle, auditedThing } from '../domain/audited';
import type { PlannedItem } from '../domain/plan-document';
import { ITEM_SECTIONS } from '../domain/sections';
import type { ThingIndex } from '../ports/thing-index';

/** What the audit log keeps of a part of a plan: the things as they are there now, so deleted ones are asked for before. */
export async function auditedPart(
  things: ThingIndex,
  workspaceId: string,
  action: AuditAction,
  part: readonly (PlannedItem & { fields?: readonly string[] })[],
): Promise<AuditedChange[]> {
  const changes: AuditedChange[] = [];
  for (const { section, fields } of part) {
    if (section === 'workspace' || section === 'storefront') changes.push(auditedSingle(section, workspaceId, action, fields));
  }
  for (const section of ITEM_SECTIONS) {
    const own = part.filter((planned) => planned.section === section);
    if (own.length === 0) continue;
    const found = await things.byIdentity(section, own.map(({ identity }) => identity));
    changes.push(...own.map(({ identity, fields }) => auditedThing(section, found.get(identity)!, action, fields)));
  }
  return changes;
}
