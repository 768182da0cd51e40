import type { Announcement } from '../domain/announcements/announcement';

/** By what a request is known that may come again. */
export interface AnnouncementKey {
  key: string;
  fingerprint: string;
}

/** Announcements, within one transaction. */
export interface AnnouncementStore {
  /** Lets no other announcement of the workspace be written until the transaction ends. To be called before anything is counted. */
  hold(workspaceId: string): Promise<void>;
  /** Returns the announcement that a request with this key has written after `since`. */
  writtenBy(workspaceId: string, key: string, since: Date): Promise<{ announcement: Announcement; fingerprint: string } | undefined>;
  /** When those of the workspace were written that are newer than `since`. */
  writtenSince(workspaceId: string, since: Date): Promise<Date[]>;
  /** Counts those with an e-mail address whom one would go to, each address once, and those who have unsubscribed from such. */
  count(of: Pick<Announcement, 'workspaceId' | 'eventId' | 'who' | 'about'>): Promise<Pick<Announcement, 'recipients' | 'unsubscribed'>>;
  insert(announcement: Announcement, key?: AnnouncementKey): Promise<void>;
}
