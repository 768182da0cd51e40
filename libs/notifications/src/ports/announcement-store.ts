import type { Announcement } from '../domain/announcements/announcement';

/** Idempotency key of a request, with the fingerprint of its content. */
export interface AnnouncementKey {
  key: string;
  fingerprint: string;
}

/** Announcements, within one transaction. */
export interface AnnouncementStore {
  /** Locks the announcements of a workspace until the transaction ends. Must be called before anything is counted. */
  hold(workspaceId: string): Promise<void>;
  /** Returns the announcement that a request with this key has written after `since`. */
  writtenBy(workspaceId: string, key: string, since: Date): Promise<{ announcement: Announcement; fingerprint: string } | undefined>;
  /** Returns the times of the workspace's announcements after `since`. */
  writtenSince(workspaceId: string, since: Date): Promise<Date[]>;
  /** Counts the e-mail addresses of an announcement's recipients, each once, and those that have unsubscribed. */
  count(of: Pick<Announcement, 'workspaceId' | 'eventId' | 'who' | 'about'>): Promise<Pick<Announcement, 'recipients' | 'unsubscribed'>>;
  insert(announcement: Announcement, key?: AnnouncementKey): Promise<void>;
}
