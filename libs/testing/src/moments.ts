const DAY_MS = 86_400_000;
const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** The moment so many days from now, parts of days among them, as UTC text. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The date, `YYYY-MM-DD`, so many days from now in a shop in the default zone, Lagos: an hour each night it is a day further than UTC. */
export const dateInDays = (days: number): string => lagos.format(Date.now() + days * DAY_MS);
