import assert from 'node:assert/strict';
import { aNumber } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';
import { submit } from '../run/hosted-page.mjs';

const [SATELLITE, PREMIUM, SHARED_COST, ABROAD] = ['+881612345678', '+19005550123', '+80812345678', '+233201234567'];

export const checks = {
  'D-107': async (shop) => {
    const counter = await Counter.open(shop);
    const seat = [counter.ticket('meetup/seat')];
    const byPhone = (phone, asked) => counter.register(seat, { contact: { name: 'Chi', phone } }, asked);
    for (const phone of [SATELLITE, PREMIUM, SHARED_COST, ABROAD]) {
      for (const key of [counter.shop.keys.publishableLive, counter.shop.keys.publishableTest]) notValid(await byPhone(phone, { key }), { fields: { 'contact.phone': String } });
      accepted(await counter.register(seat, { contact: shop.buyer({ phone }) }), 201);
    }
    for (const [door, phone] of [['e', SATELLITE], ['rsvp', PREMIUM], ['e', ABROAD]]) {
      const page = `${counter.instance.root}/${counter.shop.slug}/${door}/meetup`;
      const { status } = await submit(page, { [`quantity.${counter.shop.refOf('meetup/seat')}`]: '1', 'contact.name': 'Chi', 'contact.phone': phone });
      assert.equal(status, 400, `the page /${door} takes a guest by ${phone} alone`);
    }
    accepted(await byPhone(aNumber()), 201);

    const set = (settings) => counter.shop.admin.call('PATCH', '/workspace', settings);
    await set({ timezone: 'UTC' });
    notValid(await byPhone(aNumber()), { fields: { 'contact.phone': String }, setting: 'texts.countries', reason: String });
    await set({ texts: { countries: ['GH'] } });
    accepted(await byPhone(ABROAD), 201);
    notValid(await byPhone(aNumber()), { fields: { 'contact.phone': String } });
  },
};
