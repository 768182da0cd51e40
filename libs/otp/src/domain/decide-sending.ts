import { Throttled } from '@svc/kernel';
import type { OtpSender } from './challenge';
import { OtpCountryNotAllowed, TooManyCodes } from './otp.errors';
import type { OtpSendRequest } from './otp-send.view';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Limits for one number: at least a minute between codes, five in any hour, ten in any day (§8 r8). */
const PER_NUMBER = [
  { most: 1, withinMs: 60 * SECOND_MS },
  { most: 5, withinMs: HOUR_MS },
  { most: 10, withinMs: DAY_MS },
];
/** Limit for one visitor of a merchant's server: five in any hour (D-139). */
const PER_VISITOR = [{ most: 5, withinMs: HOUR_MS }];
/** Newest codes of a visitor that are needed for the limits. */
export const MOST_BY_ONE_VISITOR = Math.max(...PER_VISITOR.map(({ most }) => most));
/** Newest sends to a number that are needed for the limits. */
export const MOST_TO_ONE_NUMBER = Math.max(...PER_NUMBER.map(({ most }) => most));

/** Sends before this one. A send that certainly did not go out counts as none. */
export interface SendsBefore {
  /** Times of those of a day to the number, newest first, MOST_TO_ONE_NUMBER at most. */
  toDestination: Date[];
  /** The same for those by the service's own number, in all workspaces; none for another number. */
  byService: Date[];
  /** The same for those that the visitor asked for, MOST_BY_ONE_VISITOR at most; none where no visitor is named. */
  byVisitor: Date[];
  /** Time of the first of the newest codes of a day that fill the limit of the key; undefined while there are fewer. */
  fullSince?: Date;
  /** Other sends of the key to the block and the country, where they were asked for. */
  watched?: WatchedSends;
}

/**
 * Returns the owner of the number that a code comes from: as the request says, or else the workspace's setting. A template belongs to the
 * merchant's own number (D-53).
 */
export function senderOf({ sender, templateRef }: Pick<OtpSendRequest, 'sender' | 'templateRef'>, byDefault: OtpSender): OtpSender {
  return sender ?? (templateRef === undefined ? byDefault : 'own');
}

/**
 * Throws OtpCountryNotAllowed for a country that is not on the workspace's list. Without a list its own number sends to its `home` only;
 * the service's number, which needs nothing of the workspace, everywhere (§4.8 r3, r4).
 */
export function checkCountry(
  country: string,
  { by, listed, home }: { by: OtpSender; listed?: readonly string[]; home: () => readonly string[] },
): void {
  const allowed = listed ?? (by === 'own' ? home() : undefined);
  if (allowed && !allowed.includes(country)) throw new OtpCountryNotAllowed(country);
}

/**
 * Returns the time from which another code may go to a number; `times` are those of a day's sends to it, newest first (§8 r8). A send
 * recorded after `now` was read, by a concurrent process, counts as sent at this moment.
 */
export function nextSendTo(times: readonly Date[], now: Date): Date {
  return nextIn(PER_NUMBER, times, now);
}

/** Returns the time from which a visitor may ask for another code; `times` as for a number (D-139). */
export function nextSendBy(times: readonly Date[], now: Date): Date {
  return nextIn(PER_VISITOR, times, now);
}

function nextIn(windows: typeof PER_NUMBER, times: readonly Date[], now: Date): Date {
  const free = windows.map(({ most, withinMs }) => Math.min(times[most - 1]?.getTime() ?? -Infinity, now.getTime()) + withinMs);
  return new Date(Math.max(now.getTime(), ...free));
}

/** Returns the same for all limits together: of the workspace, of the service's own number and of the visitor (D-101, D-139). */
export function nextSendAfter(before: Omit<SendsBefore, 'fullSince' | 'watched'>, now: Date): Date {
  const { toDestination, byService, byVisitor } = before;
  const next = [nextSendTo(toDestination, now), nextSendTo(byService, now), nextSendBy(byVisitor, now)];
  return new Date(Math.max(...next.map((each) => each.getTime())));
}

/** Throws TooManyCodes while the windows of the visitor, then of the number, then of the key are full (D-141); they roll (D-55). */
export function checkLimits({ byVisitor, fullSince, ...toNumber }: SendsBefore, now: Date): void {
  const waitFor = (next: Date, limit: 'visitor' | 'destination' | 'key_day') => {
    const waitMs = next.getTime() - now.getTime();
    if (waitMs > 0) throw new TooManyCodes(waitMs, limit);
  };
  waitFor(nextSendBy(byVisitor, now), 'visitor');
  waitFor(nextSendAfter({ ...toNumber, byVisitor: [] }, now), 'destination');
  if (fullSince) waitFor(new Date(fullSince.getTime() + DAY_MS), 'key_day');
}

