import type { Announcement } from '@svc/notifications';
import { integer, json, moment, nullable, table, text, unselected, uuid, workspaceKey } from '../rows/table';

export const announcementEntity = table('announcement', {
  ...workspaceKey(),
  eventId: uuid(),
  who: text<Announcement['who']>(),
  about: text<Announcement['about']>(),
  text: json<Announcement['text']>(),
  byLanguage: json<Announcement['byLanguage']>(),
  recipients: integer(),
  unsubscribed: integer(),
  createdAt: moment(),
  idempotencyKey: unselected(nullable(text())),
  fingerprint: unselected(nullable(text())),
});
