import { ProviderUnavailable, type Within } from '@svc/payments';

/** Waits by this machine's own clock, since a provider's timeout is independent of the service's time. */
export const within: Within = (ms, work) => {
  const deadline = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new ProviderUnavailable(`no answer within ${ms} ms`);
      reject(late);
      deadline.abort(late);
    }, ms);
    void work(deadline.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
};
