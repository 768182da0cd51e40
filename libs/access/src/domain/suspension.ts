import { PAYMENT_RAILS, type ShopClosing, SUSPENDED } from '@svc/contracts';
import { DomainError, timestampOf } from '@svc/kernel';
import type { Workspace } from './workspace';
import type { WorkspaceSettings } from './workspace-settings';

/** Suspension of a workspace by the operator (D-159). */
export interface Suspension {
  /** Reason for the merchant: one line of plain text. */
  reason: string;
  /** When it began, by the real clock. */
  since: Date;
}

/** Returns the suspension after a change: another reason leaves its beginning, `null` lifts it, and undefined leaves all as it is. */
export function suspensionAfter(
  before: Suspension | undefined,
  patch: { reason: string } | null | undefined,
  now: Date,
): Suspension | undefined {
  if (patch === undefined) return before;
  return patch === null ? undefined : { reason: patch.reason, since: before?.since ?? now };
}

/** Returns the closing that buyers and guests meet: a suspension closes the shop in both modes, whatever its merchant has set. */
export function closingInForce({ suspended, settings }: Pick<Workspace, 'suspended' | 'settings'>): ShopClosing | undefined {
  return suspended ? SUSPENDED : settings.closed;
}

const NO_RAILS = Object.fromEntries(PAYMENT_RAILS.map((rail) => [rail, { enabled: false }])) as WorkspaceSettings['rails'];

/** Returns the rails on which a payment may begin: none while the workspace is suspended. */
export function railsInForce({ suspended, settings }: Pick<Workspace, 'suspended' | 'settings'>): WorkspaceSettings['rails'] {
  return suspended ? NO_RAILS : settings.rails;
}

/** An admin token would change something in a suspended workspace (D-159); `details` has the operator's reason. */
export class WorkspaceSuspended extends DomainError {
  constructor({ reason, since }: Suspension) {
    super(
      'WORKSPACE_SUSPENDED',
      `The operator has suspended this workspace since ${timestampOf(since)}: "${reason}". Its tokens read, refund and erase meanwhile, and change nothing else. Ask the operator to lift the suspension.`,
      { reason },
    );
  }
}

/** Operation of the management API, as far as a suspension judges it. */
export interface SuspendableOperation {
  method: string;
  /** True for one that writes nothing. */
  writesNothing?: true;
  whileSuspended?: 'allowed';
}

/** Returns true for reads, and for writes that are marked: refunds, erasure, and what takes access away (D-159). */
export function goesOnWhileSuspended({ method, writesNothing, whileSuspended }: SuspendableOperation): boolean {
  return method === 'GET' || writesNothing === true || whileSuspended === 'allowed';
}

/** Throws WorkspaceSuspended for other operations on a suspended workspace. */
export function refuseWhileSuspended({ suspended }: Pick<Workspace, 'suspended'>, operation: SuspendableOperation): void {
  if (suspended && !goesOnWhileSuspended(operation)) throw new WorkspaceSuspended(suspended);
}
