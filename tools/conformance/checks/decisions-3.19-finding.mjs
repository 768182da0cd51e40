import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

const HEADINGS =
  'Order number,Placed at,Status,Fulfilment,Name,E-mail,Phone,Currency,Total,Paid,Refunded,Fees,Provider reference,Item,SKU,Quantity,Item amount';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const checks = {
  'D-161': async (shop) => {
    const counter = await Counter.open(shop);
    const key = counter.shop.adminToken;
    const get = (path) => counter.shop.get(`/admin/${path}`, { key });
    const contact = { name: 'Zoë Ångström-O’Neil', email: `zoe.${Date.now()}@guests.example`, phone: '+4915112345678' };
    const order = await counter.soldProducts([counter.item('bag/red')], { contact });
    const { payments } = accepted(await get(`orders/${order.ref}`));
    const searched = async (q) => accepted(await get(`search?q=${encodeURIComponent(q)}`)).data.filter(({ kind }) => kind === 'order');
    const listed = async (q) => accepted(await get(`orders?search=${encodeURIComponent(q)}`)).data;
    const names = [order.number, `#${order.number}`, order.ref, order.checkoutRef, payments[0].ref, payments[0].reference];
    for (const q of ['zoe', 'ANGSTROM zoë', "O'Neil", 'Aangstroem', '015112345678', '0151 12345678', '+49 151 12345678', 'red', ...names])
      for (const [way, data] of [
        ['search', await searched(q)],
        ['list', await listed(q)],
      ])
        assert.deepEqual([way, q, data.map(({ ref }) => ref)], [way, q, [order.ref]]);
    await eventually('the contact and the mail are found', async () => {
      const kinds = accepted(await get('search?q=angstrom')).data.map(({ kind }) => kind);
      return ['order', 'contact', 'message'].every((kind) => kinds.includes(kind));
    });
    const events = accepted(await get('search?q=FESTIVAL&mode=test')).data;
    assert.deepEqual([...new Set(events.map(({ kind }) => kind))], ['event'], 'events are of both modes');
    assert.deepEqual(await searched('zoe nobody'), []);
    for (const q of ['', '%20', 'x'.repeat(300)]) notValid(await get(`search?q=${q}`));
  },

  'D-162': async (shop) => {
    const counter = await Counter.open(shop);
    const key = counter.shop.adminToken;
    const get = (path) => counter.shop.get(`/admin/${path}`, { key });
    const linesOf = async (path) => (await get(path)).text.replace('\uFEFF', '').trimEnd().split('\r\n');
    assert.deepEqual(await linesOf('orders.csv'), [HEADINGS], 'a shop without orders has the headings alone');

    const tickets = await counter.soldTickets([counter.ticket('festival/entry')]);
    const goods = await counter.soldProducts([counter.item('bag/red')]);
    const listed = async (query) => accepted(await get(`orders?${query}`)).data.map(({ ref }) => ref);
    assert.deepEqual(await listed('event=festival'), [tickets.ref]);
    assert.deepEqual(await listed(`product=${goods.items[0].productSlug}`), [goods.ref]);
    assert.deepEqual(await listed(`product=${goods.items[0].productRef}&event=festival`), []);
    assert.deepEqual(await listed('from=2000-01-01&to=2100-01-01'), [goods.ref, tickets.ref]);
    assert.deepEqual(await listed('to=2000-01-01'), []);
    for (const query of ['event=nowhere', 'product=nothing', 'from=2026-02-30', 'from=2026-02-02&to=2026-02-01'])
      for (const path of ['orders', 'orders.csv']) notValid(await get(`${path}?${query}`));

    const [, row, ...more] = await linesOf(`orders.csv?product=${goods.items[0].productRef}`);
    assert.deepEqual(more, []);
    const { payments } = accepted(await get(`orders/${goods.ref}`));
    assert.ok(payments[0].reference, 'payments have the reference of their provider');
    for (const cell of [goods.number, goods.contact.name, payments[0].reference]) assert.ok(row.includes(cell), `${row} has ${cell}`);
    assert.match(row, /,\d+\.\d\d$/, 'amounts are decimals');
    for (const path of ['orders.xlsx', 'registrations.xlsx?event=festival']) {
      const { status, headers, text } = await get(path);
      assert.deepEqual([status, text.slice(0, 2), headers.get('content-type')], [200, 'PK', XLSX]);
    }
    const [headings] = await linesOf('registrations.csv?event=festival');
    for (const heading of ['Short code', 'Order number', 'Price']) assert.ok(headings.includes(heading), `guests have ${heading}`);
  },
};
