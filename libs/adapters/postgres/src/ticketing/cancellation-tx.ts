import type { IdGenerator } from '@svc/kernel';
import type { CancellationTx } from '@svc/ticketing';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import type { Sql } from '../work/sql';
import { PostgresDayCancellationStore } from './day-cancellation';
import { PostgresEventCancellationStore } from './event-cancellation';
import { PostgresTicketTypeCancellationStore } from './ticket-type-cancellation';

export function bindCancellationTx(sql: Sql, ids: IdGenerator): CancellationTx {
  return {
    events: new PostgresEventCancellationStore(sql),
    days: new PostgresDayCancellationStore(sql),
    ticketTypes: new PostgresTicketTypeCancellationStore(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
