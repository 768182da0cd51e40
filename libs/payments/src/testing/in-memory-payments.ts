import { InMemorySecretBox, InTurn, RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import {
  type CheckoutName,
  type MoneyName,
  moneyNameOf,
  type Payment,
  type PaymentAttempt,
  type PaymentException,
  type ProviderEvent,
  type Refund,
} from '../domain/payment';
import type { RailName } from '../domain/refusal';
import { restBeforeLook } from '../domain/retries';
import type { ProviderMoneyStore } from '../ports/provider-money';
import type {
  AttemptStore,
  AttemptWork,
  ClaimedRefund,
  EventInbox,
  DueRefund,
  ExceptionStore,
  ExceptionWork,
  MoneyTx,
  MoneyUnitOfWork,
  PaymentFact,
  PaymentStore,
  PaymentTx,
  RailStore,
  RefundStore,
  RefundWork,
} from '../ports/payment-tx';
import {
  PAYMENT_CLOSE_QUEUE,
  PAYMENT_LOOK_QUEUE,
  PROVIDER_EVENT_QUEUE,
  type MoneyQueue,
  type PaymentLists,
  type RefundRecord,
} from '../ports/payment-lists';
import { InMemoryCredentials } from './in-memory-credentials';
import { InMemoryAccounts, InMemoryRefundedOrders, isOfDispute, oldestFirst } from './in-memory-provider-money';

/** Scheduling of a row for workers. */
interface Work {
  dueAt: Date;
  tries: number;
  /** End of a lease, by the real clock; it equals one of the row's moments. */
  leasedUntil?: Date;
}
type AttemptRow = { attempt: PaymentAttempt; lookAt?: Date; looks: number } & Work;
type RefundRow = { refund: Refund; lastError?: string; lookAt?: Date } & Work &
  Pick<DueRefund, 'settledAt' | 'providerRefundId' | 'askedAt' | 'shortSince' | 'shortAt'>;
type EventRow = { event: ProviderEvent; outcome?: 'settled' | 'unknown'; doneAt?: Date } & Work;

/** All data of payments in maps, behind their stores and ports; by the clock of the caller. */
export class InMemoryPayments {
  readonly outbox = new RecordingOutbox<PaymentFact>();
  readonly audit = new RecordingAuditTrail();
  readonly box = new InMemorySecretBox();
  readonly credentials = new InMemoryCredentials(this.box);
  private attemptRows = new Map<string, AttemptRow>();
  private paymentRows = new Map<string, Payment>();
  private refundRows = new Map<string, RefundRow>();
  private exceptionRows = new Map<string, PaymentException>();
  private eventRows = new Map<string, EventRow>();
  private railRows = new Map<string, readonly Date[]>();
  readonly refundedOrders = new InMemoryRefundedOrders(() => [...this.refundRows.values()].map(({ refund }) => refund));
  readonly accounts: InMemoryAccounts;
  private readonly turns = new InTurn(() => this.remember());

  /** @param realNow clock of leases */
  constructor(
    private readonly now: () => Date = () => new Date(),
    private readonly realNow: () => Date = now,
  ) {
    this.accounts = new InMemoryAccounts(now);
  }

  private readonly attempts: AttemptStore = {
    insert: async (attempt) => {
      const taken = [...this.attemptRows.values()].some(
        ({ attempt: other }) => other.provider === attempt.provider && other.reference === attempt.reference,
      );
      if (taken) throw new Error(`The reference ${attempt.reference} is taken.`);
      this.attemptRows.set(keyOf(attempt), { attempt: { ...attempt }, dueAt: this.now(), tries: 0, looks: 0 });
    },
    ofCheckout: async (checkout) =>
      ofCheckout(
        checkout,
        [...this.attemptRows.values()].map(({ attempt }) => attempt),
        'createdAt',
      ),
    update: async ({ status, instructions, expiresAt, refusal, ...name }) => {
      const row = this.attemptRows.get(keyOf(name));
      if (!row) return;
      const attempt = {
        ...row.attempt,
        status,
        instructions: instructions ?? row.attempt.instructions,
        expiresAt: expiresAt ?? row.attempt.expiresAt,
        refusal,
      };
      this.attemptRows.set(keyOf(name), { ...row, attempt, ...(row.attempt.status !== status && this.fromNow(status)) });
    },
    opened: async (name, { status, instructions, expiresAt, refusal }) => {
      const row = this.attemptRows.get(keyOf(name))!;
      const { attempt } = row;
      const reopened = attempt.status === 'closed' && status === 'pending' ? 'closing' : attempt.status;
      const isNews = attempt.status === 'created' || status === 'pending';
      const opened = {
        ...attempt,
        status: attempt.status === 'created' ? status : reopened,
        instructions: isNews ? instructions : attempt.instructions,
        expiresAt: expiresAt ?? attempt.expiresAt,
        refusal: attempt.status === 'created' ? refusal : attempt.refusal,
      };
      this.attemptRows.set(keyOf(name), {
        ...row,
        attempt: opened,
        dueAt: this.now(),
        ...(opened.status === 'failed' && this.fromNow('failed')),
      });
      return { ...opened };
    },
  };

  private readonly payments: PaymentStore = {
    insert: async (payment) => {
      if ([...this.paymentRows.values()].some((other) => isSameReceipt(other, payment))) return false;
      this.paymentRows.set(keyOf(payment), { ...payment });
      return true;
    },
    ofCheckout: async (checkout) => ofCheckout(checkout, [...this.paymentRows.values()], 'bookedAt'),
    update: async ({ appliedMinor, disposition, ...name }) => {
      const payment = this.paymentRows.get(keyOf(name));
      if (payment) this.paymentRows.set(keyOf(name), { ...payment, appliedMinor, disposition });
    },
  };

  private readonly refunds: RefundStore = {
    insert: async (refund) => void this.refundRows.set(keyOf(refund), { refund: { ...refund }, dueAt: this.now(), tries: 0 }),
    ofCheckout: async (checkout) =>
      ofCheckout(
        checkout,
        [...this.refundRows.values()].map(({ refund }) => refund),
        'createdAt',
      ),
  };

  private readonly exceptions: ExceptionStore & ExceptionWork = {
    insert: async (exception) => void this.exceptionRows.set(exception.id, { ...exception }),
    resolve: async (workspaceId, id, at) => {
      const existing = this.exceptionRows.get(id);
      if (existing?.workspaceId !== workspaceId) return undefined;
      const exception = { ...existing, resolvedAt: existing.resolvedAt ?? at };
      this.exceptionRows.set(id, exception);
      return { exception: { ...exception }, alreadyResolved: existing.resolvedAt !== undefined };
    },
    resolveOfRefund: async ({ workspaceId, id }, at) => {
      for (const each of this.exceptionRows.values()) {
        const isOfIt = each.workspaceId === workspaceId && each.refundId === id && each.kind === 'refund_failed' && !each.resolvedAt;
        if (isOfIt) this.exceptionRows.set(each.id, { ...each, resolvedAt: at });
      }
    },
    insertWaiting: async (exception) => {
      if (this.openWaiting(exception)) return false;
      this.exceptionRows.set(exception.id, { ...exception });
      return true;
    },
    resolveWaiting: async (of, at) => {
      const { workspaceId, mode, currency } = of;
      const waits = [...this.refundRows.values()].some(
        ({ refund, shortSince }) =>
          shortSince &&
          refund.status === 'pending' &&
          refund.workspaceId === workspaceId &&
          refund.mode === mode &&
          refund.currency === currency,
      );
      const open = this.openWaiting(of);
      if (open && !waits) this.exceptionRows.set(open.id, { ...open, resolvedAt: at });
    },
  };

  private openWaiting({ workspaceId, mode, currency }: Pick<PaymentException, 'workspaceId' | 'mode' | 'currency'>) {
    return [...this.exceptionRows.values()].find(
      (each) =>
        each.kind === 'refunds_waiting' &&
        !each.resolvedAt &&
        each.workspaceId === workspaceId &&
        each.mode === mode &&
        each.currency === currency,
    );
  }

  private readonly rails: RailStore = {
    lock: async (name) => ({
      refusedAt: this.railRows.get(railKeyOf(name)) ?? [],
      isExceptionOpen: [...this.exceptionRows.values()].some(
        (each) =>
          each.kind === 'rail_refused' && !each.resolvedAt && each.rail && railKeyOf({ ...each, rail: each.rail }) === railKeyOf(name),
      ),
    }),
    write: async (name, refusedAt) => void this.railRows.set(railKeyOf(name), refusedAt),
  };

  private readonly attemptWork: AttemptWork = {
    claimToClose: async (name, leaseMs) => {
      const row = this.lease(this.attemptRows, name, leaseMs, ({ attempt }) => attempt.status === 'closing');
      return row && { attempt: { ...row.attempt }, tries: row.tries };
    },
    closed: async (name) => {
      const row = this.attemptRows.get(keyOf(name));
      if (row?.attempt.status === 'closing')
        this.attemptRows.set(keyOf(name), { ...row, attempt: { ...row.attempt, status: 'closed' }, ...this.fromNow('closed') });
    },
    closeLater: async (name, dueAt) => change(this.attemptRows, name, { dueAt }),
    claimToLook: async (name, leaseMs) => {
      const row = this.attemptRows.get(keyOf(name));
      if (!row || !this.mayBeTaken(row, row.lookAt)) return undefined;
      const lookAt = this.leaseEnd(leaseMs);
      const leased = { ...row, tries: row.tries + 1, lookAt, leasedUntil: lookAt };
      this.attemptRows.set(keyOf(name), leased);
      return { attempt: { ...leased.attempt }, looks: leased.looks, tries: leased.tries };
    },
    looked: async (name, { looks, dueAt }) => change(this.attemptRows, name, { looks, lookAt: dueAt }),
  };

  private readonly refundWork: RefundWork = {
    claim: async (name, leaseMs) => {
      const row = this.leaseRefund(name, leaseMs);
      if (!row) return undefined;
      const { workspaceId, mode } = name;
      const { providerRefundId, askedAt, settledAt, shortSince, shortAt } = row;
      const { providerReference, provider, attemptId } = this.paymentRows.get(keyOf({ workspaceId, mode, id: row.refund.paymentId }))!;
      const { reference } = this.attemptRows.get(keyOf({ workspaceId, mode, id: attemptId! }))!.attempt;
      return {
        refund: { ...row.refund },
        tries: row.tries,
        providerRefundId,
        askedAt,
        settledAt,
        shortSince,
        shortAt,
        providerReference,
        attempt: { workspaceId, mode, provider, reference },
      };
    },
    renew: async (claimed, leaseMs) => {
      const row = this.claimedRow(claimed);
      const now = this.now();
      if (row?.refund.status !== 'pending' || this.mayBeTaken(row, row.dueAt)) return false;
      const dueAt = this.leaseEnd(leaseMs);
      change(this.refundRows, claimed.refund, { askedAt: now, dueAt, leasedUntil: dueAt });
      return true;
    },
    settle: async (claimed, { status, at, error, providerRefundId, lookAt }) => {
      const row = this.claimedRow(claimed);
      if (!row || row.refund.status === status) return false;
      const facts = { settledAt: at, lastError: error, lookAt, providerRefundId: providerRefundId ?? row.providerRefundId };
      change(this.refundRows, claimed.refund, { refund: { ...row.refund, status }, ...facts });
      return true;
    },
    later: async (claimed, { dueAt, error, providerRefundId }) => {
      const row = this.claimedRow(claimed);
      if (row?.refund.status === 'pending')
        change(this.refundRows, claimed.refund, {
          dueAt,
          lastError: error,
          providerRefundId: providerRefundId ?? row.providerRefundId,
          shortSince: providerRefundId ? undefined : row.shortSince,
        });
    },
    pause: async ({ attempt: { provider }, ...claimed }, { dueAt, shortSince, shortAt, error }) => {
      if (this.claimedRow(claimed)?.refund.status !== 'pending') return;
      change(this.refundRows, claimed.refund, { dueAt, shortSince, shortAt, lastError: error });
      const { workspaceId, mode, currency } = claimed.refund;
      for (const { refund, ...row } of this.refundRows.values()) {
        const isOfAccount =
          refund.workspaceId === workspaceId &&
          refund.mode === mode &&
          refund.currency === currency &&
          this.paymentRows.get(keyOf({ workspaceId, mode, id: refund.paymentId }))?.provider === provider;
        const isUnsent = refund.status === 'pending' && !refund.source && !row.providerRefundId && row.leasedUntil !== row.dueAt;
        if (isOfAccount && isUnsent && row.dueAt < dueAt)
          change(this.refundRows, refund, { dueAt, shortSince: row.shortSince ?? shortSince });
      }
    },
    lookLater: async (claimed, lookAt) => {
      const row = this.claimedRow(claimed);
      if (row && row.refund.status !== 'pending') change(this.refundRows, claimed.refund, { lookAt });
    },
    reopen: async (checkout) => {
      const now = this.now();
      for (const refund of await this.refunds.ofCheckout(checkout))
        if (refund.status !== 'pending') change(this.refundRows, refund, { lookAt: now });
    },
  };

  private readonly events: EventInbox = {
    keep: async (event) => {
      if ([...this.eventRows.values()].some(({ event: other }) => isSameEvent(other, event))) return false;
      this.eventRows.set(keyOf(event), { event, dueAt: this.now(), tries: 0 });
      return true;
    },
    claim: async (name, leaseMs) => {
      const row = this.lease(this.eventRows, name, leaseMs, ({ outcome }) => outcome === undefined);
      return row && { event: row.event, tries: row.tries };
    },
    checkoutOf: async ({ workspaceId, mode, provider, reference }) => {
      const row = [...this.attemptRows.values()].find(
        ({ attempt }) =>
          attempt.provider === provider && attempt.reference === reference && attempt.workspaceId === workspaceId && attempt.mode === mode,
      );
      return row && { workspaceId, mode, checkoutId: row.attempt.checkoutId };
    },
    done: async (name, { outcome, at }) => change(this.eventRows, name, { outcome, doneAt: at }),
    later: async (name, dueAt) => change(this.eventRows, name, { dueAt }),
    purge: async (before, most) => {
      const old = [...this.eventRows].filter(([, { doneAt }]) => doneAt && doneAt < before).slice(0, most);
      for (const [subject] of old) this.eventRows.delete(subject);
      return old.length;
    },
  };

  private readonly providerMoney: ProviderMoneyStore = {
    payments: async ({ workspaceId, mode, provider }, references) =>
      [...this.paymentRows.values()].filter(
        (each) =>
          each.workspaceId === workspaceId &&
          each.mode === mode &&
          each.provider === provider &&
          references.includes(each.providerReference),
      ),
    payment: async (name) => ({ ...this.paymentRows.get(keyOf(name))! }),
    refundsOf: async ({ workspaceId, mode }, paymentIds) =>
      oldestFirst(
        [...this.refundRows.values()]
          .filter(({ refund }) => refund.workspaceId === workspaceId && refund.mode === mode && paymentIds.includes(refund.paymentId))
          .map(({ refund, providerRefundId, askedAt }) => ({
            refund: { ...refund },
            providerRefundId,
            askedAt,
            isOfOrder: this.refundedOrders.counts(refund),
          })),
      ),
    insert: async (refund, providerRefundId) => {
      const isKnown = [...this.refundRows.values()].some(
        (row) => row.refund.paymentId === refund.paymentId && row.providerRefundId === providerRefundId,
      );
      if (isKnown) return false;
      const settledAt = refund.status === 'pending' ? undefined : refund.createdAt;
      this.refundRows.set(keyOf(refund), { refund: { ...refund }, dueAt: this.now(), tries: 0, providerRefundId, settledAt });
      return true;
    },
    identify: async (name, providerRefundId) => {
      const row = this.refundRows.get(keyOf(name))!;
      const lookAt = row.refund.status === 'pending' ? row.lookAt : this.now();
      if (!row.providerRefundId) change(this.refundRows, name, { providerRefundId, lookAt });
    },
    lookAt: async (name) => {
      if (this.refundRows.get(keyOf(name))!.refund.status !== 'pending') change(this.refundRows, name, { lookAt: this.now() });
    },
    lookAtReported: async ({ id }, providerRefundId) => {
      for (const row of this.refundRows.values())
        if (row.refund.paymentId === id && row.providerRefundId === providerRefundId) await this.providerMoney.lookAt(row.refund);
    },
    dispute: async ({ id }, disputeId) => {
      const exception = [...this.exceptionRows.values()].find((each) => isOfDispute(each, id, disputeId));
      return exception && { ...exception };
    },
    insertDispute: async (exception) => {
      const isKnown = [...this.exceptionRows.values()].some((each) => isOfDispute(each, exception.paymentId!, exception.disputeId!));
      if (!isKnown) this.exceptionRows.set(exception.id, { ...exception });
      return !isKnown;
    },
    updateDispute: async (exception) => {
      const existing = this.exceptionRows.get(exception.id)!;
      this.exceptionRows.set(exception.id, { ...exception, createdAt: existing.createdAt });
    },
  };

  /** Stores of a transaction that settles checkouts. */
  readonly stores: PaymentTx = {
    attempts: this.attempts,
    payments: this.payments,
    refunds: this.refunds,
    exceptions: this.exceptions,
    rails: this.rails,
  };

  /** Runs work one after another, each whole or not at all. */
  readonly work: MoneyUnitOfWork = {
    run: (work) =>
      this.turns.run(() =>
        work({
          ...this.stores,
          attemptWork: this.attemptWork,
          refundWork: this.refundWork,
          events: this.events,
          exceptionWork: this.exceptions,
          providerMoney: this.providerMoney,
          accounts: this.accounts,
          refundedOrders: this.refundedOrders,
          credentials: this.credentials,
          outbox: this.outbox,
          audit: this.audit,
        } satisfies MoneyTx),
      ),
  };

  readonly lists: PaymentLists = {
    exceptions: async (workspaceId, { after, limit, mode, kind, open }) => {
      const exceptions = [...this.exceptionRows.values()]
        .filter((each) => each.workspaceId === workspaceId && (!after || each.id < after) && (!mode || each.mode === mode))
        .filter((each) => (!kind || each.kind === kind) && !(open && each.resolvedAt))
        .sort((a, b) => (a.id < b.id ? 1 : -1));
      const data = exceptions.slice(0, limit).map((each) => ({ ...each }));
      return exceptions.length > limit ? { data, next: data.at(-1)!.id } : { data };
    },
    ofCheckout: async (checkout) => ({
      attempts: await this.attempts.ofCheckout(checkout),
      payments: await this.payments.ofCheckout(checkout),
      refunds: (await this.refunds.ofCheckout(checkout)).map((refund): RefundRecord => {
        const { tries, lastError, settledAt } = this.refundRows.get(keyOf(refund))!;
        return { ...refund, tries, lastError, settledAt };
      }),
    }),
    due: async (queue, most) =>
      this.waiting(queue)
        .filter((row) => this.mayBeTaken(row, row.dueAt))
        .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
        .slice(0, most)
        .map(({ name }) => moneyNameOf(name)),
  };

  /** Takes a snapshot of everything; the returned function restores it: for transactions of others that include these stores. */
  remember(): () => void {
    const { attemptRows, paymentRows, refundRows, exceptionRows, eventRows, railRows } = this;
    const { orders } = this.refundedOrders;
    const accountRows = new Map(this.accounts.rows);
    const facts = this.outbox.facts.length;
    const entries = this.audit.entries.length;
    const restoreCredentials = this.credentials.remember();
    const snapshot = {
      attemptRows: new Map(attemptRows),
      paymentRows: new Map(paymentRows),
      refundRows: new Map(refundRows),
      exceptionRows: new Map(exceptionRows),
      eventRows: new Map(eventRows),
      railRows: new Map(railRows),
    };
    return () => {
      Object.assign(this, snapshot);
      this.refundedOrders.orders = orders;
      this.accounts.rows = accountRows;
      restoreCredentials();
      this.outbox.facts.length = facts;
      this.audit.entries.length = entries;
    };
  }

  private waiting(queue: MoneyQueue): { name: MoneyName; dueAt: Date; leasedUntil?: Date }[] {
    switch (queue) {
      case PROVIDER_EVENT_QUEUE:
        return [...this.eventRows.values()]
          .filter(({ outcome }) => !outcome)
          .map(({ event, dueAt, leasedUntil }) => ({ name: event, dueAt, leasedUntil }));
      case PAYMENT_CLOSE_QUEUE:
        return [...this.attemptRows.values()]
          .filter(({ attempt }) => attempt.status === 'closing')
          .map(({ attempt, dueAt, leasedUntil }) => ({ name: attempt, dueAt, leasedUntil }));
      case PAYMENT_LOOK_QUEUE:
        return [...this.attemptRows.values()].flatMap(({ attempt, lookAt, leasedUntil }) =>
          lookAt ? [{ name: attempt, dueAt: lookAt, leasedUntil }] : [],
        );
      default:
        return [...this.refundRows.values()].flatMap(({ refund, dueAt, lookAt, leasedUntil }) => {
          const at = refund.status === 'pending' ? dueAt : lookAt;
          return at ? [{ name: refund, dueAt: at, leasedUntil }] : [];
        });
    }
  }

  /** Leases a refund; an ended one is due at another moment than a pending one. */
  private leaseRefund(name: MoneyName, leaseMs: number): RefundRow | undefined {
    const row = this.refundRows.get(keyOf(name));
    const isPending = row?.refund.status === 'pending';
    if (!row || !this.mayBeTaken(row, isPending ? row.dueAt : row.lookAt)) return undefined;
    const end = this.leaseEnd(leaseMs);
    const leased = { ...row, tries: row.tries + 1, leasedUntil: end, ...(isPending ? { dueAt: end } : { lookAt: end }) };
    this.refundRows.set(keyOf(name), leased);
    return leased;
  }

  /** Returns undefined when another has claimed it since, or it has ended otherwise. */
  private claimedRow({ refund, tries }: ClaimedRefund): RefundRow | undefined {
    const row = this.refundRows.get(keyOf(refund));
    return row?.tries === tries && row.refund.status === refund.status ? row : undefined;
  }

  /** Returns the fields that a new status resets. */
  private fromNow(status: PaymentAttempt['status']): Pick<AttemptRow, 'dueAt' | 'lookAt' | 'looks' | 'tries'> {
    const restMs = restBeforeLook(status);
    return { dueAt: this.now(), lookAt: restMs === undefined ? undefined : new Date(this.now().getTime() + restMs), looks: 0, tries: 0 };
  }

  private lease<Row extends Work>(
    rows: Map<string, Row>,
    name: MoneyName,
    leaseMs: number,
    isWaiting: (row: Row) => boolean,
  ): Row | undefined {
    const row = rows.get(keyOf(name));
    if (!row || !isWaiting(row) || !this.mayBeTaken(row, row.dueAt)) return undefined;
    const dueAt = this.leaseEnd(leaseMs);
    const leased = { ...row, tries: row.tries + 1, dueAt, leasedUntil: dueAt };
    rows.set(keyOf(name), leased);
    return leased;
  }

  private leaseEnd(leaseMs: number): Date {
    return new Date(this.realNow().getTime() + leaseMs);
  }

  private mayBeTaken({ leasedUntil }: Pick<Work, 'leasedUntil'>, at: Date | undefined): boolean {
    return at !== undefined && at <= (leasedUntil?.getTime() === at.getTime() ? this.realNow() : this.now());
  }
}

const railKeyOf = ({ workspaceId, mode, rail }: RailName): string => `${workspaceId}/${mode}/${rail}`;
const keyOf = ({ workspaceId, mode, id }: MoneyName): string => `${workspaceId}/${mode}/${id}`;

function ofCheckout<T extends CheckoutName & { id: string }>(
  { workspaceId, mode, checkoutId }: CheckoutName,
  all: readonly T[],
  age: keyof T,
): T[] {
  return all
    .filter((each) => each.workspaceId === workspaceId && each.mode === mode && each.checkoutId === checkoutId)
    .sort((a, b) => Number(a[age]) - Number(b[age]) || (a.id < b.id ? -1 : 1))
    .map((each) => ({ ...each }));
}

function change<Row extends object>(rows: Map<string, Row>, name: MoneyName, facts: Partial<Row>): void {
  const row = rows.get(keyOf(name));
  if (row) rows.set(keyOf(name), { ...row, ...facts });
}

function isSameReceipt(one: Payment, other: Payment): boolean {
  return (['workspaceId', 'mode', 'provider', 'providerReference'] as const).every((field) => one[field] === other[field]);
}

function isSameEvent(one: ProviderEvent, other: ProviderEvent): boolean {
  return (['workspaceId', 'mode', 'provider', 'eventId'] as const).every((field) => one[field] === other[field]);
}
