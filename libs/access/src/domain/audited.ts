import { refOf, type AuditAction, type AuditedChange } from '@svc/kernel';
import type { AccessKey } from './access-key';
import type { Workspace } from './workspace';

/** Returns the audit log's record of a key, without the key itself. */
export function auditedKey({ id, label }: AccessKey, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'key', ref: refOf('key', id), name: label }, fields };
}

export function auditedWorkspace({ id, slug }: Workspace, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'workspace', ref: refOf('wks', id), name: slug }, fields };
}

/** Returns the names of the fields in which two states of one thing differ, in alphabetical order. */
export function differingFields<T extends object>(before: T, after: T): string[] {
  const names = Object.keys({ ...before, ...after }) as (keyof T & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).sort();
}
