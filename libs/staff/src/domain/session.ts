import { cutText, DomainError } from '@svc/kernel';
import type { Way } from './decide-entry';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time without a request after which a session ends. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** Longest time from the sign-in to the end of a session. */
export const SESSION_MOST_MS = 30 * 24 * HOUR_MS;
/** Time for which a sign-in is fresh enough for what needs one. */
export const FRESH_MS = 15 * MINUTE_MS;
/** Shortest time between two notes of the last request of a session. */
const NOTED_EVERY_MS = MINUTE_MS;
const MOST_DEVICE = 200;

/** A signed-in browser of a person. All moments are by the real clock. */
export interface StaffSession {
  /** UUIDv7, `ses_…`. */
  id: string;
  personId: string;
  way: Way;
  createdAt: Date;
  /** Last request, noted at most once a minute. */
  lastSeenAt: Date;
  /** When the person last proved who they are: by the sign-in itself, or by a factor. */
  provedAt: Date;
  /** Address of the browser at the sign-in. */
  ip: string;
  /** `User-Agent` of the browser, at most 200 characters. */
  device?: string;
}

/** Browser of a request. */
export interface Visitor {
  ip: string;
  userAgent?: string;
}

/** Returns the end of a session: after 12 h without a request, 30 days at the latest (ADR 0171 r4). */
export function endOfSession({ createdAt, lastSeenAt }: Pick<StaffSession, 'createdAt' | 'lastSeenAt'>): Date {
  return new Date(Math.min(lastSeenAt.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_MOST_MS));
}

/** Returns true for a session that has ended. */
export function hasSessionEnded(session: StaffSession, now: Date): boolean {
  return endOfSession(session) <= now;
}

/** Returns true when a request of the session is to be noted. */
export function isSeenAgain({ lastSeenAt }: StaffSession, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= NOTED_EVERY_MS;
}

/** Returns true within 15 minutes of the last proof (ADR 0171 r4). */
export function isFresh({ provedAt }: StaffSession, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < FRESH_MS;
}

/** The session is too old for what it wants to do. */
export class FreshSignInNeeded extends DomainError {
  constructor() {
    super('INSUFFICIENT_SCOPE', 'Confirm that it is you: use your passkey or a code, or sign in again by a link.');
  }
}

/** Refuses a session that is not fresh; work of a token has no session, and passes. @throws FreshSignInNeeded */
export function refuseStale(session: StaffSession | undefined, now: Date): void {
  if (session && !isFresh(session, now)) throw new FreshSignInNeeded();
}

/** Makes the session of a sign-in. */
export function newSession(
  { id, personId, way, visitor }: Pick<StaffSession, 'id' | 'personId' | 'way'> & { visitor: Visitor },
  now: Date,
): StaffSession {
  const device = visitor.userAgent === undefined ? undefined : cutText(visitor.userAgent, MOST_DEVICE);
  return { id, personId, way, createdAt: now, lastSeenAt: now, provedAt: now, ip: visitor.ip, device };
}
