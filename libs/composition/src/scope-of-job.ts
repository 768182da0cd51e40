import { EVERY_WORKSPACE, type TenantScope } from '@svc/adapters/postgres';

const OWNED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(?:(live|test)\/)?/;

/**
 * For whom a job works: for the workspace and mode with which its subject begins (`<workspace>/<mode>/<id>`); it sees every
 * row when it names none.
 */
export function scopeOfJob(subject: string): TenantScope {
  const [, sight = EVERY_WORKSPACE, mode] = OWNED.exec(subject) ?? [];
  return { sight, mode: mode === 'test' ? 'test' : 'live' };
}
