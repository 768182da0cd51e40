import type { Within } from '../use-cases/within';

/** Waits for work as long as it takes. */
export const untimed: Within = (_, work) => work(new AbortController().signal);
