import { EVERY_WORKSPACE } from '@svc/adapters/postgres';

const OWNED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//;

/** Whose rows a job may see: those of the workspace with which its subject begins (`<workspace>/<mode>/<id>`); every row when it names none. */
export function sightOfJob(subject: string): string {
  return OWNED.exec(subject)?.[1] ?? EVERY_WORKSPACE;
}
