import { randomUUID } from 'node:crypto';
import type { AddressCorrection, KnownFact } from '@svc/contracts';
import { InMemoryConfirmations } from '@svc/contracts/testing';
import { InTurn, RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import type { PaymentException, Refund } from '@svc/payments';
import type { FreedChange } from '../domain/freed-by-order';
import type { OrderDetails, OrderName, OrderPayment } from '../domain/order';
import { placeOrder, type PaidCart } from '../domain/place-order';
import { type EventRefundName, type EventRefundStore, OrderUnitOfWork, type OrderTx } from '../ports/order-tx';
import type { OrderFixture } from './order-bench';

interface State {
  orders: readonly OrderDetails[];
  written: readonly Refund[];
  sold: ReadonlyMap<string, number>;
  exceptions: readonly PaymentException[];
  eventRefunds: readonly EventRefund[];
}

type EventRefund = EventRefundName & Parameters<EventRefundStore['note']>[1];

const keyOf = ({ kind, subjectId, startAt }: Omit<FreedChange, 'count'>) => [kind, subjectId, startAt].join(' ');

/** Orders in a list, one transaction after another. Work that fails leaves no trace. */
export class InMemoryOrders implements OrderFixture {
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly audit = new RecordingAuditTrail();
  readonly codes = new InMemoryConfirmations();
  readonly work = new (workingOn(this))();
  state: State = { orders: [], written: [], sold: new Map(), exceptions: [], eventRefunds: [] };
  redirected: readonly AddressCorrection[] = [];
  notified: readonly string[] = [];
  private readonly numbers = new Map<string, number>();

  async place(paid: PaidCart, payments: readonly OrderPayment[]): Promise<{ number: number }> {
    const series = `${paid.workspaceId} ${paid.mode}`;
    const number = (this.numbers.get(series) ?? 1_000) + 1;
    this.numbers.set(series, number);
    const order = placeOrder(paid);
    const contact = { ...order.contact, id: this.contactIdOf(order) };
    this.state = { ...this.state, orders: [...this.state.orders, { ...order, contact, number, payments, refunds: [], fulfillments: [] }] };
    return { number };
  }

  contactIdOf({ workspaceId, mode, contact }: Pick<OrderDetails, 'workspaceId' | 'mode' | 'contact'>): string {
    const identityOf = ({ email, phone }: typeof contact) => email?.trim().toLowerCase() ?? phone;
    const earlier = this.state.orders.find(
      (order) => order.workspaceId === workspaceId && order.mode === mode && identityOf(order.contact) === identityOf(contact),
    );
    return earlier && identityOf(contact) !== undefined ? earlier.contact.id : contact.id;
  }

  async find({ workspaceId, mode, orderId }: OrderName): Promise<OrderDetails | undefined> {
    return this.state.orders.find((order) => order.workspaceId === workspaceId && order.mode === mode && order.id === orderId);
  }

  async anEvent(): Promise<{ eventId: string; ticketTypeId: string }> {
    return { eventId: randomUUID(), ticketTypeId: randomUUID() };
  }

  async sell(_workspaceId: string, changes: readonly FreedChange[]): Promise<void> {
    this.state = { ...this.state, sold: new Map([...this.state.sold, ...changes.map((change) => [keyOf(change), change.count] as const)]) };
  }

  async sold(_workspaceId: string, thing: Omit<FreedChange, 'count'>): Promise<number> {
    return this.state.sold.get(keyOf(thing)) ?? 0;
  }

  async failRefund({ orderId }: OrderName, refundId: string): Promise<void> {
    this.replace(orderId, (order) => ({
      ...order,
      refunds: order.refunds.map((refund) => (refund.id === refundId ? { ...refund, status: 'failed' } : refund)),
    }));
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }

  replace(id: string, change: (order: OrderDetails) => OrderDetails): void {
    this.state = { ...this.state, orders: this.state.orders.map((order) => (order.id === id ? change(order) : order)) };
  }
}

const workingOn = (memory: InMemoryOrders) =>
  class extends OrderUnitOfWork {
    private readonly turns = new InTurn(() => {
      const [before, codes] = [memory.state, memory.codes.confirmations];
      return () => {
        memory.state = before;
        memory.codes.confirmations = codes;
      };
    });

    run<T>(work: (tx: OrderTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: OrderTx = {
      orders: {
        lock: (name) => memory.find(name),
        update: async (after) =>
          memory.replace(after.id, (order) => ({
            ...order,
            ...after,
            payments: order.payments,
            refunds: order.refunds,
            fulfillments: order.fulfillments,
            version: order.version + 1,
          })),
        changeAddress: async ({ id, deliveryAddress, totals }) =>
          memory.replace(id, (order) => ({ ...order, deliveryAddress, totals, version: order.version + 1 })),
        correct: async (after) => memory.replace(after.id, (order) => ({ ...order, ...after, version: order.version + 1 })),
        addFulfillment: async ({ orderId }, fulfillment) =>
          memory.replace(orderId, (order) => ({ ...order, fulfillments: [...order.fulfillments, fulfillment] })),
        changeShipment: async ({ orderId }, corrected) =>
          memory.replace(orderId, (order) => ({
            ...order,
            fulfillments: order.fulfillments.map((one) => (one.id === corrected.id ? corrected : one)),
          })),
        deleteFulfillment: async ({ orderId }, fulfillmentId) =>
          memory.replace(orderId, (order) => ({ ...order, fulfillments: order.fulfillments.filter(({ id }) => id !== fulfillmentId) })),
        addRefunds: async ({ orderId }, refundIds) => {
          const added = memory.state.written
            .filter(({ id }) => refundIds.includes(id))
            .map(({ id, paymentId, amountMinor, reason, status, createdAt }) => ({
              id,
              paymentId,
              amountMinor,
              reason,
              status,
              createdAt,
            }));
          memory.replace(orderId, (order) => ({ ...order, refunds: [...order.refunds, ...added] }));
        },
        deleteTestOrders: async (before, most) => {
          const doomed = memory.state.orders
            .filter(({ mode, status, placedAt }) => mode === 'test' && status !== 'saving' && placedAt < before)
            .slice(0, most);
          memory.state = { ...memory.state, orders: memory.state.orders.filter((order) => !doomed.includes(order)) };
          return doomed.map(({ workspaceId, id, number }) => ({ workspaceId, orderId: id, wasPaid: number !== undefined }));
        },
        // This fake has no checkouts to delete.
        deleteUnpaidTestCheckouts: async () => 0,
      },
      refunds: {
        insert: async (refund) => {
          memory.state = { ...memory.state, written: [...memory.state.written, refund] };
        },
      },
      eventRefunds: {
        has: async ({ orderId, cancelledId }) =>
          memory.state.eventRefunds.some((noted) => noted.orderId === orderId && noted.cancelledId === cancelledId),
        note: async (name, refund) => {
          memory.state = { ...memory.state, eventRefunds: [...memory.state.eventRefunds, { ...name, ...refund }] };
        },
      },
      exceptions: {
        insert: async (exception) => {
          memory.state = { ...memory.state, exceptions: [...memory.state.exceptions, exception] };
        },
      },
      confirmations: memory.codes,
      contacts: {
        join: async ({ workspaceId, mode, name = '', email, phone }) =>
          memory.contactIdOf({ workspaceId, mode, contact: { id: randomUUID(), name, email, phone } }),
      },
      addresses: {
        redirect: async (correction) => {
          memory.redirected = [...memory.redirected, correction];
        },
        notifyFormer: async ({ former }) => {
          memory.notified = [...memory.notified, former.recipient];
        },
      },
      outbox: memory.outbox,
      audit: memory.audit,
      counts: {
        giveBack: async ({ workspaceId }, changes) => {
          for (const change of changes)
            await memory.sell(workspaceId, [{ ...change, count: Math.max(0, (await memory.sold(workspaceId, change)) - change.count) }]);
        },
      },
    };
  };
