import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';

export const checks = {
  'D-158': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const set = async (closed) => (await own.admin.call('PATCH', '/workspace', { closed })).closed;
    const seat = counter.ticket('meetup/seat');
    const paid = counter.seats([counter.ticket('meetup/paid')]);
    const opened = await counter.sellTickets([counter.ticket('festival/entry')]);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const note = 'On holiday';

    assert.deepEqual(await set({ until, note }), { until, note });
    const isClosed = async () => accepted(await own.get('/store/storefront')).closed;
    await eventually('the storefront says that the shop is closed', async () => (await isClosed())?.note === note);
    assert.deepEqual(await isClosed(), { until, note });
    for (const answer of [
      await counter.openProducts(counter.cart([counter.item('bag/red')])),
      await counter.openTickets(paid, { slug: 'meetup' }),
      await counter.openTickets({ ...paid, saveForIt: true }, { slug: 'meetup' }),
      await counter.openHeadless(paid, { slug: 'meetup' }),
      await counter.register([seat]),
    ]) {
      const { details, retryable } = refused(answer, 403, 'STORE_CLOSED');
      assert.deepEqual([details, retryable], [{ until, note }, false]);
    }
    const page = await fetch(`${new URL(own.instance.baseUrl).origin}/${own.slug}/e/meetup`);
    assert.match(await page.text(), /On holiday/, 'the page of an event says why it sells nothing');
    assert.equal(accepted(await own.get(`/store/checkouts/${opened.ref}`)).status, 'open');
    assert.equal((await fetch(opened.hostedUrl)).status, 200, 'what is open can still be paid');
    const guest = { event: 'meetup', tickets: [seat], contact: own.buyer() };
    accepted(await own.post('/admin/registrations', guest, { key: own.adminToken }), 201);

    await set(null);
    await eventually('the storefront says no more that it is closed', async () => (await isClosed()) === undefined);
    await eventually('it sells again', async () => (await counter.openProducts(counter.cart([counter.item('bag/red')]))).status === 201);
  },
};
