import type { Message, TextLimit } from '@svc/notifications';
import { integer, json, modeKey, moment, nullable, table, text, unselected, uuid } from '../rows/table';

export const messageEntity = table('message', {
  ...modeKey(),
  kind: text<Message['kind']>(),
  channel: text<Message['channel']>(),
  recipient: text(),
  subjectId: uuid(),
  version: unselected(uuid()),
  details: json<Message['details']>(),
  state: text<Message['state']>(),
  attempts: integer(),
  dueAt: moment(),
  createdAt: moment(),
  sentAt: nullable(moment()),
  lastError: nullable(text()),
  providerRef: nullable(text()),
  segments: nullable(integer()),
  countedAt: unselected(nullable(moment())),
  unansweredSince: unselected(nullable(moment())),
  waitsFor: unselected(nullable(text<TextLimit>())),
});