const MINUTE_MS = 60_000;
/** Windows in which a key's sends to one block of numbers, and to one country, are watched. */
export const BLOCK_WINDOW_MS = 10 * MINUTE_MS;
export const COUNTRY_WINDOW_MS = 24 * 60 * MINUTE_MS;
/** Customers' numbers lie far apart; people who earn by calls to their own numbers have whole blocks of them. */
export const MOST_NUMBERS_IN_BLOCK = 5;
/** Number of ended codes by which a country is judged, and the least share of them that customers enter. */
export const CODES_JUDGED = 100;
const LEAST_VERIFIED = 0.15;
const PAUSE_MS = 60 * MINUTE_MS;

/** Earlier sends of a key to one block of numbers and one country. */
export interface WatchedSends {
  /** Times of the latest send to each other number of the block within BLOCK_WINDOW_MS, newest first, MOST_NUMBERS_IN_BLOCK at most. */
  block: Date[];
  /** Counts of its last CODES_JUDGED codes to the country within COUNTRY_WINDOW_MS that were verified, burned or expired. */
  country: { ended: number; verified: number; lastSentAt?: Date };
}

/** Sends that look like toll fraud. An operator should investigate. */
export class SuspectedFraud extends Throttled {
  constructor(
    retryAfterMs: number,
    readonly by: 'block' | 'country',
  ) {
    super(retryAfterMs, (seconds) => `${WHAT[by]} Wait ${seconds} s (see Retry-After), then send this again.`);
  }
}

const WHAT = {
  block: 'This key sends to many numbers that follow one another, as those do who earn by such messages.',
  country: 'Hardly any of the codes that this key sent to this country were entered by anybody, so sending there rests.',
};

/** Throws SuspectedFraud. A paused country gets one code an hour, so that customers who enter theirs reopen it. */
export function checkFraud({ block, country }: WatchedSends, now: Date): void {
  const oldest = block[MOST_NUMBERS_IN_BLOCK - 1];
  if (oldest) refuseFor(oldest.getTime() + BLOCK_WINDOW_MS - now.getTime(), 'block');
  if (country.lastSentAt && isResting(country)) refuseFor(country.lastSentAt.getTime() + PAUSE_MS - now.getTime(), 'country');
}

function isResting({ ended, verified }: WatchedSends['country']): boolean {
  return ended >= CODES_JUDGED && verified < ended * LEAST_VERIFIED;
}

function refuseFor(waitMs: number, by: SuspectedFraud['by']): void {
  if (waitMs > 0) throw new SuspectedFraud(waitMs, by);
}

/** Refuses an admitted send when `most` others of a kind have been sent since a moment, by the time it is booked. */
export interface SendGuard {
  /**
   * Kind of the other sends: for the same visitor; to the same number, in the workspace or by the service's own number; by the same key, to
   * any number, to other numbers of the block, or to the country.
   */
  of: 'visitor' | 'number' | 'service' | 'key' | 'block' | 'country';
  most: number;
  since: Date;
}

/** Returns the conditions that the checks above found true of a send, since others may be sent before it is booked. */
export function guardsOf(
  { watched }: SendsBefore,
  { mostOfKey, serviceHash, visitorHash }: { mostOfKey: number; serviceHash?: string; visitorHash?: string },
  now: Date,
): SendGuard[] {
  const guard = (of: SendGuard['of'], most: number, withinMs: number): SendGuard => ({
    of,
    most,
    since: new Date(now.getTime() - withinMs),
  });
  const guards = (of: SendGuard['of'], windows: typeof PER_NUMBER) => windows.map(({ most, withinMs }) => guard(of, most, withinMs));
  return [
    ...(visitorHash === undefined ? [] : guards('visitor', PER_VISITOR)),
    ...guards('number', PER_NUMBER),
    ...(serviceHash === undefined ? [] : guards('service', PER_NUMBER)),
    guard('key', mostOfKey, DAY_MS),
    ...(watched ? [guard('block', MOST_NUMBERS_IN_BLOCK, BLOCK_WINDOW_MS)] : []),
    ...(watched && isResting(watched.country) ? [guard('country', 1, PAUSE_MS)] : []),
  ];
}
