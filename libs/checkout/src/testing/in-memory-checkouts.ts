import type { KnownFact, OrderStatus } from '@svc/contracts';
import { RecordingOutbox } from '@svc/kernel/testing';
import type { CheckoutName } from '@svc/payments';
import { InMemoryPayments } from '@svc/payments/testing';
import type { OrderName } from '../domain/settlement/balance';
import type { Checkout, HoldChange } from '../domain/checkout';
import { type CheckoutTx, CheckoutUnitOfWork, type HoldStore, type NewOrder } from '../ports/checkout-tx';
import { type BuyersCheckout, LapsingCheckouts } from '../ports/checkout-reader';
import type { CheckoutFixture, PlacedOrder } from './checkout-work.contract';

const FIRST_NUMBER = 1_001;

/** Checkouts with their holds, money and orders, in maps, behind their ports. Work that fails leaves no trace. */
export class InMemoryCheckouts implements CheckoutFixture {
  readonly holds = new InMemoryHolds();
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly money: InMemoryPayments;
  readonly work: CheckoutUnitOfWork = { run: (work) => this.run(work) };
  /** Reads between units of work, so that it sees nothing that may be undone. */
  readonly reader: CheckoutFixture['reader'] = {
    find: (name) => this.run(async () => this.find(name)),
    withMoney: (name) => this.run(() => this.withMoney(name)),
    balanceOf: (order) => this.run(async () => this.balanceOf(order)),
  };
  readonly lapsing: LapsingCheckouts;
  /** Checkouts whose keys may open others. */
  freed: readonly string[] = [];
  private rows: readonly Checkout[] = [];
  private placed: readonly (NewOrder & { status: OrderStatus })[] = [];
  /** Orders without a number: of savings plans that go on, or ended unpaid. */
  private saved: readonly (NewOrder & { status: OrderStatus })[] = [];

  constructor(private readonly now: () => Date = () => new Date()) {
    this.money = new InMemoryPayments(now);
    this.lapsing = {
      due: async (most) =>
        this.rows
          .filter(
            (each) =>
              each.status === 'open' &&
              (each.expiresAt <= this.now() || (each.holds === 'held' && each.heldUntil && each.heldUntil <= this.now())),
          )
          .map(({ workspaceId, mode, id: checkoutId }) => ({ workspaceId, mode, checkoutId }))
          .slice(0, most),
      toRemind: async (most) =>
        this.rows
          .filter(({ status, saving }) => status === 'open' && saving?.remindAt && saving.remindAt <= this.now())
          .map(({ workspaceId, mode, id: checkoutId }) => ({ workspaceId, mode, checkoutId }))
          .slice(0, most),
    };
  }

  get payments() {
    return this.money.work;
  }

  async open(checkout: Checkout): Promise<void> {
    this.rows = [...this.rows, checkout];
    if (checkout.holds === 'held') await this.holds.take({ ...checkout, checkoutId: checkout.id }, checkout.holdChanges);
  }

  async setCapacity(_workspaceId: string, change: Omit<HoldChange, 'count'>, capacity: number): Promise<void> {
    this.holds.setCapacity(change, capacity);
  }

  async counted(_workspaceId: string, change: Omit<HoldChange, 'count'>) {
    const { held, sold } = this.holds.counterOf(change);
    return { held, sold, rowsHeld: this.holds.sumOf(change, 'held'), rowsSold: this.holds.sumOf(change, 'converted') };
  }

  async orders(workspaceId: string): Promise<PlacedOrder[]> {
    const numbered = this.placed.map((order) => ({ ...order, number: this.numberOf(order.id) }));
    const all = [...numbered, ...this.saved.map((order) => ({ ...order, number: null }))].filter(
      (order) => order.workspaceId === workspaceId,
    );
    return all.map(({ id, mode, checkoutId, paidMinor, status, number }) => ({ id, mode, checkoutId, paidMinor, status, number }));
  }

  async makeOrder({ orderId }: OrderName, status: OrderStatus): Promise<void> {
    this.change(orderId, () => ({ status }));
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }

