import { refOf, type AuditAction, type AuditedChange } from '@svc/kernel';
import type { AccessKey } from './access-key';
import type { Workspace } from './workspace';

/** Rights in the audit log, by the fields that hold them. */
const RIGHTS = ['role', 'permissions'];

/** Returns the audit log's record of a key, without the key itself; with the rights that an admin token was given. */
export function auditedKey(key: AccessKey, action: AuditAction, fields?: readonly string[]): AuditedChange {
  const subject = { kind: 'key', ref: refOf('key', key.id), name: key.label };
  const isGiven = key.kind === 'admin' && (action === 'create' || fields?.some((field) => RIGHTS.includes(field)));
  return { action, subject, fields, ...(isGiven && { details: rightsOf(key) }) };
}

function rightsOf({ role, permissions }: AccessKey): Record<string, string> {
  return permissions ? { permissions: permissions.join(', ') } : { role: role ?? 'owner' };
}

export function auditedWorkspace({ id, slug }: Workspace, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'workspace', ref: refOf('wks', id), name: slug }, fields };
}

/** Returns the names of the fields in which two states of one thing differ, in alphabetical order. */
export function differingFields<T extends object>(before: T, after: T): string[] {
  const names = Object.keys({ ...before, ...after }) as (keyof T & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).sort();
}
