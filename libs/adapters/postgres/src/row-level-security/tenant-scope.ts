import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mode } from '@svc/kernel';

/** Tenant of the service's own work, which sees every row: its timers, its jobs, its operator. */
export const EVERY_WORKSPACE = 'every';
export const NO_WORKSPACE = '';

/** Owner of the rows that the database shows and accepts: the workspace with this id, every one, or none. */
export type Tenant = string;

/** Scope of work: the tenant whose rows it sees, and with the mode the clock that it goes by (ADR 0044). */
export interface TenantScope {
  readonly tenant: Tenant;
  readonly mode: Mode;
}

const SERVICE: TenantScope = { tenant: EVERY_WORKSPACE, mode: 'live' };

const NOBODY: TenantScope = { tenant: NO_WORKSPACE, mode: 'live' };

const storage = new AsyncLocalStorage<{ scope: TenantScope }>();

/** Does work that sees nothing until `enterTenant` names its tenant: a request. */
export function asNoTenant<T>(work: () => T): T {
  return storage.run({ scope: NOBODY }, work);
}

/**
 * Gives the whole current request, from here on, the rows of the workspace with this id, or of every one, and the workspace's
 * clock of this mode. Work without a mode goes by the live one.
 */
export function enterTenant(tenant: Tenant, mode: Mode = 'live'): void {
  const held = storage.getStore();
  if (held) held.scope = { tenant, mode };
}

/** Does a piece of work that sees these rows, whatever the current request sees. */
export function asTenant<T>(tenant: Tenant, work: () => T): T {
  return inTenantScope({ tenant, mode: 'live' }, work);
}

/** Does a piece of work for this workspace in this mode, whatever the current request does. */
export function inTenantScope<T>(scope: TenantScope, work: () => T): T {
  return storage.run({ scope }, work);
}

/** Returns the current scope; work outside of requests is the service's own, and sees every row. */
export function currentTenantScope(): TenantScope {
  return storage.getStore()?.scope ?? SERVICE;
}
