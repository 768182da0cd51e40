/** Returns SQL that is true while the operator has suspended a workspace (D-159), given SQL of its id. */
export function isSuspended(workspaceId: string): string {
  return `exists (select from workspace suspended where suspended.id = ${workspaceId} and suspended.suspended_at is not null)`;
}
