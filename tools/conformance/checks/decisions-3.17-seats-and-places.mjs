import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

export const checks = {
  'D-106': async (shop) => {
    const counter = await Counter.open(shop);
    const quantity = (path) => ({ quantity: [counter.shop.refOf(path)] });
    const registering = (count) => counter.register([counter.ticket('meetup/seat', { quantity: count })]);
    const [open, openHeadless] = [counter.openTickets, counter.openHeadless].map((opening) => (path, count) => {
      return opening.call(counter, counter.seats([counter.ticket(path, { quantity: count })]), { slug: path.split('/')[0] });
    });
    notValid(await registering(21), quantity('meetup/seat'));
    accepted(await registering(20), 201);
    for (const opening of [open, openHeadless]) notValid(await opening('both/entry', 101), quantity('both/entry'));
    notValid(await open('festival/duo', 51), quantity('festival/duo'));
    accepted(await open('festival/duo', 50), 201);

    await counter.shop.admin.call('PATCH', '/workspace', { seats: { mostPerRegistration: 25, mostPerCheckout: 1 } });
    accepted(await registering(25), 201);
    notValid(await open('both/entry', 2), quantity('both/entry'));
    for (const [path, count] of [['festival/duo', 1], ['festival/pair', 2]]) accepted(await open(path, count), 201);
  },
};
