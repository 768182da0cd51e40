import { AsyncLocalStorage } from 'node:async_hooks';

/** The sight of what is the service's own: its timers, its jobs, its operator. */
export const EVERY_WORKSPACE = 'every';
export const NO_WORKSPACE = '';

/** Whose rows the database shows and takes: those of the workspace with this id, of every one, or of none. */
export type Sight = string;

const storage = new AsyncLocalStorage<{ sight: Sight }>();

/** Does work that sees nothing until `see` tells whose rows it may see: a request. */
export function seeingNothing<T>(work: () => T): T {
  return storage.run({ sight: NO_WORKSPACE }, work);
}

/** From here on the request at hand, all of it, sees the rows of the workspace with this id, or of every one. */
export function see(sight: Sight): void {
  const held = storage.getStore();
  if (held) held.sight = sight;
}

/** Does a piece of work that sees these rows, whatever the request at hand sees. */
export function seeing<T>(sight: Sight, work: () => T): T {
  return storage.run({ sight }, work);
}

/** What belongs to no request is the service's own, and sees every row. */
export function sightAtHand(): Sight {
  return storage.getStore()?.sight ?? EVERY_WORKSPACE;
}
