import type { OrderBench } from './order-bench';
import { aCart, aLine } from './order.builder';

/** Tests that a store of orders corrects fulfilments and takes them back. */
export function fulfillmentsContract(bench: OrderBench): void {
  const { order, read, fulfil, correct, takeBack, refund, notices, updates } = bench;
  const shipment = { carrier: 'GIG', trackingNumber: '4711', trackingUrl: 'https://track.example/4711' };

  async function sent(quantity = 3) {
    const line = aLine({ quantity });
    const { name } = await order({ cart: aCart([line]) });
    await fulfil(name, undefined, shipment);
    const { fulfillments, version } = await read(name);
    return { name, line, fulfillmentId: fulfillments[0]!.id, version };
  }

  it('[D-149] keeps the corrected tracking of a fulfilment, and notifies the buyer of what differs alone', async () => {
    const { name, fulfillmentId, version } = await sent();
    await correct(name, fulfillmentId, { trackingNumber: '4712', trackingUrl: null });
    await correct(name, fulfillmentId, { trackingNumber: '4712' });
    await correct(name, fulfillmentId, { carrier: 'DHL' }, false);
    const after = await read(name);
    expect(after.fulfillments).toMatchObject([{ id: fulfillmentId, carrier: 'DHL', trackingNumber: '4712' }]);
    expect(after.fulfillments[0]!.trackingUrl).toBeUndefined();
    expect(after.version).toBe(version + 2);
    const [first, ...corrections] = await notices();
    expect([first, corrections]).toMatchObject([
      { fulfillmentId, trackingNumber: '4711' },
      [{ fulfillmentId, isCorrection: true, isAll: true, carrier: 'GIG', trackingNumber: '4712' }],
    ]);
    expect(corrections).toHaveLength(1);
    expect(await updates()).toEqual(['paid fulfilled', 'paid fulfilled', 'paid fulfilled']);
  });

  it('[D-149] leaves the fulfilments of other orders alone', async () => {
    const [one, other] = [await sent(), await sent()];
    await expect(correct(one.name, other.fulfillmentId, { carrier: 'DHL' })).rejects.toThrow('no such fulfilment of this order');
    await expect(takeBack(one.name, other.fulfillmentId)).rejects.toThrow('no such fulfilment of this order');
    await correct(one.name, one.fulfillmentId, { carrier: 'DHL' });
    await takeBack(one.name, one.fulfillmentId);
    expect((await read(other.name)).fulfillments).toMatchObject([shipment]);
  });

  it('[D-149] takes a fulfilment back once, however often that is wanted at once, and frees what was refunded meanwhile once', async () => {
    const { name, line, fulfillmentId } = await sent();
    const variant = { kind: 'variant' as const, subjectId: line.variantId! };
    await bench.fixture.sell(bench.workspaceId, [{ ...variant, count: 10 }]);
    await refund(name, { items: [{ itemId: line.id, quantity: 2 }] });
    expect(await bench.fixture.sold(bench.workspaceId, variant)).toBe(10);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => takeBack(name, fulfillmentId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bench.fixture.sold(bench.workspaceId, variant)).toBe(8);
    expect(await read(name)).toMatchObject({ fulfillmentStatus: 'unfulfilled', fulfillments: [], items: [{ fulfilledQuantity: 0 }] });
    expect((await notices()).map(({ type }) => type)).toEqual(['order.handed_over.v1', 'order.refunded.v1']);
    expect((await updates()).at(-1)).toBe('partially_refunded unfulfilled');
    await fulfil(name);
    expect((await read(name)).items).toMatchObject([{ fulfilledQuantity: 1, refundedQuantity: 2 }]);
  });

  it('[D-149] takes a fulfilment back beside a refund of its pieces, whichever comes first', async () => {
    const { name, line, fulfillmentId } = await sent();
    const variant = { kind: 'variant' as const, subjectId: line.variantId! };
    await bench.fixture.sell(bench.workspaceId, [{ ...variant, count: 10 }]);
    await Promise.all([takeBack(name, fulfillmentId), refund(name, { items: [{ itemId: line.id, quantity: 2 }] })]);
    expect(await bench.fixture.sold(bench.workspaceId, variant)).toBe(8);
    expect((await read(name)).items).toMatchObject([{ fulfilledQuantity: 0, refundedQuantity: 2 }]);
  });
}