  /** Runs work one after another with the work of payments, each whole or not at all. */
  private run<T>(work: (tx: CheckoutTx) => Promise<T>): Promise<T> {
    return this.money.work.run(async () => {
      const restore = [this.money.remember(), this.holds.remember(), this.remember()];
      try {
        return await work(this.tx);
      } catch (error) {
        for (const each of restore) each();
        throw error;
      }
    });
  }

  private get tx(): CheckoutTx {
    return {
      ...this.money.stores,
      audit: this.money.audit,
      checkouts: {
        lock: async (name) => this.find(name),
        update: async (checkout) => {
          this.rows = this.rows.map((each) => (each.id === checkout.id ? { ...checkout, version: each.version + 1 } : each));
        },
        freeKey: async ({ checkoutId }) => {
          this.freed = [...this.freed, checkoutId];
        },
        openBalance: (checkout) => this.open({ ...checkout, waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 } }),
        balanceOf: async (order) => this.balanceOf(order),
      },
      holds: this.holds,
      orders: {
        save: async (order, status) => {
          this.saved = [...this.saved.filter(({ id }) => id !== order.id), { ...order, status }];
        },
        place: async (order) => {
          this.saved = this.saved.filter(({ id, status }) => id !== order.id || status !== 'saving');
          if (this.placed.some(({ checkoutId }) => checkoutId === order.checkoutId)) throw new Error('A checkout becomes one order.');
          this.placed = [...this.placed, { ...order, status: order.paidMinor < order.cart.totalMinor ? 'deposit_paid' : 'paid' }];
          return { number: this.numberOf(order.id) };
        },
        owing: async (name) => {
          const order = this.order(name);
          if (order?.status !== 'deposit_paid') return undefined;
          const { cart, contact, paidMinor } = order;
          return { ...name, number: this.numberOf(order.id), amountMinor: cart.totalMinor - paidMinor, currency: cart.currency, contact };
        },
        claim: async (name, amountMinor) => {
          const order = this.order(name);
          if (!order || order.status === 'cancelled') return 'called_off';
          return order.status === 'deposit_paid' && order.cart.totalMinor - order.paidMinor === amountMinor ? 'wanted' : 'settled';
        },
        receive: async ({ orderId }) => {
          this.change(orderId, ({ cart }) => ({ status: 'paid', paidMinor: cart.totalMinor }));
          return { status: 'paid', fulfillmentStatus: 'not_required' };
        },
      },
      outbox: this.outbox,
    };
  }

  private find({ workspaceId, mode, checkoutId }: CheckoutName): Checkout | undefined {
    return this.rows.find((each) => each.id === checkoutId && each.workspaceId === workspaceId && each.mode === mode);
  }

  private async withMoney(name: CheckoutName): Promise<BuyersCheckout | undefined> {
    const checkout = this.find(name);
    const { attempts, payments, refunds } = this.money.stores;
    return (
      checkout && {
        checkout,
        attempts: await attempts.ofCheckout(name),
        payments: await payments.ofCheckout(name),
        refunds: await refunds.ofCheckout(name),
      }
    );
  }

  private balanceOf({ workspaceId, mode, orderId }: OrderName): Checkout | undefined {
    return this.rows.findLast((each) => each.balanceOf === orderId && each.workspaceId === workspaceId && each.mode === mode);
  }

  private order({ workspaceId, mode, orderId }: OrderName) {
    return this.placed.find((each) => each.id === orderId && each.workspaceId === workspaceId && each.mode === mode);
  }

  private change(orderId: string, to: (order: NewOrder) => { status: OrderStatus; paidMinor?: number }): void {
    this.placed = this.placed.map((order) => (order.id === orderId ? { ...order, ...to(order) } : order));
  }

  private numberOf(orderId: string): number {
    const { workspaceId, mode } = this.placed.find(({ id }) => id === orderId)!;
    return (
      FIRST_NUMBER +
      this.placed.filter((order) => order.workspaceId === workspaceId && order.mode === mode).findIndex(({ id }) => id === orderId)
    );
  }

  private remember(): () => void {
    const { rows, placed, saved, freed } = this;
    const facts = this.outbox.facts.length;
    return () => {
      Object.assign(this, { rows, placed, saved, freed });
      this.outbox.facts.length = facts;
    };
  }
}

