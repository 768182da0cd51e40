import type { Notice } from '@svc/notifications';
import { moment, nullable, table, text, unselected, uuid, workspaceKey } from '../rows/table';

export const merchantNoticeEntity = table('merchant_notice', {
  ...workspaceKey(),
  kind: text<Notice['kind']>(),
  subject: text<Notice['subject']>(),
  subjectId: uuid(),
  planned: text<Notice['planned']>(),
  createdAt: moment(),
  dueAt: moment(),
  mailedAt: unselected(nullable(moment())),
});
