/**
 * Returns SQL that is true while the operator has suspended a workspace (D-159), given SQL of its id. It reads that workspace by its key: of an
 * `exists` the planner makes a list of all suspended ones, for which it reads every workspace.
 */
export function isSuspended(workspaceId: string): string {
  return `coalesce((select suspended.suspended_at is not null from workspace suspended where suspended.id = ${workspaceId}), false)`;
}
