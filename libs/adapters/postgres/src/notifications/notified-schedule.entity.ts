import type { Mode } from '@svc/kernel';
import type { EarlierEvent, NotifiedSchedule, ScheduleReader } from '@svc/notifications';
import { integer, json, moment, nullable, primary, table, text, uuid } from '../rows/table';

/** Schedules that readers were last notified of; with the reader `event` an event when the service began to store them. */
export const notifiedScheduleEntity = table('notified_schedule', {
  workspaceId: primary(uuid()),
  mode: primary(text<Mode>()),
  subjectId: primary(uuid()),
  reader: primary(text<ScheduleReader | 'event'>()),
  eventId: uuid(),
  messageId: nullable(uuid()),
  revision: integer(),
  schedule: json<NotifiedSchedule | EarlierEvent>(),
  before: nullable(json<NotifiedSchedule>()),
  writtenAt: moment(),
  endsAt: moment(),
});
