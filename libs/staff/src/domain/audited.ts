import { type AuditAction, type AuditedChange, refOf } from '@svc/kernel';
import type { Factor, Way } from './decide-entry';
import type { Invitation } from './invitation';
import type { Member } from './member';
import type { StaffSession } from './session';

/** Returns the record of a membership; the audit log names people by their refs alone. */
export function auditedMember({ personId, role }: Member, action: AuditAction, before?: Member): AuditedChange {
  return {
    action,
    subject: { kind: 'staff_member', ref: refOf('per', personId) },
    fields: action === 'change' ? ['role'] : [],
    details: before ? { from: before.role, to: role } : { role },
  };
}

export function auditedInvitation({ id, role }: Invitation, action: AuditAction): AuditedChange {
  return { action, subject: { kind: 'staff_invitation', ref: refOf('inv', id) }, details: { role } };
}

/** Returns the record of a sign-in or of the end of a session. */
export function auditedSession({ id, way }: Pick<StaffSession, 'id'> & { way: Way }, action: 'create' | 'delete'): AuditedChange {
  return { action, subject: { kind: 'staff_session', ref: refOf('ses', id) }, details: { way } };
}

/** Returns the record of a factor that a person has added or removed. */
export function auditedFactor(personId: string, factor: Factor, action: 'create' | 'delete'): AuditedChange {
  return { action, subject: { kind: 'staff_factor', ref: refOf('per', personId) }, details: { factor } };
}

/** Returns the record of a recovery, which ends all factors and sessions of a person. */
export function auditedRecovery(personId: string): AuditedChange {
  return { action: 'change', subject: { kind: 'staff_recovery', ref: refOf('per', personId) }, fields: ['factors', 'sessions'] };
}
