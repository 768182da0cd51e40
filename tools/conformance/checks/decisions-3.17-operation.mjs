import assert from 'node:assert/strict';
import { ask, eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';

const PAGES = ['/', '/docs', '/docs/management', '/dev/inbox'];

export const checks = {
  'D-108': async (shop) => {
    for (const path of PAGES) {
      const page = await shop.get(`${shop.instance.root}${path}`, { key: undefined });
      assert.doesNotMatch(page.text, /svc_ad_[0-9A-Za-z]{36}/, `${path} prints a token`);
    }
  },

  'D-109': async (shop) => {
    const { baseUrl, demo } = shop.instance;
    const asOperator = (path, options = {}) => ask(`${baseUrl}${path}`, { key: demo.operatorToken, ...options });
    for (const path of ['/admin/contacts', '/admin/orders', '/admin/keys', '/admin/workspace']) {
      for (const headers of [{}, { 'x-workspace': shop.slug }]) refused(await asOperator(path, { headers }), 403, 'INSUFFICIENT_SCOPE');
    }
    assert.equal(accepted(await asOperator(`/admin/workspaces/${shop.slug}`)).ref, shop.ref);

    const recipient = `operator-${shop.slug}@example.com`;
    await shop.admin.call('PATCH', '/workspace', { alertEmail: recipient });
    const made = accepted(await asOperator(`/admin/workspaces/${shop.ref}/admin-token`, { method: 'POST' }), 201);
    await eventually('the merchant is told of the admin token', async () => (await shop.instance.inbox(recipient)).length === 1);
    const token = `/admin/workspaces/${shop.ref}/admin-tokens/${made.ref}`;
    const own = () => shop.get('/admin/workspace', { key: made.adminToken });
    accepted(await asOperator(`${token}/pause`, { method: 'POST' }));
    refused(await own(), 403, 'KEY_PAUSED');
    accepted(await asOperator(`${token}/resume`, { method: 'POST' }));
    accepted(await own());
  },
};

export const clockChecks = {
  'D-115': async (shop) => {
    const [ours, theirs] = await Promise.all([Counter.open(shop), Counter.open(shop)]);
    const asTest = ({ keys }) => ({ key: keys.secretTest });
    const open = (counter, options) => counter.sell([counter.item('bag/red')], {}, options);
    const [lapsing, live, elsewhere] = [await open(ours, asTest(ours.shop)), await open(ours), await open(theirs, asTest(theirs.shop))];

    const seconds = Math.ceil((Date.parse(lapsing.expiresAt) - (await shop.now()).getTime()) / 1_000);
    accepted(
      await ask(`${shop.instance.root}/dev/clock`, {
        method: 'POST',
        body: { advanceSeconds: seconds, workspace: ours.shop.ref, mode: 'test' },
      }),
    );
    await ours.shop.webhook('checkout.expired', ({ checkoutRef }) => checkoutRef === lapsing.ref);
    const statuses = [
      await ours.read(lapsing.ref, asTest(ours.shop)),
      await ours.read(live.ref),
      await theirs.read(elsewhere.ref, asTest(theirs.shop)),
    ];
    assert.deepEqual(
      statuses.map(({ status }) => status),
      ['expired', 'open', 'open'],
      'time passes where it is advanced, and nowhere else',
    );
    const [later, now] = [await open(ours, asTest(ours.shop)), await open(ours)];
    assert.ok(Date.parse(later.expiresAt) - Date.parse(now.expiresAt) > (seconds - 60) * 1_000, 'what begins there begins at its time');
  },
};
