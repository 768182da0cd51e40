import { RateLimited } from '@svc/access';
import { ERROR_CATALOGUE } from '@svc/http';
import { DomainError } from '@svc/kernel';
import type { Problem } from './posted-form';

/** Reason why a form was not accepted; its input is not lost. */
export interface FormRefusal {
  status: number;
  problems: Problem[];
  /** Seconds to wait when one address sent too many forms. */
  retryAfterSeconds?: number;
}

/**
 * Returns a refusal of the service as problems of a form. Throws the error when it is not a refusal.
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
