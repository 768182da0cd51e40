import { randomUUID } from 'node:crypto';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { NotFound } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { type OrderName, refundedMinorOf } from '../domain/order';
import { NoRefundRequest } from '../domain/refund-request';
import { aPaidCart, InMemoryOrders, PAID_AT, readerOf } from '../testing';
import { AskForOwnRefund, RequestOwnRefund } from './ask-for-refund';
import { OrderChanges } from './change-orders';
import { ManageOrders } from './manage-orders';

const codes = new PlainConfirmationCodes();
let now: Date;
const clock = { now: () => now };
const ids = { next: () => randomUUID() };

describe('[ADR 0068 r2] a refund requested by the buyer of an order', () => {
  let memory: InMemoryOrders;
  let name: OrderName;

  async function order(overrides: Partial<Parameters<typeof aPaidCart>[0]> = {}): Promise<OrderName> {
    const paid = aPaidCart({ workspaceId: randomUUID(), ...overrides });
    await memory.place(paid, [
      { id: randomUUID(), checkoutId: paid.checkoutId!, rail: 'card', amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
    ]);
    return { workspaceId: paid.workspaceId, mode: paid.mode, orderId: paid.id };
  }
  const changes = () => new OrderChanges(memory.work, ids, clock);
  const manage = () => new ManageOrders(changes(), readerOf(memory));
  const ask = (reason?: string, overrides: object = {}) =>
    new AskForOwnRefund(memory.work, codes, ids, clock).execute({ ...name, reason, ...overrides });
  const confirm = (code: string, reason?: string, overrides: object = {}) =>
    new RequestOwnRefund(changes(), memory.work, codes, ids, clock).execute({ ...name, reason, code, author: OPERATOR, ...overrides });
  const code = () => codes.codeOf(memory.codes.confirmations.at(-1)!.id);
  const accept = (wanted: { amountMinor: number } | 'all' = 'all') => manage().acceptRefundRequest({ ...name, author: OPERATOR, wanted });
  const decline = () => manage().declineRefundRequest({ ...name, author: OPERATOR, message: 'Worn.' });
  const read = async () => (await memory.find(name))!;
  const notices = async () =>
    (await memory.facts(name.workspaceId)).map(({ type }) => type).filter((type) => type !== 'confirmation.asked.v1');
  const requested = async () => {
    now = new Date(now.getTime() + 60_000);
    await ask('Too small');
    await confirm(code(), 'Too small');
  };

  beforeEach(async () => {
    now = new Date('2026-02-01T12:00:00Z');
    memory = new InMemoryOrders();
    name = await order();
  });

  it('[ADR 0067 r2] is filed by a code that is mailed to them, once, reported and recorded', async () => {
    expect(await ask('Too small')).toBe('sent');
    expect([(await read()).refundRequest, memory.codes.confirmations]).toMatchObject([
      undefined,
      [{ purpose: 'order_refund', subjectId: name.orderId, email: 'Ade@Example.com' }],
    ]);
    expect(await Promise.all([confirm(code(), 'Too small'), confirm(code(), 'Too small')])).toEqual(['done', 'done']);
    expect((await read()).refundRequest).toEqual({ state: 'open', askedAt: now.toISOString(), reason: 'Too small' });
    expect(await notices()).toEqual(['order.refund_asked.v1', 'order.updated.v1']);
    expect(memory.audit.entries).toMatchObject([{ fields: ['refundRequest'], details: { by: 'buyer' } }]);
    expect(memory.state.written).toEqual([]);
  });

  it('[ADR 0067 r2] is filed with exactly the confirmed words', async () => {
    await ask('Too small');
    expect([
      await confirm(code(), 'Other words'),
      await confirm(code()),
      await confirm('000001', 'Too small'),
      await confirm(code(), 'Too small'),
    ]).toEqual(['over', 'over', 'wrong', 'done']);
  });

  it('is not requested where nothing can be given back, or the buyer cannot be asked', async () => {
    await manage().refund({ ...name, author: OPERATOR, wanted: 'all', isKeyed: true });
    expect([await ask(), await confirm('123456')]).toEqual(['refunded', 'refunded']);
    for (const overrides of [{ mode: 'test' as const }, { contact: { name: 'Adé', phone: '+2348031234567' } }]) {
      name = await order(overrides);
      expect(await ask()).toBe('unreachable');
    }
    await expect(ask('', { orderId: randomUUID() })).rejects.toThrow(NotFound);
    await expect(confirm('123456', '', { workspaceId: randomUUID() })).rejects.toThrow(NotFound);
  });

  it('is accepted by its refund, once, whole or in part', async () => {
    await requested();
    await Promise.allSettled([accept({ amountMinor: 10_000 }), accept({ amountMinor: 10_000 })]);
    expect([refundedMinorOf(await read()), (await read()).refundRequest!.state]).toEqual([10_000, 'accepted']);
    await expect(accept()).rejects.toThrow(NoRefundRequest);
    await requested();
    await accept();
    expect(await read()).toMatchObject({ status: 'refunded', refundRequest: { state: 'accepted' } });
  });

  it('is answered by any refund of the merchant’s, who may have given the money meanwhile', async () => {
    await requested();
    await Promise.all([manage().refund({ ...name, author: OPERATOR, wanted: 'all', isKeyed: true }), accept().catch(() => undefined)]);
    expect(await read()).toMatchObject({ status: 'refunded', refundRequest: { state: 'accepted' } });
    expect(refundedMinorOf(await read())).toBe((await read()).paidMinor);
  });

  it('is declined with a message, which the buyer gets once, and may be requested again', async () => {
    await requested();
    await decline();
    await expect(decline()).rejects.toThrow(NoRefundRequest);
    await expect(accept()).rejects.toThrow(NoRefundRequest);
    expect((await read()).refundRequest).toMatchObject({ state: 'declined', message: 'Worn.' });
    expect(await notices()).toEqual(['order.refund_asked.v1', 'order.updated.v1', 'order.updated.v1', 'order.refund_declined.v1']);
    expect(await ask('Please')).toBe('sent');
  });
});
