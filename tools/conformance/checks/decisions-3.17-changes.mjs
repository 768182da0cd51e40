import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { below, fieldsOf, fillIn, payByCard, payOnPage, submit, visit } from '../run/hosted-page.mjs';

const HOME = { 'address.line1': '14 Hughes Avenue', 'address.city': 'Yaba', 'address.country': 'NG' };
const ABROAD = { 'address.line1': '1 Elm St', 'address.city': 'Houston', 'address.country': 'US' };

/** Returns the form by which a stranger would take over an order. */
function takenOver({ name, email, phone }) {
  return { 'contact.name': name, 'contact.email': email, 'contact.phone': phone ?? '+2348039999999', ...HOME, 'address.line1': '1 Elm St' };
}

/** The link that a publishable key reads. */
async function maskedLink(counter, ref) {
  return (await counter.read(ref, { key: counter.shop.keys.publishableLive })).hostedUrl;
}

export const checks = {
  'D-104': async (shop) => {
    const counter = await Counter.of(shop);
    const [buyer, stranger] = [counter.shop.buyer({ phone: '+2348031234567' }), counter.shop.buyer()];
    const { ref, hostedUrl } = await counter.sell([counter.item('sofa/one')], {
      contact: buyer,
      deliveryZoneRef: counter.shop.refOf('lagos'),
      discountCode: 'TENOFF',
    });
    await fillIn(hostedUrl, { ...HOME, act: 'update' });
    const shared = await maskedLink(counter, ref);
    for (const act of ['update', 'drop', 'save', '']) {
      await submit(below(shared, 'pay'), {
        ...fieldsOf((await visit(shared)).text),
        ...takenOver(stranger),
        zone: counter.shop.refOf('anywhere'),
        discountCode: '',
        act,
        rail: 'card',
      });
    }
    const fields = fieldsOf((await visit(hostedUrl)).text);
    assert.deepEqual(
      [fields['contact.name'], fields['contact.email'], fields['contact.phone'], fields['address.line1'], fields.discountCode],
      [buyer.name, buyer.email, '+2348031234567', HOME['address.line1'], 'TENOFF'],
    );
    assert.equal(fields.zone, counter.shop.refOf('lagos'));
    await payOnPage(shared);
    const order = await counter.orderOf(ref);
    assert.deepEqual(
      [order.contact.email, order.deliveryAddress.line1],
      [buyer.email, HOME['address.line1']],
      'who pays by it pays for the buyer',
    );

    const empty = await counter.sell([counter.item('bag/red')]);
    await payOnPage(await maskedLink(counter, empty.ref), { 'contact.name': buyer.name, 'contact.email': buyer.email });
    assert.equal((await counter.orderOf(empty.ref)).contact.email, buyer.email, 'what is empty is filled in');

    const plan = await counter.sell([counter.item('piano/one')], { contact: buyer, saveForIt: true });
    await payOnPage(below(plan.hostedUrl, 'save'), { partMinor: '400' });
    const others = await maskedLink(counter, plan.ref);
    for (const part of ['pay', 'save/pay'])
      for (const act of ['update', 'details', 'save']) await submit(below(others, part), { ...takenOver(stranger), act });
    assert.equal((await submit(below(others, 'save/stop'), {})).status, 404, 'it is not stopped');
    const { to } = await fillIn(below(others, 'save'), {
      partMinor: '600',
      rail: 'card',
      'payer.name': stranger.name,
      'payer.email': stranger.email,
      ...takenOver(stranger),
    });
    await visit(await payByCard(to));
    assert.equal((await counter.orderOf(plan.ref)).contact.email, buyer.email, 'who pays a part of it does not become its buyer');
  },

  'D-105': async (shop) => {
    const counter = await Counter.of(shop);
    const open = () => counter.sell([counter.item('sofa/one')], { contact: shop.buyer(), deliveryZoneRef: counter.shop.refOf('lagos') });
    const { ref, hostedUrl } = await open();
    const { to } = await fillIn(hostedUrl, { rail: 'card', ...HOME });
    assert.match(to ?? '', /\/sandbox\//);
    for (const act of ['update', ''])
      assert.equal(
        (await fillIn(hostedUrl, { rail: 'card', ...ABROAD, act })).status,
        400,
        'the zone does not go there, whatever was begun',
      );
    await visit(await payByCard(to));
    assert.equal((await counter.orderOf(ref)).deliveryAddress.country, 'NG');

    const transfer = await open();
    await fillIn(transfer.hostedUrl, { rail: 'bank_transfer', ...HOME });
    const form = {
      rail: 'card',
      seenTotal: '91500',
      seenDueNow: '91500',
      lines: '1',
      zone: counter.shop.refOf('lagos'),
      'contact.name': 'Ada Obi',
      'contact.email': 'ada@shop.example',
    };
    const change = () => submit(below(transfer.hostedUrl, 'pay'), { ...form, ...HOME, 'address.line1': '15 Hughes Avenue', act: 'update' });
    assert.match((await change()).text, /Pay another way/, 'it says how the account is closed');
    await submit(below(transfer.hostedUrl, 'pay'), { act: 'other' });
    const { attempts } = await counter.managed(transfer.ref);
    assert.ok(
      attempts.length > 0 && attempts.every(({ status }) => !['created', 'pending', 'paid'].includes(status)),
      'the account is closed',
    );
    assert.equal((await change()).status, 200);
    assert.equal(fieldsOf((await visit(transfer.hostedUrl)).text)['address.line1'], '15 Hughes Avenue');
  },
};
