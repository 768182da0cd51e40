import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { below, fillIn, payByCard, submit } from '../run/hosted-page.mjs';

export const checks = {
  'D-97': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref, hostedUrl } = await counter.sellTickets([counter.ticket('festival/entry')]);
    const { to } = await fillIn(hostedUrl, { rail: 'card' });
    await submit(below(to, 'fault'), { fault: 'callbacks.lost' });
    const before = await Promise.all([1, 2, 3].map(() => counter.read(ref)));
    assert.deepEqual(
      before.map(({ status }) => status),
      ['open', 'open', 'open'],
    );
    await payByCard(to);
    const after = await Promise.all([1, 2, 3].map(() => counter.read(ref)));
    assert.deepEqual(
      after.map(({ status }) => status),
      ['paid', 'paid', 'paid'],
      'a read that follows the payment at once sees it, though others have just asked',
    );
  },

  'D-98': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = shop.buyer();
    const open = () => counter.sellTickets([counter.ticket('festival/entry')], { contact });
    const oldest = await open();
    for (let sessions = 1; sessions < 4; sessions += 1) await open();
    const { status, expiresAt } = await counter.read(oldest.ref);
    assert.equal(status, 'expired', 'the oldest of four gives way');
    assert.ok(Date.parse(expiresAt) <= (await shop.now()).getTime(), 'it ends when it gives way');
  },
};
