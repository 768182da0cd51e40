import type { Page, PageRequest } from '../domain/page';

/** Things that go out to others. */
export const OUTWARD_THINGS = ['message', 'webhook'] as const;
export type OutwardThing = (typeof OUTWARD_THINGS)[number];

/** `waiting`: tried, and tried again; `held`: its destination is disabled; `failed`: given up. */
export const UNDELIVERED_STATES = ['waiting', 'held', 'failed'] as const;
export type UndeliveredState = (typeof UNDELIVERED_STATES)[number];

/** Number of messages or webhooks that did not go out, for one reason. */
export interface UndeliveredCount {
  what: OutwardThing;
  state: UndeliveredState;
  /** Channel of messages. */
  channel?: string;
  /** Reason without addresses, numbers and ids. */
  reason: string;
  count: number;
  /** Moment at which the oldest of them was planned. */
  oldestAt: Date;
}

/** A workspace and what of it did not go out. */
export interface UndeliveredOfWorkspace {
  id: string;
  slug: string;
  undelivered: UndeliveredCount[];
}

export interface UndeliveredQuery extends PageRequest {
  /** Workspace, by its id. */
  workspaceId?: string;
  state?: UndeliveredState;
}

/** Reads what of all workspaces did not go out, for the operator: numbers and reasons, no contents and no addresses (D-160). */
export abstract class UndeliveredWork {
  /** Returns a page of workspaces with such work, newest first, each with its counts, the most first. */
  abstract page(query: UndeliveredQuery): Promise<Page<UndeliveredOfWorkspace>>;
}
