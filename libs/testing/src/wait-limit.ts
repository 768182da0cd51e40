/** Longest wait of tests, ms; on a busy machine a mail with a printed ticket took 20 s. */
export const WAIT_LIMIT_MS = 120_000;
