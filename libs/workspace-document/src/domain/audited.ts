import { refOf, type AuditAction, type AuditedChange } from '@svc/kernel';
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
export function auditedSingle(kind: 'workspace' | 'storefront', workspaceId: string, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind, ref: refOf('wks', workspaceId) }, fields };
}
