import { moneyJob, PROVIDER_EVENT_QUEUE, type CheckoutName, type EventInbox, type MoneyName, type ProviderEvent } from '@svc/payments';
import { type TraceContext, tracing } from '@svc/kernel';
import { IsNull } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { CLOCKS, isBefore, leaseEnd, mayBeTaken, ownerIn } from '../work/database-clock';
import { fieldsOf, selectList } from '../rows/statements';
import { insertUnlessThere, purging } from '../rows/row-writes';
import { providerEventEntity, providerReferenceEntity } from './payment.entities';

export class PostgresEventInbox implements EventInbox {
  constructor(private readonly sql: Sql) {}

  async keep(event: ProviderEvent): Promise<boolean> {
    const isNew = await insertUnlessThere(this.sql, providerEventEntity, event);
    if (isNew) noteJobs(this.sql, { ...moneyJob(PROVIDER_EVENT_QUEUE, event), trace: await this.traceOf(event) });
    return isNew;
  }

  /**
   * Returns the trace of the buyer's payment that a callback is about, with the callback as a span of it: a provider sends back no
   * `traceparent`. Undefined where traces are off or that one is not recorded.
   */
  private async traceOf({ provider, reference, workspaceId, mode }: ProviderEvent): Promise<TraceContext | undefined> {
    const own = tracing();
    if (!own.isOn) return undefined;
    const owner = await this.sql
      .repository(providerReferenceEntity)
      .findOne({ select: { traceContext: true }, where: { provider, reference, workspaceId, mode } });
    const trace = owner?.traceContext;
    if (!trace) return undefined;
    const attributes = { 'storefront.provider': provider };
    const span = own.begin({ name: 'payment callback', kind: 'consumer', attributes, link: own.current }, trace);
    span?.end();
    return span?.context;
  }

  /** By hand: a lease is taken as from a queue. */
  async claim({ workspaceId, mode, id }: MoneyName, leaseMs: number): Promise<{ event: ProviderEvent; tries: number } | undefined> {
    const [row] = await this.sql.query(CLAIM, [workspaceId, mode, id, leaseMs]);
    if (!row) return undefined;
    const { tries, ...event } = row;
    return { event, tries };
  }

  async checkoutOf({ workspaceId, mode, provider, reference }: Parameters<EventInbox['checkoutOf']>[0]): Promise<CheckoutName | undefined> {
    const select = { workspaceId: true, mode: true, checkoutId: true } as const;
    return (
      (await this.sql.repository(providerReferenceEntity).findOne({ select, where: { provider, reference, workspaceId, mode } })) ??
      undefined
    );
  }

  async done({ workspaceId, mode, id }: MoneyName, { outcome, at }: Parameters<EventInbox['done']>[1]): Promise<void> {
    await this.sql.repository(providerEventEntity).update({ workspaceId, mode, id, doneAt: IsNull() }, { doneAt: at, outcome });
  }

  async later({ workspaceId, mode, id }: MoneyName, dueAt: Date, error?: string): Promise<void> {
    await this.sql.repository(providerEventEntity).update({ workspaceId, mode, id, doneAt: IsNull() }, { dueAt, lastError: error });
    noteJobs(this.sql, moneyJob(PROVIDER_EVENT_QUEUE, { workspaceId, mode, id }, dueAt));
  }

  purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE, [before, most]);
  }
}

const PURGE = statement(
  'payments.purge_events',
)`${purging(providerEventEntity, isBefore('done_at', '$1::timestamptz', ownerIn('provider_event')), 'done_at')}`;

const CLAIMED = selectList(providerEventEntity, { fields: [...fieldsOf(providerEventEntity), 'tries'] });

const CLAIM = statement<ProviderEvent & { tries: number }>('payments.claim')`
  update provider_event set attempts = attempts + 1, due_at = ${leaseEnd(4)}, leased_until = ${leaseEnd(4)}
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3 and done_at is null and ${mayBeTaken('due_at')}
  returning ${CLAIMED}`;
