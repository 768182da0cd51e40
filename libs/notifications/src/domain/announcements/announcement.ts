import { factOf, type FactOf, type Language } from '@svc/contracts';
import { FinalConflict, Throttled } from '@svc/kernel';
import { kindFor } from '../kinds/planned-kinds';
import type { NewMessage } from '../messages-of';

/** Audience: guests who are let in, guests who wait for approval, or both. */
export const ANNOUNCED_TO = ['confirmed', 'waiting', 'all'] as const;
export type AnnouncedTo = (typeof ANNOUNCED_TO)[number];

/** `other`: anything but the event; its readers can unsubscribe from it. */
export const ANNOUNCED_ABOUT = ['event', 'other'] as const;
export type AnnouncedAbout = (typeof ANNOUNCED_ABOUT)[number];

/** Plain text. */
export interface AnnouncementText {
  subject: string;
  body: string;
}

/** A message of a merchant to the guests of an event. */
export interface Announcement {
  workspaceId: string;
  id: string;
  eventId: string;
  who: AnnouncedTo;
  about: AnnouncedAbout;
  text: AnnouncementText;
  /** Replaces `text` for guests who were served in that language. */
  byLanguage: Readonly<Partial<Record<Language, AnnouncementText>>>;
  /** Number of addresses when it was written. */
  recipients: number;
  /** Number of addresses that it does not go to since they have unsubscribed. */
  unsubscribed: number;
  createdAt: Date;
}

/** An e-mail address of guests, each once; `key` orders them and reveals nothing of them. */
export interface AnnouncementReader {
  key: string;
  email: string;
  /** Locale in which they were served, BCP 47; absent where it is not known. */
  language?: string;
}

/** Most announcements of a workspace in 24 hours. */
export const MOST_ANNOUNCEMENTS_PER_DAY = 20;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the moment after which announcements count toward the limit at `now`. */
export function announcementsCountSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Refuses an announcement of a workspace that has reached the limit of 24 hours.
 * @param sent times of the announcements of the last 24 hours
 * @throws Throttled until the oldest that counts has left the window
 */
export function checkAnnouncementLimit(sent: readonly Date[], now: Date): void {
  if (sent.length < MOST_ANNOUNCEMENTS_PER_DAY) return;
  const newest = [...sent].sort((one, other) => other.getTime() - one.getTime());
  const free = newest[MOST_ANNOUNCEMENTS_PER_DAY - 1]!.getTime() + DAY_MS;
  throw new Throttled(
    free - now.getTime(),
    (seconds) => `A workspace writes to guests ${MOST_ANNOUNCEMENTS_PER_DAY} times in 24 hours at most; try again in ${seconds} seconds.`,
    'workspace_day',
  );
}

/** The announcement has no recipients. */
export class NobodyToWriteTo extends FinalConflict {
  constructor() {
    super('The event has no such guest with an e-mail address who may be written to.');
  }
}

export type AnnouncementFact = FactOf<'event.announced.v1'>;

/** Returns a mail to each of these readers. */
export function announcementMessagesOf(fact: AnnouncementFact, readers: readonly AnnouncementReader[]): NewMessage[] {
  const { eventId: subjectId, announcementId: id } = fact.data;
  return readers.flatMap((reader): NewMessage[] => {
    const kind = kindFor('readers', fact, reader);
    if (!kind) return [];
    const { email: recipient, language } = reader;
    const details = { announcement: { id, language } };
    return [{ workspaceId: fact.workspaceId, mode: 'live', channel: 'email', recipient, subjectId, version: id, kind, details }];
  });
}

/** Returns the fact by which the readers after `last` are mailed. */
export function remainingAnnouncement({ workspaceId, data }: AnnouncementFact, last: AnnouncementReader, id: string): AnnouncementFact {
  return factOf('event.announced.v1', { id, workspaceId, mode: null }, { ...data, after: last.key });
}
