import type { Job, Mode } from '@svc/kernel';

/** By what an attempt, a refund or a provider's event is found. */
export interface MoneyName {
  workspaceId: string;
  mode: Mode;
  /** UUID. */
  id: string;
}

/** The name of something that says more than its name. */
export const moneyNameOf = ({ workspaceId, mode, id }: MoneyName): MoneyName => ({ workspaceId, mode, id });

/** A job about an attempt, a refund or a provider's event. */
export const moneyJob = (queue: string, name: MoneyName, dueAt?: Date): Job<MoneyName> => ({ queue, payload: moneyNameOf(name), dueAt });
