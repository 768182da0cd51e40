import type { ApiOperation, OperatorOperation, WorkspaceOperation } from './operation';

/**
 * Operations of the management API that answer a secret, by id: the answer is not kept, so that they take no `Idempotency-Key` (D-150). What
 * a lost answer has made is removed or rolled, and made again.
 */
export const ANSWERS_SECRET: readonly string[] = [
  'createWorkspace',
  'createAdminToken',
  'createOwnAdminToken',
  'createKey',
  'rollKey',
  'createWebhookDestination',
  'rotateWebhookSecret',
];

/** Returns true for an operation of the management API that takes an `Idempotency-Key`: each POST, but those that answer a secret (D-150). */
export function takesKey(operation: ApiOperation): operation is WorkspaceOperation | OperatorOperation {
  return operation.audience !== 'store' && operation.method === 'POST' && !ANSWERS_SECRET.includes(operation.id);
}
