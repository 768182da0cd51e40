import { FinalConflict, refOf, type RefPrefix, timestampOf } from '@svc/kernel';
import type { Workspace } from './workspace';

/** Days for which a workspace has been suspended before it may be removed (D-159). */
export const REMOVABLE_AFTER_DAYS = 7;

const DAY_MS = 86_400_000;

/** Kinds of live work under way that forbid a removal, with the prefix of their refs. */
export const UNDER_WAY = {
  plan: 'chk',
  balance: 'ord',
  seat: 'evt',
  payment: 'chk',
  refund: 'rfd',
  cancellation: 'evt',
  dispute: 'exc',
} as const satisfies Record<string, RefPrefix>;
export type UnderWayKind = keyof typeof UNDER_WAY;

/** Live work of one kind that is under way in a workspace. */
export interface UnderWay {
  what: UnderWayKind;
  count: number;
  /** Ids of the first few things that it belongs to: of orders, events, checkouts, refunds or exceptions. */
  ids: readonly string[];
}

/** Facts of a workspace by which a removal is decided. */
export interface RemovalFindings {
  /** True when people or money were ever stored in live mode. */
  hasLive: boolean;
  underWay: readonly UnderWay[];
}

/** Things that a removal deletes, both modes together. */
export const REMOVED_THINGS = [
  'products',
  'events',
  'orders',
  'registrations',
  'contacts',
  'submissions',
  'subscriptions',
  'messages',
  'files',
  'keys',
] as const;

/** Numbers of what a removal deletes. */
export type RemovalCounts = Record<(typeof REMOVED_THINGS)[number], number>;

/** Removal of a workspace, from the request on; it is what is left of the workspace in the end (D-159). */
export interface Removal {
  workspaceId: string;
  /** Slug of the workspace, which no other workspace gets. */
  slug: string;
  counts: RemovalCounts;
  /** By the real clock, as all moments here; absent for what a dry run plans. */
  requestedAt?: Date;
  /** When the worker began to delete; absent before. */
  startedAt?: Date;
  /** Rows that the workspace had when the worker began. */
  totalRows?: number;
  removedRows: number;
  finishedAt?: Date;
}

/** Day from which a suspended workspace may be removed; `suspend` for one that is not suspended. */
type Removable = Date | 'suspend';

/** The workspace may not be removed yet; `details` has everything that forbids it (D-159). */
export class NotRemovable extends FinalConflict {
  /** @param removable what is to be waited for; absent when it is over */
  constructor(slug: string, removable: Removable | undefined, underWay: readonly UnderWay[]) {
    super([`The workspace ${slug} cannot be removed yet.`, ...adviceOn(removable), ...listOf(underWay)].join(' '), {
      ...(removable instanceof Date && { removableAt: timestampOf(removable) }),
      underWay: underWay.map(({ what, count, ids }) => ({ what, count, refs: ids.map((id) => refOf(UNDER_WAY[what], id)) })),
    });
  }
}

function adviceOn(removable: Removable | undefined): string[] {
  if (removable === undefined) return [];
  if (removable === 'suspend') return [`Suspend it first: it can be removed ${REMOVABLE_AFTER_DAYS} days later.`];
  return [`It can be removed from ${timestampOf(removable)} on, ${REMOVABLE_AFTER_DAYS} days after it was suspended.`];
}

function listOf(underWay: readonly UnderWay[]): string[] {
  if (underWay.length === 0) return [];
  return [`Under way are: ${underWay.map(({ what, count }) => `${count} ${WORDS[what][count === 1 ? 0 : 1]}`).join(', ')}.`];
}

const WORDS: Record<UnderWayKind, readonly [one: string, many: string]> = {
  plan: ['savings plan', 'savings plans'],
  balance: ['order with a balance', 'orders with a balance'],
  seat: ['seat to come', 'seats to come'],
  payment: ['payment', 'payments'],
  refund: ['refund', 'refunds'],
  cancellation: ['cancellation of an event', 'cancellations of events'],
  dispute: ['dispute', 'disputes'],
};

/**
 * Throws NotRemovable unless nothing live was ever stored in the workspace, or it has been suspended for seven days and has no open plan or balance,
 * seat to come, payment, refund, cancellation or dispute under way (D-159).
 */
export function refuseRemoval(
  { slug, suspended }: Pick<Workspace, 'slug' | 'suspended'>,
  { hasLive, underWay }: RemovalFindings,
  now: Date,
): void {
  if (!hasLive) return;
  const removableAt = suspended && new Date(suspended.since.getTime() + REMOVABLE_AFTER_DAYS * DAY_MS);
  const removable = removableAt && removableAt <= now ? undefined : (removableAt ?? 'suspend');
  if (removable !== undefined || underWay.length > 0) throw new NotRemovable(slug, removable, underWay);
}
