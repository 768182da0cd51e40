import type { Due } from '@svc/kernel';
import type { CheckoutName, MoneyName, PaymentAccount, Receipt } from '@svc/payments';
import type { DataSource, EntityManager } from 'typeorm';
import type { ChargeRow, SandboxFault } from './sandbox-charge';

export interface ChargeName extends PaymentAccount {
  reference: string;
}

/** A callback that the sandbox is to make. */
export interface SandboxCallback extends PaymentAccount {
  id: string;
  reference: string;
  body: string;
  dueAt: Date;
}

/** SQL of a charge. One that the release before opened does not name its checkout, which its reference leads to. */
const CHARGE = `
  workspace_id as "workspaceId", mode, reference,
  coalesce(checkout_id, (select known.checkout_id from provider_reference known where known.workspace_id = sandbox_charge.workspace_id and known.provider = 'sandbox' and known.reference = sandbox_charge.reference)) as "checkoutId",
  rail, amount_minor::float8 as "amountMinor", currency, description, return_url as "returnUrl", state,
  bank_account as "bankAccount", expires_at as "expiresAt", decline`;
/** SQL of the clock that a callback goes by: the real one while it is on lease. */
const OWN_NOW = `(case when leased_until = due_at then real_now() else service_now(workspace_id, mode) end)`;
/** SQL of the end of a lease that begins now; immutable, as an engine needs it in a change (ADR 0169 r1). */
const IN_A_MINUTE = `((real at time zone 'UTC') + interval '1 minute') at time zone 'UTC'`;
const AHEAD = 'make_interval(secs => $2::float8 / 1000)';
const THIS_CHARGE = `workspace_id = $1 and mode = $2 and reference = $3`;

/** The sandbox's rows in Postgres, since both api and worker use it. */
export class SandboxBooks {
  constructor(private readonly source: DataSource | EntityManager) {}

  /** Runs work in one transaction. */
  atOnce<T>(work: (books: SandboxBooks) => Promise<T>): Promise<T> {
    return this.source.transaction((manager) => work(new SandboxBooks(manager)));
  }

  /** Returns a charge of any workspace: the reference is unique. */
  async find(reference: string): Promise<ChargeRow | undefined> {
    const [name] = await this.source.query<ChargeName[]>(
      `select workspace_id as "workspaceId", mode, reference from sandbox_charge where reference = $1`,
      [reference],
    );
    return name && this.read(name);
  }

  /** Returns a charge, locked until the transaction ends. */
  lock(name: ChargeName): Promise<ChargeRow | undefined> {
    return this.read(name, 'for update');
  }

  private async read({ workspaceId, mode, reference }: ChargeName, locked = ''): Promise<ChargeRow | undefined> {
    const [row] = await this.source.query<ChargeRow[]>(`select ${CHARGE} from sandbox_charge where ${THIS_CHARGE} ${locked}`, [
      workspaceId,
      mode,
      reference,
    ]);
    return row;
  }

