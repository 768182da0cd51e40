import type { CheckoutName, EventInbox, MoneyName, ProviderEvent } from '@svc/payments';
import type { EntityManager } from 'typeorm';

export class PostgresEventInbox implements EventInbox {
  constructor(private readonly manager: EntityManager) {}

  async keep({ workspaceId, mode, id, provider, eventId, reference, raw, headers, receivedAt }: ProviderEvent): Promise<boolean> {
    const rows = await this.manager.query<object[]>(
      `insert into provider_event (workspace_id, mode, id, provider, event_id, reference, raw, headers, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (workspace_id, mode, provider, event_id) do nothing
       returning id`,
      [workspaceId, mode, id, provider, eventId, reference, raw, headers, receivedAt],
    );
    return rows.length > 0;
  }

  async claim({ workspaceId, mode, id }: MoneyName, leaseMs: number): Promise<{ event: ProviderEvent; tries: number } | undefined> {
    const [[row]] = await this.manager.query<[(ProviderEvent & { tries: number })[], number]>(
      `update provider_event set attempts = attempts + 1, due_at = service_now() + make_interval(secs => $4::float8 / 1000)
        where workspace_id = $1 and mode = $2 and id = $3 and done_at is null and due_at <= service_now()
       returning workspace_id as "workspaceId", mode, id, provider, event_id as "eventId", reference, raw, headers, received_at as "receivedAt", attempts as tries`,
      [workspaceId, mode, id, leaseMs],
    );
    if (!row) return undefined;
    const { tries, ...event } = row;
    return { event, tries };
  }

  async checkoutOf({ workspaceId, mode, provider, reference }: Parameters<EventInbox['checkoutOf']>[0]): Promise<CheckoutName | undefined> {
    const [row] = await this.manager.query<CheckoutName[]>(
      `select workspace_id as "workspaceId", mode, checkout_id as "checkoutId" from provider_reference
        where provider = $3 and reference = $4 and workspace_id = $1 and mode = $2`,
      [workspaceId, mode, provider, reference],
    );
    return row;
  }

  async done({ workspaceId, mode, id }: MoneyName, { outcome, at }: Parameters<EventInbox['done']>[1]): Promise<void> {
    await this.manager.query(
      `update provider_event set done_at = $4, outcome = $5 where workspace_id = $1 and mode = $2 and id = $3 and done_at is null`,
      [workspaceId, mode, id, at, outcome],
    );
  }

  async later({ workspaceId, mode, id }: MoneyName, dueAt: Date, error?: string): Promise<void> {
    await this.manager.query(
      `update provider_event set due_at = $4, last_error = coalesce($5, last_error) where workspace_id = $1 and mode = $2 and id = $3 and done_at is null`,
      [workspaceId, mode, id, dueAt, error ?? null],
    );
  }

  async forget(before: Date, most: number): Promise<number> {
    const [, forgotten] = await this.manager.query<[unknown, number]>(
      `delete from provider_event where (workspace_id, mode, id) in (
         select workspace_id, mode, id from provider_event where done_at < $1 order by done_at limit $2)`,
      [before, most],
    );
    return forgotten;
  }
}
