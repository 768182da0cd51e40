import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

const UNFIT = ['A\r\nB', '\u001b[31mA', 'A\u0085B', 'A\u2028B', 'A\u2029B', 'A\u202eB', 'A\u202aB', 'A\u2066B', 'A\u2069B'];
const WRITING = 'می\u200cخواهم 👩\u200d🎤 \u200eA\u200fB';
const variants = [{ key: 'one', name: 'One', priceMinor: 100 }];
const FAMILY = '👨‍👩‍👧‍👦';

export const checks = {
  'D-119': async (shop) => {
    const counter = await Counter.of(shop);
    const { shop: own } = counter;
    const options = { key: own.adminToken };
    for (const [index, text] of UNFIT.entries()) {
      notValid(await own.post('/admin/products', { slug: `unfit-${index}`, name: text, variants }, options), { fields: { name: String } });
      notValid(await own.get('/admin/workspace', { ...options, method: 'PATCH', body: { displayName: text } }), {
        fields: { displayName: String },
      });
    }
    const { name } = accepted(await own.post('/admin/products', { slug: 'fit', name: WRITING, variants }, options), 201);
    assert.equal(name, WRITING, 'joiners and marks of writing stay');

    const contact = { ...own.buyer(), name: `\u202eAda\u0007 \u2067${WRITING}\u2069` };
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact }), 201);
    const { data } = await own.admin.call('GET', '/registrations?event=meetup');
    assert.ok(
      data.some((guest) => guest.contact.name === `Ada ${WRITING}`),
      `what guests write is kept without overrides and control characters: ${JSON.stringify(data.map((guest) => guest.contact.name))}`,
    );
  },

  'D-123': async (shop) => {
    const counter = await Counter.of(shop);
    for (const length of [45, 50, 52, 55, 58, 59]) {
      const unknown = `${'x'.repeat(length)}${FAMILY}`;
      const answer = await counter.register([counter.ticket('meetup/seat')], { [unknown]: 1 });
      accepted(answer, 201);
      const ignored = decodeURI(answer.headers.get('x-svc-ignored'));
      assert.ok([unknown, 'x'.repeat(length)].includes(ignored), `${ignored} is cut within what people see as one character`);
    }
  },
};
