import { DomainError } from '@svc/kernel';
import { PERMISSIONS, type Permission } from './permissions';
import { type Role, ROLES } from './roles';

/**
 * Rights of a credential of the management API (D-157): a role, whose permissions are those of the running release, or permissions chosen
 * one by one. With neither it has them all, as every token had before there were roles.
 */
export interface Rights {
  role?: Role;
  permissions?: readonly Permission[];
  /** End of the credential, which no credential that it gives outlasts. */
  expiresAt?: Date;
}

/** Rights of the operator over the admin tokens of a workspace. */
export const EVERY_RIGHT: Rights = { role: 'owner' };

const SETS = new Map<Role, ReadonlySet<Permission>>(
  Object.entries(ROLES).map(([role, { permissions }]) => [role as Role, new Set<Permission>(permissions)]),
);

/** Returns the permissions that rights contain in this release: none for a role, and none of the names, that it does not have. */
export function permissionsOf({ role = 'owner', permissions }: Rights): ReadonlySet<Permission> {
  if (permissions) return new Set(permissions.filter((name) => Object.hasOwn(PERMISSIONS, name)));
  return SETS.get(role) ?? new Set();
}

/** A credential lacks permissions; `details.required` lists them. */
export class MissingPermissions extends DomainError {
  constructor(missing: readonly Permission[], message: (names: string) => string) {
    super('INSUFFICIENT_SCOPE', message(namesOf(missing)), { required: [...missing] });
  }
}

/** Most permissions that a message names. */
const MOST_NAMED = 5;

function namesOf(permissions: readonly Permission[]): string {
  const names = permissions.slice(0, MOST_NAMED).join(', ');
  return permissions.length > MOST_NAMED ? `${names} and ${permissions.length - MOST_NAMED} more` : names;
}

/** Refuses a request that needs permissions which its credential lacks. @throws MissingPermissions */
export function refuseWithout(held: ReadonlySet<Permission>, needed: readonly Permission[]): void {
  const missing = needed.filter((permission) => !held.has(permission));
  if (missing.length === 0) return;
  const what = missing.length === 1 ? 'the permission' : 'the permissions';
  throw new MissingPermissions(
    missing,
    (names) => `This admin token lacks ${what} ${names}: send one that has it, or have an owner give it to this one.`,
  );
}

/** Refuses to give or change a credential that may do more than its holder's own (D-157). @throws MissingPermissions */
export function refuseMoreThan(holder: Rights, other: Rights): void {
  const held = permissionsOf(holder);
  const missing = [...permissionsOf(other)].filter((permission) => !held.has(permission));
  if (missing.length > 0)
    throw new MissingPermissions(
      missing,
      (names) =>
        `An admin token gives and changes only tokens that may do no more than itself, and yours lacks ${names}: leave these out, or ask an owner.`,
    );
}

/** A credential with an end would give one that outlasts it (D-157). */
export class OutlastsGiver extends DomainError {
  constructor(end: Date) {
    super(
      'INSUFFICIENT_SCOPE',
      `Your admin token ends at ${end.toISOString()} and gives no token that works longer: give an earlier end, or send a token without one.`,
    );
  }
}

/** @throws OutlastsGiver */
export function refuseLongerThan({ expiresAt: end }: Rights, { expiresAt }: Rights): void {
  if (end && (expiresAt === undefined || expiresAt > end)) throw new OutlastsGiver(end);
}

/** Returns the rights of a credential to give: those that are named, else those of its maker, whose end is the default (D-157). */
export function rightsGiven(maker: Rights, { role, permissions, expiresAt = maker.expiresAt }: Rights): Rights {
  const isNamed = role !== undefined || permissions !== undefined;
  if (isNamed) return { role, permissions, expiresAt };
  return { role: maker.permissions ? undefined : (maker.role ?? 'owner'), permissions: maker.permissions, expiresAt };
}
