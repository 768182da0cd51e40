import { randomUUID } from 'node:crypto';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { NotFound, refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { DeliveryOffer } from '../domain/change-address';
import type { OrderName } from '../domain/order';
import { aCart, aPaidCart, InMemoryOrders, readerOf } from '../testing';
import { OrderChanges } from './change-orders';
import { AskForOwnAddress, ChangeOwnAddress } from './change-own-address';
import { ManageOrders } from './manage-orders';

const YABA = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
const KANO = { line1: '1 Emir Road', city: 'Kano', country: 'NG' };
const offers: DeliveryOffer[] = [
  {
    id: 'lagos',
    name: 'Lagos',
    kind: 'delivery',
    prices: [{ currency: 'NGN', priceMinor: 0 }],
    countries: ['NG'],
    states: [],
    cities: [],
    postalPrefixes: [],
  },
];
const codes = new PlainConfirmationCodes();
let now: Date;
const clock = { now: () => now };
const ids = { next: () => randomUUID() };

describe('[ADR 0068 r1] the buyer of an order', () => {
  let memory: InMemoryOrders;
  let name: OrderName;

  async function order(overrides: Partial<Parameters<typeof aPaidCart>[0]> = {}): Promise<OrderName> {
    const cart = aCart(undefined, { delivery: { zoneId: 'lagos', name: 'Lagos', kind: 'delivery' } });
    const paid = aPaidCart({ workspaceId: randomUUID(), cart, deliveryAddress: YABA, ...overrides });
    await memory.place(paid, []);
    return { workspaceId: paid.workspaceId, mode: paid.mode, orderId: paid.id };
  }
  const ask = (address = KANO, overrides: object = {}) =>
    new AskForOwnAddress(memory.work, codes, ids, clock).execute({ ...name, address, offers, language: 'fr-CI', ...overrides });
  const change = (code: string, address = KANO, overrides: object = {}) =>
    new ChangeOwnAddress(memory.work, codes, ids, clock).execute({ ...name, address, offers, code, author: OPERATOR, ...overrides });
  const code = () => codes.codeOf(memory.codes.confirmations.at(-1)!.id);
  const fulfil = () => new ManageOrders(new OrderChanges(memory.work, ids, clock), readerOf(memory)).fulfil({ ...name, author: OPERATOR });
  const goesTo = async () => (await memory.find(name))!.deliveryAddress;
  const facts = async () => (await memory.facts(name.workspaceId)).map(({ type }) => type);

  beforeEach(async () => {
    now = new Date('2026-02-01T12:00:00Z');
    memory = new InMemoryOrders();
    name = await order();
  });

  it('[ADR 0067 r2] has it sent elsewhere by a code that is mailed to them, once, reported and recorded', async () => {
    expect(await ask()).toBe('sent');
    expect(memory.codes.confirmations).toMatchObject([
      { purpose: 'order_address', subjectId: name.orderId, email: 'Ade@Example.com', language: 'fr-CI' },
    ]);
    expect(await goesTo()).toEqual(YABA);
    expect(await Promise.all([change(code()), change(code())])).toEqual(['done', 'done']);
    expect(await goesTo()).toEqual(KANO);
    expect(await facts()).toEqual(['confirmation.asked.v1', 'order.updated.v1']);
    expect(memory.audit.entries).toMatchObject([
      {
        action: 'change',
        subject: { kind: 'order', ref: refOf('ord', name.orderId) },
        fields: ['deliveryAddress'],
        details: { by: 'buyer' },
      },
    ]);
  });

  it('[ADR 0067 r2] confirms exactly the requested address', async () => {
    await ask();
    expect([await change(code(), { ...KANO, line1: '2 Emir Road' }), await change('000001'), await goesTo()]).toEqual([
      'over',
      'wrong',
      YABA,
    ]);
    expect([await change(code()), await goesTo()]).toEqual(['done', KANO]);
  });

  it('gets no mail where the address cannot be changed, is unchanged, or the buyer cannot be asked', async () => {
    expect([await ask({ ...KANO, country: 'GH' }), await ask(YABA)]).toEqual(['nowhere', 'done']);
    for (const overrides of [{ mode: 'test' as const }, { contact: { name: 'Adé', phone: '+2348031234567' } }]) {
      name = await order(overrides);
      expect(await ask()).toBe('unreachable');
    }
    expect([memory.codes.confirmations, await facts()]).toEqual([[], []]);
    await expect(ask(KANO, { orderId: randomUUID() })).rejects.toThrow(NotFound);
    await expect(change('123456', KANO, { workspaceId: randomUUID() })).rejects.toThrow(NotFound);
  });

  it('has it sent elsewhere or the merchant hands it over, whichever comes first', async () => {
    await ask();
    const [, late] = await Promise.all([fulfil(), change(code())]);
    expect([late, await goesTo()]).toEqual(['begun', YABA]);
    name = await order();
    await ask();
    const [first] = await Promise.all([change(code()), fulfil()]);
    expect([first, await goesTo()]).toEqual(['done', KANO]);
  });
});
