import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { eventually } from '../run/client.mjs';
import { accepted, refused } from '../run/expectations.mjs';
import { below, fieldsOf, fillIn, submit, visit } from '../run/hosted-page.mjs';

const FEE = { pct: 2.5, flatMinor: 100 };
const RAISED = { secretReadLive: { perMinute: 1_000_000, burst: 1_000_000 } };

export const checks = {
  'D-130': async (shop) => {
    const own = await shop.openAnother();
    const ask = (method, path, body) => own.get(`/admin${path}`, { key: own.adminToken, method, body });
    await own.setByOperator({ fees: { frontdesk: FEE, product: FEE } });
    for (const change of [
      { fees: { frontdesk: { pct: 0 } } },
      { fees: { product: { pct: 0 } } },
      { limits: RAISED },
      { texts: { mostPerDay: 100_000 } },
      { texts: { countries: ['NG', 'LV'] } },
    ]) {
      const before = await own.admin.call('GET', '/workspace');
      refused(await ask('PATCH', '/workspace', { displayName: 'Changed', ...change }), 403, 'INSUFFICIENT_SCOPE');
      assert.deepEqual(await own.admin.call('GET', '/workspace'), before, 'nothing of the request is kept');
    }
    refused(await ask('POST', '/keys', { kind: 'secret', mode: 'live', limits: RAISED }), 403, 'INSUFFICIENT_SCOPE');
    accepted(await ask('PATCH', '/workspace', { fees: { frontdesk: FEE }, texts: { countries: ['NG'] } }));

    const { workspace } = await own.admin.call('GET', '/document');
    const { fees, ...without } = workspace;
    for (const repeated of [workspace, without, { ...without, fees: { product: fees.product } }])
      assert.deepEqual((await own.admin.call('PUT', '/document', { version: 1, workspace: repeated })).changed, []);
    for (const query of ['', '?dryRun=true']) {
      const answer = await ask('PUT', `/document${query}`, { version: 1, workspace: { ...without, fees: { frontdesk: { pct: 0 } } } });
      assert.deepEqual(Object.keys(refused(answer, 400, 'VALIDATION_ERROR').details.fields), ['workspace.fees.frontdesk']);
    }
  },

  'D-131': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const { hostedUrl: masked } = (
      await counter.shop.get(`/store/checkouts/${ref}`, { key: counter.shop.keys.publishableLive, origin: counter.shop.origin })
    ).body;
    const record = async () => fieldsOf((await visit(`${hostedUrl}&way=other`)).text);
    const before = await record();
    for (const fields of [
      { 'contact.email': 'another@example.test', 'contact.phone': '+2348030000000', rail: 'card' },
      { 'contact.phone': '+2348030000000', rail: 'cash' },
    ]) {
      const answer = await fillIn(masked, fields);
      assert.equal(answer.status, 400);
      assert.ok(answer.text.includes('+2348030000000'), 'what was typed is shown again');
    }
    assert.deepEqual(await record(), before, 'nothing of it was kept');

    const { to: page } = await fillIn(hostedUrl, { rail: 'card' });
    await submit(below(page, 'fault'), { fault: 'open.unavailable' });
    const other = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    assert.ok((await fillIn(other.hostedUrl, { rail: 'card' })).to?.includes('/sandbox/'), 'a fault is that of one checkout');
    assert.equal((await fillIn(`${hostedUrl}&way=other`, { rail: 'bank_transfer', 'contact.phone': '+2348030000001' })).status, 503);
    assert.ok(
      (await visit(`${hostedUrl}&way=other`)).text.includes('+2348030000001'),
      'a payment that cannot be opened keeps what was typed',
    );

    const own = await shop.openAnother();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { key } = await own.makeKey({ kind: 'secret', mode: 'test', expiresAt });
    await own.admin.call('POST', '/test-clock/advance', { seconds: 7_200 });
    await eventually('the test clock is ahead', async () => (await own.admin.call('GET', '/test-clock')).status === 'ready');
    accepted(await own.get('/store/products', { key }));
  },
};
