import { RateLimited } from '@svc/access';
import { DomainError } from '@svc/kernel';
import { ERROR_CATALOGUE } from '../edge/refusal';
import type { Problem } from './posted-form';

/** Why a form was not accepted: what was typed is not lost by it. */
export interface FormRefusal {
  status: number;
  problems: Problem[];
  /** When too many forms came from one address. */
  retryAfterSeconds?: number;
}

/**
 * Returns a refusal of the service as what is in the way of a form. Throws the error when it is no refusal.
 * @param says the words for a refusal, beside the fields that it is about, and those for too many forms from one address
 */
export function refusalOfForm(
  error: unknown,
  says: { problems: (error: DomainError) => Problem[]; tooMany: (retryAfterSeconds: number) => string },
): FormRefusal {
  if (!(error instanceof DomainError)) throw error;
  const { status } = ERROR_CATALOGUE[error.code];
  if (!(error instanceof RateLimited)) return { status, problems: says.problems(error) };
  const { retryAfterSeconds } = error;
  return { status, problems: [{ message: says.tooMany(retryAfterSeconds) }], retryAfterSeconds };
}
