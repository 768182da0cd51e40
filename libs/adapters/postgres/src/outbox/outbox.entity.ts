import type { Mode } from '@svc/kernel';
import type { KnownFact } from '@svc/contracts';
import { integer, json, moment, nullable, primary, table, text, unselected, uuid } from '../rows/table';

export const outboxEntity = table('outbox', {
  id: primary(uuid()),
  workspaceId: uuid(),
  mode: nullable(text<Mode>()),
  type: text<KnownFact['type']>(),
  data: json(),
  occurredAt: unselected(moment()),
  dueAt: unselected(moment()),
  attempts: unselected(integer()),
  lastError: unselected(nullable(text())),
  traceContext: unselected(nullable(text())),
});
