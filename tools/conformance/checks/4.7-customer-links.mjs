import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, notValid, refused } from '../run/expectations.mjs';

let users = 0;

/** A user of the merchant's whom nobody has linked. */
function aUser(shop, fields = {}) {
  users += 1;
  return { externalRef: `user-${users}`, email: shop.buyer().email, ...fields };
}

const link = (shop, user, options = {}) => shop.post('/store/customers/link', user, options);
const linked = async (shop, user, options) => accepted(await link(shop, user, options));
const contactOf = (shop, { contactRef }) => shop.admin.call('GET', `/contacts/${contactRef}`);

export const checks = {
  '§4.7': async (shop) => {
    hasFields(await linked(shop, aUser(shop)), {
      linkRef: /^lnk_/,
      customerRef: /^cus_/,
      contactRef: /^con_/,
      externalRef: /^user-/,
      alreadyLinked: 'boolean',
    });
    const { key } = await shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['customers:link'] });
    await linked(shop, aUser(shop), { key });
    const other = await shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['read', 'otp:send'] });
    for (const without of [other.key, shop.keys.publishableLive])
      refused(await link(shop, aUser(shop), { key: without }), 403, 'INSUFFICIENT_SCOPE');
  },

  '§4.7 email': async (shop) => {
    for (const email of [undefined, '', 'nobody', 42]) notValid(await link(shop, aUser(shop, { email })), { fields: { email: String } });
    const user = aUser(shop);
    const view = await linked(shop, { ...user, email: ` ${user.email.toUpperCase()} ` });
    assert.equal((await contactOf(shop, view)).email, user.email);
  },

  '§4.7 externalRef': async (shop) => {
    for (const externalRef of [undefined, '', 42])
      notValid(await link(shop, aUser(shop, { externalRef })), { fields: { externalRef: String } });
    const user = aUser(shop);
    const views = await Promise.all([1, 2, 3].map(() => linked(shop, user)));
    assert.equal(new Set(views.map(({ linkRef }) => linkRef)).size, 1, 'called at once it makes one link');
    assert.equal(views.filter(({ alreadyLinked }) => !alreadyLinked).length, 1);
  },

  '§4.7 name': async (shop) => {
    const nameless = aUser(shop);
    const view = await linked(shop, nameless);
    await linked(shop, { ...nameless, name: 'Bisi Ade' });
    assert.equal((await contactOf(shop, view)).name, 'Bisi Ade', 'an empty name is filled');
    await linked(shop, { ...nameless, name: 'Somebody Else' });
    assert.equal((await contactOf(shop, view)).name, 'Bisi Ade', 'one that is there is not replaced');
  },

  '§4.7 phone': async (shop) => {
    const phone = aNumber();
    const view = await linked(shop, aUser(shop, { phone }));
    assert.equal((await contactOf(shop, view)).phone, phone);
    notValid(await link(shop, aUser(shop, { phone: 'none' })), { fields: { phone: String } });
  },

  '§4.7 r1': async (shop) => {
    const user = aUser(shop);
    const first = await linked(shop, user);
    const again = await linked(shop, { ...user, email: shop.buyer().email });
    assert.deepEqual([first.alreadyLinked, again], [false, { ...first, alreadyLinked: true }]);
  },

  '§4.7 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const buyer = shop.buyer();
    await counter.soldProducts([counter.item('bag/red')], { contact: buyer });
    const [existing, unknown] = [await link(counter.shop, aUser(shop, { email: buyer.email })), await link(counter.shop, aUser(shop))];
    const shapes = [existing, unknown].map((answer) => Object.entries(accepted(answer)).map(([name, value]) => [name, typeof value]));
    assert.deepEqual(shapes[0], shapes[1]);
    assert.deepEqual([existing.body.alreadyLinked, unknown.body.alreadyLinked], [false, false]);
  },

  '§4.7 r3': async (shop) => {
    const counter = await Counter.of(shop);
    const user = aUser(shop);
    const view = await linked(counter.shop, user);
    await linked(counter.shop, user);
    const later = await linked(counter.shop, aUser(shop));
    const linkWebhook = (customerRef) => counter.shop.webhook('customer.linked', (data) => data.customerRef === customerRef);
    assert.deepEqual((await linkWebhook(view.customerRef)).body.data, { customerRef: view.customerRef, contactRef: view.contactRef });
    await linkWebhook(later.customerRef);
    const events = new Set(
      shop.instance.sink.received
        .filter(({ body }) => body.type === 'customer.linked' && body.data.customerRef === view.customerRef)
        .map(({ body }) => body.id),
    );
    assert.equal(events.size, 1);
  },

  '§4.7 r4': async (shop) => {
    const test = { key: shop.keys.secretTest };
    const user = aUser(shop);
    hasFields(await linked(shop, user, test), { customerRef: /^test_cus_/, contactRef: /^test_con_/, test: /^true$/ });
    notValid(await link(shop, { ...user, email: 'nobody' }, test), { fields: { email: String } });
    await linked(shop, aUser(shop));
    const contacts = await eventually('contacts are listed', () => shop.admin.list('/contacts'));
    assert.ok(!contacts.some(({ email }) => email === user.email), 'it makes no contact');
  },
};
