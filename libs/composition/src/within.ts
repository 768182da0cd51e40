import type { Within } from '@svc/payments';

/** Waits by this machine's own clock: how long a provider may take is no matter of the service's time. */
export const within: Within = async (ms, work) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
};