  /** Returns the charge as it is now: this one, or an earlier one of the same reference. */
  async open(charge: Omit<ChargeRow, 'decline'>): Promise<ChargeRow> {
    const { workspaceId, mode, reference, checkoutId, rail, amountMinor, currency, description, returnUrl, state, bankAccount, expiresAt } =
      charge;
    await this.source.query(
      `insert into sandbox_charge (workspace_id, mode, reference, rail, amount_minor, currency, description, return_url, state, bank_account, expires_at, checkout_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
      [workspaceId, mode, reference, rail, amountMinor, currency, description, returnUrl, state, bankAccount, expiresAt, checkoutId],
    );
    return (await this.lock(charge))!;
  }

  async setState(
    { workspaceId, mode, reference }: ChargeName,
    state: ChargeRow['state'],
    from: readonly ChargeRow['state'][],
    decline: string | null = null,
  ): Promise<void> {
    await this.source.query(`update sandbox_charge set state = $4, decline = $6 where ${THIS_CHARGE} and state = any ($5)`, [
      workspaceId,
      mode,
      reference,
      state,
      from,
      decline,
    ]);
  }

  /** Returns all money of a charge, that on its way included; oldest first. */
  async receipts({ workspaceId, mode, reference }: ChargeName): Promise<Omit<Receipt, 'currency'>[]> {
    return this.source.query(
      `select id as "providerReference", amount_minor::float8 as "amountMinor", paid_at as "paidAt" from sandbox_receipt where ${THIS_CHARGE} order by paid_at, id`,
      [workspaceId, mode, reference],
    );
  }

  async receive(
    { workspaceId, mode, reference }: ChargeName,
    { providerReference, amountMinor, paidAt }: Omit<Receipt, 'currency'>,
  ): Promise<void> {
    await this.source.query(
      `insert into sandbox_receipt (workspace_id, mode, reference, id, amount_minor, paid_at) values ($1, $2, $3, $4, $5, $6)`,
      [workspaceId, mode, reference, providerReference, amountMinor, paidAt],
    );
  }

  /** Refunds money, once per key. Returns false when more would be refunded than arrived. */
  async refund(
    { workspaceId, mode }: PaymentAccount,
    { receiptId, amountMinor, key }: { receiptId: string; amountMinor: number; key: string },
  ): Promise<boolean> {
    return this.atOnce(async ({ source }) => {
      const [receipt] = await source.query<{ amountMinor: number }[]>(
        `select amount_minor::float8 as "amountMinor" from sandbox_receipt where workspace_id = $1 and mode = $2 and id = $3 for update`,
        [workspaceId, mode, receiptId],
      );
      const refunds = await source.query<{ key: string; amountMinor: number }[]>(
        `select idempotency_key as key, amount_minor::float8 as "amountMinor" from sandbox_refund where workspace_id = $1 and mode = $2 and receipt_id = $3`,
        [workspaceId, mode, receiptId],
      );
      if (refunds.some((refund) => refund.key === key)) return true;
      const back = refunds.reduce((sum, refund) => sum + refund.amountMinor, amountMinor);
      if (!receipt || back > receipt.amountMinor) return false;
      await source.query(
        `insert into sandbox_refund (workspace_id, mode, idempotency_key, receipt_id, amount_minor) values ($1, $2, $3, $4, $5)`,
        [workspaceId, mode, key, receiptId, amountMinor],
      );
      return true;
    });
  }

  /** Returns whether money was refunded under a key. */
  async hasRefund({ workspaceId, mode }: PaymentAccount, key: string): Promise<boolean> {
    const rows = await this.source.query<object[]>(
      `select 1 from sandbox_refund where workspace_id = $1 and mode = $2 and idempotency_key = $3`,
      [workspaceId, mode, key],
    );
    return rows.length > 0;
  }

  /** Returns the refunded sum of a charge, minor units. */
  async refundedOf({ workspaceId, mode, reference }: ChargeName): Promise<number> {
    const [row] = await this.source.query<{ total: number }[]>(
      `select coalesce(sum(refund.amount_minor), 0)::float8 as total
         from sandbox_refund refund join sandbox_receipt receipt
           on receipt.workspace_id = refund.workspace_id and receipt.mode = refund.mode and receipt.id = refund.receipt_id
        where receipt.workspace_id = $1 and receipt.mode = $2 and receipt.reference = $3`,
      [workspaceId, mode, reference],
    );
    return row!.total;
  }

  async announce({ workspaceId, mode, id, reference, body, dueAt }: SandboxCallback): Promise<void> {
    await this.source.query(
      `insert into sandbox_callback (workspace_id, mode, id, reference, body, due_at) values ($1, $2, $3, $4, $5, $6)`,
      [workspaceId, mode, id, reference, body, dueAt],
    );
  }

  async dueCallbacks(most: number, aheadMs: number): Promise<Due<MoneyName>[]> {
    const rows = await this.source.query<(MoneyName & { dueAt: Date | null })[]>(
      `select workspace_id as "workspaceId", mode, id, case when due_at > ${OWN_NOW} then due_at end as "dueAt"
         from sandbox_callback
        where sent_at is null and due_at <= furthest_service_now() + ${AHEAD} and due_at <= ${OWN_NOW} + ${AHEAD} order by due_at limit $1`,
      [most, aheadMs],
    );
    return rows.map(({ dueAt, ...name }) => ({ ...name, ...(dueAt && { dueAt }) }));
  }

  /** Leases a callback for a minute of the real clock; returns undefined when it is not due. */
  async claimCallback({
    workspaceId,
    mode,
    id,
  }: PaymentAccount & { id: string }): Promise<(PaymentAccount & { id: string; body: string; tries: number }) | undefined> {
    const [[row]] = await this.source.query<[{ body: string; tries: number }[], number]>(
      `update sandbox_callback set attempts = attempts + 1, due_at = ${IN_A_MINUTE}, leased_until = ${IN_A_MINUTE}
         from service_now($1::uuid, $2::text) as now, real_now() as real
        where workspace_id = $1 and mode = $2 and id = $3 and sent_at is null and due_at <= case when leased_until = due_at then real else now end
       returning body, attempts as tries`,
      [workspaceId, mode, id],
    );
    return row && { workspaceId, mode, id, ...row };
  }

  /** Makes a callback due again in a minute, by the clock of its workspace. */
  async callbackLater({ workspaceId, mode, id }: PaymentAccount & { id: string }): Promise<void> {
    await this.source.query(
      `update sandbox_callback set due_at = service_now($1::uuid, $2::text) + interval '1 minute' where workspace_id = $1 and mode = $2 and id = $3`,
      [workspaceId, mode, id],
    );
  }

  async callbackSent({ workspaceId, mode, id }: PaymentAccount & { id: string }): Promise<void> {
    await this.source.query(
      `update sandbox_callback set sent_at = service_now($1::uuid, $2::text) where workspace_id = $1 and mode = $2 and id = $3`,
      [workspaceId, mode, id],
    );
  }

  /**
   * Deletes up to `most` charges, of any workspace, that were opened before a moment, with all their rows; returns their
   * number.
   */
  async purge(before: Date, most: number): Promise<number> {
    const [row] = await this.source.query<{ forgotten: number }[]>(
      `with old as (
         select workspace_id, mode, reference, checkout_id from sandbox_charge
          where created_at < $1::timestamptz + (select furthest_service_now() - service_now())
            and created_at < $1::timestamptz + (clock_offset(workspace_id, mode) - clock_offset(null, null)) order by created_at limit $2
       ),
       announced as (
         delete from sandbox_callback using old
          where sandbox_callback.workspace_id = old.workspace_id and sandbox_callback.mode = old.mode and sandbox_callback.reference = old.reference
       ),
       faults as (
         delete from sandbox_checkout_fault fault using old where fault.workspace_id = old.workspace_id and fault.mode = old.mode and fault.checkout_id = old.checkout_id
       ),
       gone as (
         delete from sandbox_charge using old
          where sandbox_charge.workspace_id = old.workspace_id and sandbox_charge.mode = old.mode and sandbox_charge.reference = old.reference
         returning 1
       )
       select count(*)::int as forgotten from gone`,
      [before, most],
    );
    return row!.forgotten;
  }

  async setFault({ workspaceId, mode, checkoutId }: CheckoutName, { operation, kind }: SandboxFault, times: number): Promise<void> {
    await this.source.query(
      `insert into sandbox_checkout_fault (workspace_id, mode, checkout_id, operation, kind, times) values ($1, $2, $3, $4, $5, $6)
       on conflict (workspace_id, mode, checkout_id, operation) do update set kind = excluded.kind, times = excluded.times`,
      [workspaceId, mode, checkoutId, operation, kind, times],
    );
  }

  /**
   * Takes the next fault of an operation, of its checkout, or else of its whole workspace, which tests of the service set; it
   * is used up.
   */
  async takeFault(
    { workspaceId, mode, checkoutId }: PaymentAccount & { checkoutId?: string },
    operation: SandboxFault['operation'],
  ): Promise<string | undefined> {
    const [row] = await this.source.query<{ kind: string }[]>(
      `with own as (
         update sandbox_checkout_fault set times = times - 1
          where workspace_id = $1 and mode = $2 and checkout_id = $3 and operation = $4 and times > 0 returning kind
       ), shared as (
         update sandbox_fault set times = times - 1
          where workspace_id = $1 and mode = $2 and operation = $4 and times > 0 and not exists (select from own) returning kind
       )
       select kind from own union all select kind from shared`,
      [workspaceId, mode, checkoutId ?? null, operation],
    );
    return row?.kind;
  }
}
