import type { Messages } from '../messages';

const MINUTE = 60_000;

/** How long there still is, in whole minutes, hours or days: `14 minutes`; nothing once the time is up. */
export function timeLeftText(until: Date, now: Date, { checkout: words }: Messages): string | undefined {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE);
  if (until <= now) return undefined;
  if (minutes < 1) return words.lessThanAMinute;
  if (minutes < 120) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}
