import { factOf } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Confirmations } from '../ports/confirmations';

const REPEAT_AFTER_MS = 10 * 60_000;

/** Has a guest who asks again sent the confirmation once more, at most once in ten minutes (D-51). @param fact `id`: its own */
export async function confirmAgain(confirmations: Confirmations, { registrationId, id, workspaceId, mode }: { id: string; workspaceId: string; mode: Mode; registrationId: string }, now: Date): Promise<void> {
  const fact = factOf('registration.repeated.v1', { id, workspaceId, mode }, { registrationId });
  await confirmations.repeat(fact, { now, notSince: new Date(now.getTime() - REPEAT_AFTER_MS) });
}
