const DAY_MS = 86_400_000;
const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** Returns the moment `days` from now, which may be fractional, as UTC text. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Returns the date `days` from now, `YYYY-MM-DD`, in Lagos, the zone of test shops. For an hour each night it is a day ahead of UTC. */
export const dateInDays = (days: number): string => lagos.format(Date.now() + days * DAY_MS);
