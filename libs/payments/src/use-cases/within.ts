/**
 * Has work done within so many milliseconds. Its signal is aborted when they are over: whatever the work asks of others ends
 * with it. Rejects as the work does, and with ProviderUnavailable at the end, also when the work does not heed the signal.
 */
export type Within = <T>(ms: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
