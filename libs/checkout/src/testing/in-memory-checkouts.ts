import type { KnownFact, OrderStatus } from '@svc/contracts';
import { RecordingOutbox } from '@svc/kernel/testing';
import type { CheckoutName } from '@svc/payments';
import { InMemoryPayments } from '@svc/payments/testing';
import type { OrderName } from '../domain/settlement/balance';
import type { Checkout, HoldMove } from '../domain/checkout';
import { CheckoutUnitOfWork, type CheckoutTx, type NewOrder } from '../ports/checkout-tx';
import { LapsingCheckouts } from '../ports/lapsing-checkouts';
import type { CheckoutPlace, PlacedOrder } from './checkout-work.contract';
import { InMemoryHolds } from './in-memory-holds';

const FIRST_NUMBER = 1_001;

/** Checkouts with their holds, money and orders, in maps, behind their ports. Work that fails leaves no trace. */
export class InMemoryCheckouts implements CheckoutPlace {
  readonly holds = new InMemoryHolds();
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly money: InMemoryPayments;
  readonly work: CheckoutUnitOfWork = { run: (work) => this.run(work) };
  readonly lapsing: LapsingCheckouts;
  /** Checkouts whose keys may open others. */
  freed: readonly string[] = [];
  private rows: readonly Checkout[] = [];
  private placed: readonly (NewOrder & { status: OrderStatus })[] = [];
  /** Orders without a number: of savings plans that go on, or were in vain. */
  private saved: readonly (NewOrder & { status: OrderStatus })[] = [];

  constructor(private readonly now: () => Date = () => new Date()) {
    this.money = new InMemoryPayments(now);
    this.lapsing = {
      due: async (most) =>
        this.rows
          .filter((each) => each.status === 'open' && (each.expiresAt <= this.now() || (each.holds === 'held' && each.heldUntil && each.heldUntil <= this.now())))
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
    if (checkout.holds === 'held') await this.holds.take({ ...checkout, checkoutId: checkout.id }, checkout.moves);
  }

  async setCapacity(_workspaceId: string, move: Omit<HoldMove, 'count'>, capacity: number): Promise<void> {
    this.holds.setCapacity(move, capacity);
  }

  async counted(_workspaceId: string, move: Omit<HoldMove, 'count'>) {
    const { held, sold } = this.holds.counterOf(move);
    return { held, sold, rowsHeld: this.holds.sumOf(move, 'held'), rowsSold: this.holds.sumOf(move, 'converted') };
  }

  async orders(workspaceId: string): Promise<PlacedOrder[]> {
    const numbered = this.placed.map((order) => ({ ...order, number: this.numberOf(order.id) }));
    const all = [...numbered, ...this.saved.map((order) => ({ ...order, number: null }))].filter((order) => order.workspaceId === workspaceId);
    return all.map(({ id, mode, checkoutId, paidMinor, status, number }) => ({ id, mode, checkoutId, paidMinor, status, number }));
  }

  async makeOrder({ orderId }: OrderName, status: OrderStatus): Promise<void> {
    this.change(orderId, () => ({ status }));
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }

  /** One after another with the work of payments, and each whole or not at all. */
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
        find: async (name) => this.find(name),
        findWithMoney: async (name) => {
          const checkout = this.find(name);
          const { attempts, payments, refunds } = this.money.stores;
          return checkout && { checkout, attempts: await attempts.ofCheckout(name), payments: await payments.ofCheckout(name), refunds: await refunds.ofCheckout(name) };
        },
        lock: async (name) => this.find(name),
        update: async (checkout) => {
          this.rows = this.rows.map((each) => (each.id === checkout.id ? { ...checkout, version: each.version + 1 } : each));
        },
        freeKey: async ({ checkoutId }) => {
          this.freed = [...this.freed, checkoutId];
        },
        openBalance: (checkout) => this.open({ ...checkout, waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 } }),
        balanceOf: async ({ workspaceId, mode, orderId }) => this.rows.findLast((each) => each.balanceOf === orderId && each.workspaceId === workspaceId && each.mode === mode),
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

  private order({ workspaceId, mode, orderId }: OrderName) {
    return this.placed.find((each) => each.id === orderId && each.workspaceId === workspaceId && each.mode === mode);
  }

  private change(orderId: string, to: (order: NewOrder) => { status: OrderStatus; paidMinor?: number }): void {
    this.placed = this.placed.map((order) => (order.id === orderId ? { ...order, ...to(order) } : order));
  }

  private numberOf(orderId: string): number {
    const { workspaceId, mode } = this.placed.find(({ id }) => id === orderId)!;
    return FIRST_NUMBER + this.placed.filter((order) => order.workspaceId === workspaceId && order.mode === mode).findIndex(({ id }) => id === orderId);
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
