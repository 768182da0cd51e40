import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';
import { submit } from '../run/hosted-page.mjs';

const [SATELLITE, PREMIUM, SHARED_COST, ABROAD] = ['+881612345678', '+19005550123', '+80812345678', '+233201234567'];

export const checks = {
  'D-107': async (shop) => {
    const counter = await Counter.open(shop);
    const seat = [counter.ticket('meetup/seat')];
    const byPhone = (phone, options) => counter.register(seat, { contact: { name: 'Chi', phone } }, options);
    for (const phone of [SATELLITE, PREMIUM, SHARED_COST, ABROAD]) {
      for (const key of [counter.shop.keys.publishableLive, counter.shop.keys.publishableTest])
        notValid(await byPhone(phone, { key }), { fields: { 'contact.phone': String } });
      accepted(await counter.register(seat, { contact: shop.buyer({ phone }) }), 201);
    }
    for (const [door, phone] of [
      ['e', SATELLITE],
      ['rsvp', PREMIUM],
      ['e', ABROAD],
    ]) {
      const page = `${counter.instance.root}/${counter.shop.slug}/${door}/meetup`;
      const { status } = await submit(page, {
        [`quantity.${counter.shop.refOf('meetup/seat')}`]: '1',
        'contact.name': 'Chi',
        'contact.phone': phone,
      });
      assert.equal(status, 400, `the page /${door} takes a guest by ${phone} alone`);
    }
    accepted(await byPhone(aNumber()), 201);

    const set = (settings) => counter.shop.admin.call('PATCH', '/workspace', settings);
    await set({ timezone: 'UTC' });
    notValid(await byPhone(aNumber()), { fields: { 'contact.phone': String }, setting: 'texts.countries', reason: String });
    await counter.shop.setByOperator({ texts: { countries: ['GH'] } });
    accepted(await byPhone(ABROAD), 201);
    notValid(await byPhone(aNumber()), { fields: { 'contact.phone': String } });

    await set({ timezone: 'Africa/Lagos', texts: { countries: null } });
    const [withheld, often] = [aNumber(), aNumber()];
    const decide = (ref, action) => counter.shop.admin.call('POST', `/registrations/${ref}/${action}`);
    const registerBy = async (phone) =>
      accepted(await counter.register([counter.ticket('meetup/press')], { contact: { name: 'Chi', phone } }), 201);
    const stateOf = async (phone, kind) =>
      (await counter.shop.admin.call('GET', '/messages?channel=sms&limit=200')).data.find(
        (one) => one.recipient === phone && one.kind === kind,
      );
    const comesTo = (phone, kind, passes, what) =>
      eventually(`the text ${kind} is ${what}`, async () => passes((await stateOf(phone, kind)) ?? {}));
    const isSent = ({ state }) => state === 'sent';

    const one = await registerBy(withheld);
    await comesTo(withheld, 'registration_received', isSent, 'sent');
    await counter.shop.setByOperator({ texts: { countries: ['GH'] } });
    await decide(one.ref, 'approve');
    await comesTo(withheld, 'registration_approved', ({ state, error }) => state === 'withheld' && error, 'withheld, with the reason');
    await set({ texts: { countries: null } });

    const other = await registerBy(often);
    await comesTo(often, 'registration_received', isSent, 'sent');
    for (const [action, kind] of [
      ['approve', 'registration_approved'],
      ['cancel', 'registration_cancelled'],
    ]) {
      await decide(other.ref, action);
      await comesTo(often, kind, isSent, 'sent');
    }
    accepted(await byPhone(often), 201);
    await comesTo(often, 'registration_confirmed', ({ state, error }) => state === 'due' && error, 'waiting after three in a day');
    assert.equal((await shop.instance.inbox(often)).length, 3);
  },
};
