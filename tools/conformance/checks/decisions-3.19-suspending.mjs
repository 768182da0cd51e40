import assert from 'node:assert/strict';
import { ask, eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';

export const checks = {
  'D-159': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const { baseUrl, demo } = own.instance;
    const path = `${baseUrl}/admin/workspaces/${own.slug}`;
    const set = (suspended, key = demo.operatorToken) => ask(path, { method: 'PATCH', key, body: { suspended } });
    const seat = counter.ticket('meetup/seat');
    const open = async () => counter.openProducts(counter.cart([counter.item('bag/red')]));
    const order = await counter.soldProducts([counter.item('bag/red')]);
    const opened = await counter.sellTickets([counter.ticket('festival/entry')]);

    accepted(await counter.register([seat]), 201);
    refused(await set({ reason: 'None' }, own.adminToken), 403, 'INSUFFICIENT_SCOPE');
    assert.equal(accepted(await set({ reason: 'Reported for fraud' })).suspended.reason, 'Reported for fraud');
    await eventually(
      'the storefront says that the shop is closed',
      async () => accepted(await own.get('/store/storefront')).closed?.until === null,
    );
    for (const answer of [await open(), await counter.register([seat])]) refused(answer, 403, 'STORE_CLOSED');
    const page = await (await fetch(opened.hostedUrl)).text();
    assert.ok(!page.includes('name="rail"'), 'what is open cannot be paid');

    const write = () => own.post('/admin/folders', { name: 'Summer' }, { key: own.adminToken });
    await eventually('admin tokens change nothing', async () => (await write()).status === 403);
    refused(await write(), 403, 'WORKSPACE_SUSPENDED');
    assert.equal(accepted(await own.get('/admin/workspace', { key: own.adminToken })).suspended.reason, 'Reported for fraud');
    const refund = await own.post(`/admin/orders/${order.ref}/refund`, { amountMinor: 100, reason: 'Not sent' }, { key: own.adminToken });
    assert.equal(refund.status, 200, refund.text);

    const remove = (name, query = '') => ask(`${baseUrl}/admin/workspaces/${name}${query}`, { method: 'DELETE', key: demo.operatorToken });
    const { message, details } = refused(await remove(own.slug), 409, 'CONFLICT');
    assert.match(message, /It can be removed from \S+ on, 7 days after it was suspended\. Under way are: .*seat/);
    assert.ok(details.underWay.some(({ what, count, refs }) => what === 'seat' && count > 0 && refs.length > 0));

    accepted(await set(null));
    await eventually('it sells again', async () => (await open()).status === 201);

    const slug = `${own.slug}-unused`;
    const create = () =>
      ask(`${baseUrl}/admin/workspaces`, {
        method: 'POST',
        key: demo.operatorToken,
        body: { slug, displayName: 'Unused', timezone: 'Africa/Lagos', currencies: ['NGN'] },
      });
    const { adminToken } = accepted(await create(), 201);
    assert.equal(accepted(await remove(slug, '?dryRun=true')).state, 'planned');
    assert.equal((await own.get('/admin/workspace', { key: adminToken })).status, 200);
    assert.equal(accepted(await remove(slug)).state, 'waiting');
    await eventually('its token is unknown', async () => (await own.get('/admin/workspace', { key: adminToken })).status === 401);
    refused(await create(), 409, 'CONFLICT');
  },
};
