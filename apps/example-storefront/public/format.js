import { money as amounts, time as times } from '@storefront-service/sdk';

const locale = document.documentElement.lang;

/** `1500000, 'NGN'` → `₦15,000`: an amount in minor units, with decimals only where there are any. */
export const money = (minor, currency) => amounts.format(minor, currency, locale, { trim: true });

/** Returns the number of decimals of a currency: 2 for NGN, none for JPY. */
export const digitsOf = amounts.digits;

/** `Sat, 5 Dec 2026, 18:00` of a moment in a time zone. */
export const moment = (iso, timeZone) =>
  write(iso, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
export const day = (iso, timeZone) => write(iso, { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
export const time = (iso, timeZone) => write(iso, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });

/** `2026-12-05` as written on a calendar, in no time zone. */
export const calendarDay = (date) => day(`${date}T00:00:00Z`, 'UTC');

const write = (iso, { timeZone, ...options }) => times.format(iso, timeZone, locale, options);

/** From start to end, naming the day once when it is the same, and the zone where the reader's clock shows another time: `Sat, 5 Dec 2026, 18:00 – 22:00 GMT+1`. */
export function span(startAt, endAt, timeZone) {
  const zone = zoneFor(startAt, timeZone);
  if (!endAt) return `${moment(startAt, timeZone)}${zone}`;
  const sameDay = day(startAt, timeZone) === day(endAt, timeZone);
  return `${moment(startAt, timeZone)} – ${sameDay ? time(endAt, timeZone) : moment(endAt, timeZone)}${zone}`;
}

/** ` GMT+1`, or nothing where the reader's own clock shows the same. */
function zoneFor(iso, timeZone) {
  if (moment(iso, timeZone) === moment(iso)) return '';
  const { value } = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName');
  return ` ${value}`;
}

/** `NG` → `Nigeria`; a name stays a name. */
export const country = (code) => (/^[A-Z]{2}$/.test(code ?? '') ? new Intl.DisplayNames(locale, { type: 'region' }).of(code) : code);

export const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
