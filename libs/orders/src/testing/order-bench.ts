import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import { OPERATOR } from '@svc/kernel/testing';
import type { ShipmentCorrection } from '../domain/correct-fulfillment';
import type { FreedChange } from '../domain/freed-by-order';
import type { Shipment } from '../domain/fulfillment';
import type { OrderDetails, OrderName, OrderPayment } from '../domain/order';
import type { PaidCart } from '../domain/place-order';
import type { OrderUnitOfWork } from '../ports/order-tx';
import type { WantedRefund } from '../domain/refund-order';
import { OrderChanges } from '../use-cases/change-orders';
import { ManageOrders } from '../use-cases/manage-orders';
import { aPaidCart, PAID_AT } from './order.builder';

/** Store of orders. */
export interface OrderFixture {
  work: OrderUnitOfWork;
  /** Places an order as settling its checkout does; the payments are booked before. */
  place(paid: PaidCart, payments: readonly OrderPayment[]): Promise<{ number: number }>;
  find(name: OrderName): Promise<OrderDetails | undefined>;
  /** Creates an event with a tier. */
  anEvent(workspaceId: string): Promise<{ eventId: string; ticketTypeId: string }>;
  /** Counts pieces as sold. */
  sell(workspaceId: string, changes: readonly FreedChange[]): Promise<void>;
  sold(workspaceId: string, thing: Omit<FreedChange, 'count'>): Promise<number>;
  /** Fails a refund, as the provider that refuses it. */
  failRefund(name: OrderName, refundId: string): Promise<void>;
  facts(workspaceId: string): Promise<KnownFact[]>;
}

/** Reads the orders of a fixture, each with one stamp. */
export const readerOf = (fixture: Pick<OrderFixture, 'find'>): ConstructorParameters<typeof ManageOrders>[1] => ({
  find: async (name) => {
    const order = await fixture.find(name);
    return order && { ...order, updatedAt: '2026-02-02T12:00:00.000000Z' };
  },
});

/**
 * Opens the fixture before each test and makes a workspace; returns helpers for orders there. `newWorkspace` makes a workspace and
 * returns its id.
 */
export function useOrders(open: () => OrderFixture, newWorkspace: () => Promise<string>) {
  let fixture: OrderFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
  });

  let last = 0;
  /** Returns ids that sort as they are made, as those of the service do. */
  const nextId = () => `${String((last += 1)).padStart(8, '0')}${randomUUID().slice(8)}`;
  const now = new Date('2026-02-02T12:00:00.000Z');
  const setup = () => new OrderChanges(fixture.work, { next: nextId }, { now: () => now });
  const manage = () => new ManageOrders(setup(), readerOf(fixture));
  const refund = (name: OrderName, wanted: WantedRefund) =>
    manage().refund({ ...name, author: OPERATOR, wanted, reason: 'Torn', isKeyed: true });
  const cancel = (name: OrderName, overrides = { refund: true }) => manage().cancel({ ...name, author: OPERATOR, ...overrides });
  const fulfil = (name: OrderName, items?: { itemId: string; quantity: number }[], shipment: Shipment = {}) =>
    manage().fulfil({ ...name, author: OPERATOR, handOver: { items, ...shipment } });
  const correct = (name: OrderName, fulfillmentId: string, shipment: ShipmentCorrection['shipment'], notify = true) =>
    manage().correctFulfillment({ ...name, author: OPERATOR, fulfillmentId, shipment, notify });
  const takeBack = (name: OrderName, fulfillmentId: string) => manage().takeFulfillmentBack({ ...name, author: OPERATOR, fulfillmentId });
  const updates = async () =>
    (await fixture.facts(workspaceId)).flatMap(({ type, data }) =>
      type === 'order.updated.v1' ? [`${data.status} ${data.fulfillmentStatus}`] : [],
    );

  /** Returns tickets whose holders are notified that they are void, change by change. */
  const voided = async () =>
    (await fixture.facts(workspaceId)).flatMap(({ type, data }) => (type === 'order.tickets_voided.v1' ? [data.attendeeIds] : []));

  /** Returns the facts that notify buyers of changes, change by change. */
  const notices = async () =>
    (await fixture.facts(workspaceId)).flatMap(({ type, data }) =>
      type === 'order.handed_over.v1' || type === 'order.refunded.v1' || type === 'order.cancelled.v1' || type === 'order.tickets_voided.v1'
        ? [{ type, ...data }]
        : [],
    );

  async function order(
    overrides: Partial<PaidCart> = {},
    parts?: (number | Pick<OrderPayment, 'rail' | 'amountMinor'>)[],
  ): Promise<{ name: OrderName; paid: PaidCart; payments: OrderPayment[] }> {
    const paid = aPaidCart({ workspaceId, ...overrides });
    const payments = (parts ?? [paid.paidMinor]).map((part, index) => ({
      id: nextId(),
      checkoutId: paid.checkoutId!,
      ...(typeof part === 'number' ? { rail: 'card' as const, amountMinor: part } : part),
      currency: 'NGN',
      reference: `${paid.id}-${index}`,
      paidAt: PAID_AT,
    }));
    await fixture.place(paid, payments);
    return { name: { workspaceId, mode: paid.mode, orderId: paid.id }, paid, payments };
  }
  const read = async (name: OrderName) => (await fixture.find(name))!;
  return {
    get fixture() {
      return fixture;
    },
    get workspaceId() {
      return workspaceId;
    },
    setup,
    manage,
    refund,
    cancel,
    fulfil,
    correct,
    takeBack,
    updates,
    voided,
    notices,
    order,
    read,
    nextId,
    now,
  };
}

export type OrderBench = ReturnType<typeof useOrders>;
