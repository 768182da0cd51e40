import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

export const checks = {
  'D-144': async (shop) => {
    const counter = await Counter.open(shop);
    const [press, paid, secret] = ['press', 'paid', 'secret'].map((key) => counter.ticket(`meetup/${key}`));
    const at = { slug: 'meetup' };
    const approval = [press.ticketTypeRef];
    for (const tickets of [[press], [paid, press]]) {
      notValid(await counter.openTickets(counter.seats(tickets), at), { approval, invalid: approval });
      notValid(await counter.openHeadless(counter.seats(tickets, { provider: 'card' }), at), { approval, invalid: approval });
    }
    const { details } = notValid(await counter.openTickets(counter.seats([secret]), at), { invalid: [secret.ticketTypeRef] });
    assert.equal(details.approval, undefined);
    assert.equal(accepted(await counter.register([press]), 201).status, 'pending');
  },

  'D-145': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const paid = counter.ticket('elsewhere/paid');
    const form = { [`quantity.${paid.ticketTypeRef}`]: '1', 'contact.name': 'Adé', 'contact.email': own.buyer().email };
    const page = `${new URL(own.instance.baseUrl).origin}/${own.slug}/e/elsewhere`;
    const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
    assert.equal(answer.status, 400, 'the page of an external event sells nothing that costs money');
    accepted(await counter.openTickets(counter.seats([paid]), { slug: 'elsewhere' }), 201);
  },

  'D-146': async (shop) => {
    const counter = await Counter.open(shop);
    const both = counter.ticket('both/entry');
    const naira = counter.ticket('both/local');
    const at = { slug: 'both' };
    for (const promoterCode of ['x'.repeat(101), 7, null]) {
      accepted(await counter.openTickets(counter.seats([both], { promoterCode }), at), 201);
      accepted(await counter.register([counter.ticket('meetup/seat')], { promoterCode }), 201);
    }
    assert.equal(accepted(await counter.openTickets(counter.seats([both], { currency: 'USD' }), at), 201).currency, 'USD');
    notValid(await counter.openTickets(counter.seats([both, naira], { currency: 'USD' }), at), {
      unpriced: [naira.ticketTypeRef],
      accepted: ['NGN'],
    });
  },
};
