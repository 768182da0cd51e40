import type { Mode } from '@svc/kernel';

/** By what an attempt, a refund or a provider's event is found. */
export interface MoneyName {
  workspaceId: string;
  mode: Mode;
  /** UUID. */
  id: string;
}

/** Text of it, for bells: `<workspace>/<mode>/<id>`. */
export const subjectOf = ({ workspaceId, mode, id }: MoneyName): string => `${workspaceId}/${mode}/${id}`;

/** What a bell rings for. Throws on a text that `subjectOf` did not make. */
export function nameOf(subject: string): MoneyName {
  const [workspaceId, mode, id, ...more] = subject.split('/');
  if (!workspaceId || !id || more.length > 0 || (mode !== 'live' && mode !== 'test')) throw new Error(`No money is named ${subject}.`);
  return { workspaceId, mode, id };
}
