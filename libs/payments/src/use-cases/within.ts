import { ProviderUnavailable } from '../domain/payment.errors';

/** Waits for work, at most so many milliseconds; answers undefined when it took longer. Rejects as the work does. */
export type Within = <T>(ms: number, work: Promise<T>) => Promise<{ value: T } | undefined>;

/** @throws ProviderUnavailable when the work takes longer */
export async function inTime<T>(within: Within, ms: number, work: Promise<T>): Promise<T> {
  const done = await within(ms, work);
  if (!done) throw new ProviderUnavailable(`no answer within ${ms} ms`);
  return done.value;
}
