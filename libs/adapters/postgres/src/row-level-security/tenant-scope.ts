import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mode } from '@svc/kernel';

/** The sight of what is the service's own: its timers, its jobs, its operator. */
export const EVERY_WORKSPACE = 'every';
export const NO_WORKSPACE = '';

/** Whose rows the database shows and takes: those of the workspace with this id, of every one, or of none. */
export type Tenant = string;

/** For whom work is done: whose rows it sees, and with the mode whose clock it goes by (ADR 0044). */
export interface TenantScope {
  readonly tenant: Tenant;
  readonly mode: Mode;
}

const SERVICE: TenantScope = { tenant: EVERY_WORKSPACE, mode: 'live' };

const NOBODY: TenantScope = { tenant: NO_WORKSPACE, mode: 'live' };

const storage = new AsyncLocalStorage<{ scope: TenantScope }>();

/** Does work that sees nothing until `enterTenant` tells whose rows it may see: a request. */
export function asNoTenant<T>(work: () => T): T {
  return storage.run({ scope: NOBODY }, work);
}

/**
 * From here on the request at hand, all of it, sees the rows of the workspace with this id, or of every one, and goes by the
 * workspace's clock of this mode. What has no mode goes by the live one.
 */
export function enterTenant(tenant: Tenant, mode: Mode = 'live'): void {
  const held = storage.getStore();
  if (held) held.scope = { tenant, mode };
}

/** Does a piece of work that sees these rows, whatever the request at hand sees. */
export function asTenant<T>(tenant: Tenant, work: () => T): T {
  return inTenantScope({ tenant, mode: 'live' }, work);
}

/** Does a piece of work for this workspace in this mode, whatever the request at hand does. */
export function inTenantScope<T>(scope: TenantScope, work: () => T): T {
  return storage.run({ scope }, work);
}

/** What belongs to no request is the service's own, and sees every row. */
export function currentTenantScope(): TenantScope {
  return storage.getStore()?.scope ?? SERVICE;
}
