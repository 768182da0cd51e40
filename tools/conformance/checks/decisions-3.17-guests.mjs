import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';
import { fillIn } from '../run/hosted-page.mjs';

const [OLD, YOUNG] = ['1980-01-01', `${new Date().getUTCFullYear() - 10}-01-01`];

export const checks = {
  'D-96': async (shop) => {
    const counter = await Counter.of(shop);
    const two = (tier, attendees) => [counter.ticket(tier, { quantity: 2, attendees })];
    const missing = (at) => ({ fields: { [`tickets[0].attendees[${at}].dateOfBirth`]: String } });
    const register = (attendees) =>
      counter.shop.post('/store/events/grown-ups/register', {
        tickets: two('grown-ups/guest', attendees),
        contact: counter.shop.buyer(),
        dateOfBirth: OLD,
      });
    const headless = (attendees) =>
      counter.openHeadless(counter.seats(two('grown-ups/adult', attendees), { dateOfBirth: OLD }), { slug: 'grown-ups' });
    const hosted = (tier, attendees) =>
      counter.openTickets(counter.seats(two(tier, attendees), { dateOfBirth: OLD }), { slug: 'grown-ups' });
    for (const ask of [register, headless]) {
      notValid(await ask(undefined), { fields: { ...missing(0).fields, ...missing(1).fields } });
      for (const silent of [null, {}, { name: 'Bisi' }]) notValid(await ask([{ dateOfBirth: OLD }, silent]), missing(1));
      notValid(await ask([{ dateOfBirth: OLD }, { dateOfBirth: YOUNG }]), { age: Object });
      accepted(await ask([{ dateOfBirth: OLD }, { dateOfBirth: OLD }]), 201);
    }
    notValid(await hosted('grown-ups/adult', [null, { name: 'Bisi' }]), missing(1));
    const { hostedUrl } = accepted(await hosted('grown-ups/adult', [null, {}]), 201);
    const pay = (...dates) =>
      fillIn(hostedUrl, { rail: 'card', ...Object.fromEntries(dates.map((date, index) => [`seat.${index}.dateOfBirth`, date])) });
    for (const dates of [
      ['', ''],
      [OLD, ''],
      [OLD, YOUNG],
    ])
      assert.equal((await pay(...dates)).status, 400, `the page lets guests pay who were born on ${dates}`);
    assert.match(String((await pay(OLD, OLD)).to), /\/sandbox\//, 'the page does not let them pay who are old enough');
    assert.equal(accepted(await hosted('grown-ups/guest'), 201).status, 'open', 'free seats of no age are not given away');
  },
};
