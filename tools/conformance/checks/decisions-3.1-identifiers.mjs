import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';
import { visit } from '../run/hosted-page.mjs';
import { uuidOf } from '../run/uuid-of.mjs';

/** A product in short. */
const product = (slug) => ({ slug, name: slug, variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 100 }] }] });

/** Expects the merchant's side to refuse it. @returns what it says */
async function refusedByAdmin(calling) {
  const outcome = await calling.then(
    () => undefined,
    (error) => error,
  );
  assert.ok(outcome !== undefined && outcome.status >= 400 && outcome.status < 500, `it was refused: ${outcome}`);
  return outcome;
}

export const checks = {
  'D-1': async (shop) => {
    const counter = await Counter.of(shop);
    const order = await counter.soldTickets([counter.ticket('festival/entry')]);
    const refs = {
      prd: shop.refOf('lamp'),
      var: shop.refOf('lamp/s-iroko'),
      pkg: shop.refOf('bundle'),
      pko: shop.refOf('bundle/one'),
      evt: shop.refOf('fair'),
      tkt: shop.refOf('fair/entry'),
      day: shop.refOf('conference/first'),
      dlz: shop.refOf('lagos'),
      chk: order.checkoutRef,
      ord: order.ref,
      oit: order.items[0].ref,
      pay: order.payments[0].ref,
      att: order.items[0].attendees[0].ref,
      con: order.contact.ref,
    };
    for (const [prefix, ref] of Object.entries(refs)) {
      assert.match(ref, new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
      const uuid = uuidOf(ref);
      assert.equal(uuid[12], '7', `${ref} is a UUIDv7`);
    }
    const later = await counter.sellTickets([counter.ticket('festival/entry')]);
    assert.ok(later.ref > order.checkoutRef, 'refs sort by the time at which they were made');
  },

  'D-1a': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = shop.buyer({ phone: '+2348031112222' });
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact });
    const other = await counter.sell([counter.item('bag/red')]);
    assert.match(new URL(hostedUrl).pathname, new RegExp(`^/${counter.shop.slug}/c/${ref}$`));
    assert.equal((await counter.read(ref)).hostedUrl, hostedUrl, 'every read writes the same link');
    const token = new URL(hostedUrl).searchParams.get('t');
    assert.equal(Buffer.from(token, 'base64url').length, 16, 'the token is 128 bits');
    const forged = [
      hostedUrl.replace(/t=.*/, ''),
      hostedUrl.replace(/t=.*/, `t=${[...token].reverse().join('')}`),
      other.hostedUrl.replace(other.ref, ref),
    ];
    for (const url of forged) assert.equal((await visit(url)).status, 404, 'a link without its token is none');
    const weaker = accepted(await counter.shop.get(`/store/checkouts/${ref}`, { key: counter.shop.keys.publishableLive })).hostedUrl;
    assert.notEqual(weaker, hostedUrl);
    assert.ok((await visit(hostedUrl)).text.includes(contact.email));
    const masked = await visit(weaker);
    assert.equal(masked.status, 200);
    for (const secret of [contact.email, contact.phone]) assert.ok(!masked.text.includes(secret), `${secret} is masked`);
  },

  'D-2': async (shop) => {
    const guest = shop.buyer();
    const body = { tickets: [{ ticketTypeRef: shop.refOf('meetup/seat'), quantity: 1 }], contact: guest };
    const { ref } = accepted(await shop.post('/store/events/meetup/register', body, { key: shop.keys.secretTest }), 201);
    assert.match(ref, /^test_att_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    const link = accepted(
      await shop.post('/store/customers/link', { email: guest.email, externalRef: 'nobody' }, { key: shop.keys.secretTest }),
    );
    assert.match(link.customerRef, /^test_cus_/);
    assert.match(link.contactRef, /^test_con_/);
    const stored = await Promise.all(['/registrations', '/contacts', '/customer-links'].map((path) => shop.admin.list(path)));
    assert.ok(!JSON.stringify(stored).includes(guest.email), 'nothing of it is stored');
    assert.deepEqual(await shop.instance.inbox(guest.email), [], 'nothing is sent');
  },

  'D-3': async (shop) => {
    const ids = new Set();
    for (const options of [{}, { key: undefined }, { key: shop.keys.publishableTest }]) {
      const answer = await shop.get('/store/products', { ...options, headers: { 'x-request-id': 'mine-1' } });
      const id = answer.headers.get('x-request-id');
      assert.match(id, /^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
      if (answer.status !== 200) assert.equal(answer.body.error.requestId, id);
      ids.add(id);
    }
    assert.equal(ids.size, 3, 'each answer has an id of its own');
  },

  'D-4': async (shop) => {
    assert.equal(accepted(await shop.get('/store/products/LaMp')).slug, 'lamp');
    assert.match(
      (await refusedByAdmin(shop.admin.call('POST', '/products', product('lamp')))).envelope.message,
      /is taken/,
      'a slug is taken once',
    );
    const own = await shop.openAnother(() => ({
      version: 1,
      products: [product('mug')],
      notes: [{ slug: 'mug', title: 'Mug', bodyHtml: '<p>M</p>' }],
      forms: [{ slug: 'mug', name: 'Mug', fields: [] }],
    }));
    accepted(await own.get('/store/notes/mug'));
    const { ref } = await own.admin.call('PATCH', `/products/${own.refOf('mug')}`, { slug: 'cup' });
    accepted(await own.get('/store/products/cup'));
    assert.equal(
      refused(await own.get('/store/products/mug'), 404, 'NOT_FOUND').details?.movedTo,
      'cup',
      'a 404 says where a renamed thing is',
    );
    await own.admin.call('PATCH', `/products/${ref}`, { slug: 'beaker' });
    assert.equal(refused(await own.get('/store/products/mug'), 404, 'NOT_FOUND').details?.movedTo, 'beaker', 'straight to the newest slug');
    await own.admin.call('PATCH', `/products/${ref}`, { slug: 'cup' });
    accepted(await own.get('/store/products/cup'));
    const form = accepted(await own.get('/store/forms/mug'));
    await own.admin.call('PATCH', `/forms/${form.ref}`, { slug: 'cup' });
    const moved = await visit(form.hostedUrl);
    assert.deepEqual([moved.status, moved.to], [301, form.hostedUrl.replace(/mug$/, 'cup')], 'a hosted page redirects');
    await own.admin.call('DELETE', `/products/${ref}`);
    assert.equal(refused(await own.get('/store/products/mug'), 404, 'NOT_FOUND').details, undefined, 'a deleted thing is nowhere');
    assert.notEqual((await own.admin.call('POST', '/products', product('cup'))).ref, ref, 'a deleted thing gives its slug free');
    for (const slug of ['v1', 'docs', 'dev', 'media', 'healthz', 'readyz', 'metrics', 'console', 'door', own.slug]) {
      await refusedByAdmin(
        shop.instance.operator.call('POST', '/workspaces', { slug, displayName: 'X', timezone: 'Africa/Lagos', currencies: ['NGN'] }),
      );
    }
  },
};
