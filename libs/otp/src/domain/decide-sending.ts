import type { RecentSends } from '../ports/otp-tx';
import type { OtpSender } from './challenge';
import { OtpCountryNotAllowed, TooManyCodes } from './otp.errors';
import type { OtpSendRequest } from './send-request';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

/** To one number: at least a minute between codes, five in any hour, ten in any day (§8 r8). */
const PER_NUMBER = [
  { most: 1, withinMs: 60 * SECOND_MS },
  { most: 5, withinMs: HOUR_MS },
  { most: 10, withinMs: DAY_MS },
];

/** Whose number it comes from: as the request says, else the workspace. A template is one of the merchant's own number (D-53). */
export function senderOf({ sender, templateRef }: Pick<OtpSendRequest, 'sender' | 'templateRef'>, byDefault: OtpSender): OtpSender {
  return sender ?? (templateRef === undefined ? byDefault : 'own');
}

/**
 * Throws OtpCountryNotAllowed for a country that is not on the workspace's list. Without a list its own number sends to its `home`
 * alone; the service's number, which needs nothing of the workspace, everywhere (§4.8 r3, r4).
 */
export function checkCountry(country: string, { by, listed, home }: { by: OtpSender; listed?: readonly string[]; home: () => readonly string[] }): void {
  const allowed = listed ?? (by === 'own' ? home() : undefined);
  if (allowed && !allowed.includes(country)) throw new OtpCountryNotAllowed(country);
}

/** From when on another code may go to a number: `times` are those of the sends of a day to it, newest first (§8 r8). */
export function nextSendTo(times: readonly Date[], now: Date): Date {
  const free = PER_NUMBER.map(({ most, withinMs }) => (times[most - 1]?.getTime() ?? -Infinity) + withinMs);
  return new Date(Math.max(now.getTime(), ...free));
}

/** The same, where those of the workspace and those of the service's own number have limits of their own (D-101). */
export function nextSendAfter({ toDestination, byService }: Pick<RecentSends, 'toDestination' | 'byService'>, now: Date): Date {
  return new Date(Math.max(nextSendTo(toDestination, now).getTime(), nextSendTo(byService, now).getTime()));
}

/** Throws TooManyCodes while the windows of the number, or then of the key, are full; they roll (D-55). */
export function checkLimits(recent: RecentSends, now: Date): void {
  const { fullSince } = recent;
  const toNumberMs = nextSendAfter(recent, now).getTime() - now.getTime();
  if (toNumberMs > 0) throw new TooManyCodes(toNumberMs, 'number');
  const byKeyMs = fullSince ? fullSince.getTime() + DAY_MS - now.getTime() : 0;
  if (byKeyMs > 0) throw new TooManyCodes(byKeyMs, 'key');
}