export interface Counter {
  capacity: number | null;
  held: number;
  sold: number;
}

interface Hold {
  checkoutId: string;
  change: HoldChange;
  state: 'held' | 'converted' | 'released';
}

const keyOf = ({ kind, subjectId, startAt = '' }: HoldChange) => `${kind} ${subjectId} ${startAt}`;

/** Counters and holds in maps. An item without a counter has no cap, a slot one place. */
export class InMemoryHolds implements HoldStore {
  counters = new Map<string, Counter>();
  private holds: Hold[] = [];

  setCapacity(change: Omit<HoldChange, 'count'>, capacity: number | null): void {
    this.counters.set(keyOf({ ...change, count: 1 }), { ...this.counterOf(change), capacity });
  }

  counterOf(change: Omit<HoldChange, 'count'>): Counter {
    return this.counters.get(keyOf({ ...change, count: 1 })) ?? { capacity: change.kind === 'slot' ? 1 : null, held: 0, sold: 0 };
  }

  async take({ mode, checkoutId }: CheckoutName, holdChanges: readonly HoldChange[]): ReturnType<HoldStore['take']> {
    const before = this.remember();
    if (mode === 'live') this.turn(checkoutId, 'released');
    const wanted = summed(holdChanges);
    const short = wanted.flatMap((change) => {
      const { capacity, held, sold } = this.counterOf(change);
      return capacity !== null && held + sold + change.count > capacity
        ? [{ kind: change.kind, subjectId: change.subjectId, remaining: Math.max(0, capacity - held - sold) }]
        : [];
    });
    if (short.length > 0) before();
    else if (mode === 'live') {
      for (const change of wanted) this.change(change, { held: change.count, sold: 0 });
      this.holds = [...this.holds, ...wanted.map((change): Hold => ({ checkoutId, change, state: 'held' }))];
    }
    return { short, ended: [] };
  }

  async convert({ checkoutId }: CheckoutName): Promise<void> {
    this.turn(checkoutId, 'converted');
  }

  async release({ checkoutId }: CheckoutName): Promise<void> {
    this.turn(checkoutId, 'released');
  }

  /** Sums the rows of an item in this state. */
  sumOf(change: Omit<HoldChange, 'count'>, state: 'held' | 'converted'): number {
    const key = keyOf({ ...change, count: 1 });
    return this.holds
      .filter((hold) => hold.state === state && keyOf(hold.change) === key)
      .reduce((sum, hold) => sum + hold.change.count, 0);
  }

  /** Takes a snapshot of everything; the returned function restores it. */
  remember(): () => void {
    const counters = new Map(this.counters);
    const { holds } = this;
    return () => void Object.assign(this, { counters, holds });
  }

  private turn(checkoutId: string, state: 'converted' | 'released'): void {
    this.holds = this.holds.map((hold) => {
      if (hold.checkoutId !== checkoutId || hold.state !== 'held') return hold;
      this.change(hold.change, { held: -hold.change.count, sold: state === 'converted' ? hold.change.count : 0 });
      return { ...hold, state };
    });
  }

  private change(change: HoldChange, by: { held: number; sold: number }): void {
    const { capacity, held, sold } = this.counterOf(change);
    this.counters.set(keyOf(change), { capacity, held: held + by.held, sold: sold + by.sold });
  }
}

function summed(holdChanges: readonly HoldChange[]): HoldChange[] {
  const sums = new Map<string, HoldChange>();
  for (const change of holdChanges) sums.set(keyOf(change), { ...change, count: change.count + (sums.get(keyOf(change))?.count ?? 0) });
  return [...sums.values()].sort((one, other) => (one.subjectId + one.kind < other.subjectId + other.kind ? -1 : 1));
}
