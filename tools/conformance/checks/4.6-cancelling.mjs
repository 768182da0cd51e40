import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';

export const checks = {
  '§4.6': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sellHeadless([counter.ticket('festival/few', { quantity: 2 })]);
    assert.equal(await counter.left('festival/few'), 0);
    refused(await counter.cancel(ref, { key: counter.shop.keys.publishableLive }), 403, 'INSUFFICIENT_SCOPE');
    const { key } = await counter.shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['read', 'checkout:create'] });
    refused(await counter.cancel(ref, { key }), 403, 'INSUFFICIENT_SCOPE');
    refused(await counter.cancel('chk_00000000000000000000000000'), 404, 'NOT_FOUND');
    refused(await shop.post(`/store/checkouts/${ref}/cancel`), 404, 'NOT_FOUND');
    const { key: cancels } = await counter.shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['checkout:cancel'] });
    const cancelled = accepted(await counter.cancel(ref, { key: cancels }));
    assert.deepEqual([cancelled.ref, cancelled.status], [ref, 'cancelled']);
    assert.equal(await counter.left('festival/few'), 2);

    const paid = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    await counter.play(paid.ref);
    refused(await counter.cancel(paid.ref), 409, 'CHECKOUT_ALREADY_PAID');
  },
};
