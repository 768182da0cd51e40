import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { below, fillIn, payByCard, submit } from '../run/hosted-page.mjs';

const sumOf = (amounts) => amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Expects all that was paid for a checkout to go back, and a person to be notified. */
async function givenBack(counter, ref, amountMinor) {
  await eventually('all of it is refunded', async () => {
    const { refunds } = await counter.managed(ref);
    return sumOf(refunds) === amountMinor && refunds.every(({ status }) => status === 'succeeded');
  });
  const exceptions = await counter.shop.admin.list('/payments/exceptions');
  assert.ok(
    exceptions.some(({ checkoutRef }) => checkoutRef === ref),
    'it is listed for a person',
  );
}

/** Opens a checkout whose buyer is at the provider's page. @returns {Promise<{ ref: string, expiresAt: string, page: string }>} */
async function atTheProvider(counter, path, fields = {}) {
  const { ref, expiresAt, hostedUrl } = await counter.sellTickets([counter.ticket(path, { quantity: 2 })], fields);
  const { to } = await fillIn(hostedUrl, { rail: 'card' });
  return { ref, expiresAt, hostedUrl, page: to };
}

/** Has the merchant change ticket types of the festival, by their keys. @param {Record<string, object>} changes */
async function changeTickets({ shop }, changes) {
  const path = `/events/${shop.refOf('festival')}`;
  const { ticketTypes } = await shop.admin.call('GET', path);
  await shop.admin.call('PATCH', path, { ticketTypes: ticketTypes.map((tier) => ({ ...tier, ...changes[tier.key] })) });
}

async function endCode({ shop: { admin } }, wanted, endsAt) {
  const { ref } = (await admin.list('/discount-codes')).find(({ code }) => code === wanted);
  await admin.call('PATCH', `/discount-codes/${ref}`, { endsAt });
}

export const clockChecks = {
  'D-29': async (shop) => {
    const counter = await Counter.open(shop);
    const { bankAccount, ref: transfer } = await counter.sellHeadless([counter.ticket('festival/entry')], { provider: 'bank_transfer' });
    const account =
      bankAccount ?? (await eventually('there is an account', async () => (await counter.read(transfer)).payment.bankAccount));
    assert.equal(
      Date.parse((await counter.read(transfer)).expiresAt) - Date.parse(account.expiresAt),
      120_000,
      'a transfer ends two minutes after its account',
    );

    const cancelled = await atTheProvider(counter, 'festival/entry');
    assert.equal((await counter.cancel(cancelled.ref)).body.status, 'cancelled');
    assert.equal((await counter.play(cancelled.ref)).status, 'cancelled');
    await givenBack(counter, cancelled.ref, 10_000);

    const [again, gone, lostCallback, late] = [
      await atTheProvider(counter, 'festival/few'),
      await atTheProvider(counter, 'festival/scarce'),
      await atTheProvider(counter, 'festival/held'),
      await atTheProvider(counter, 'festival/entry'),
    ];
    await submit(below(lostCallback.page, 'fault'), { fault: 'callbacks.lost' });
    await payByCard(lostCallback.page);
    await shop.advanceTo(Date.parse(late.expiresAt) + 1_000);
    assert.equal((await counter.read(lostCallback.ref)).status, 'paid', 'the provider is asked what nobody told');
    for (const { ref } of [again, gone, late]) assert.equal((await counter.read(ref)).status, 'expired');
    assert.ok(!(await fillIn(late.hostedUrl, { rail: 'card' })).to?.includes('/sandbox/'), 'nothing new is started');
    await eventually('seats of what has expired are on sale', async () => (await counter.left('festival/few')) === 2);

    assert.equal((await counter.play(again.ref)).status, 'paid', 'late money finds its seats again');
    await eventually('they are taken', async () => (await counter.left('festival/few')) === 0);
    await counter.shop.webhook('checkout.completed', ({ checkoutRef }) => checkoutRef === again.ref);

    await counter.soldTickets([counter.ticket('festival/scarce', { quantity: 2 })]);
    assert.equal((await counter.play(gone.ref)).status, 'expired', 'others have bought its seats');
    await givenBack(counter, gone.ref, 10_000);
  },

  'D-103': async (shop) => {
    const counter = await Counter.open(shop);
    const [off, dearer, coded, timely, tooLate, held] = [
      await atTheProvider(counter, 'festival/few'),
      await atTheProvider(counter, 'festival/scarce'),
      await atTheProvider(counter, 'festival/entry', { discountCode: 'TENOFF' }),
      await atTheProvider(counter, 'festival/pair'),
      await atTheProvider(counter, 'festival/duo'),
      await atTheProvider(counter, 'festival/held'),
    ];
    await submit(below(timely.page, 'fault'), { fault: 'callbacks.lost' });
    await payByCard(timely.page);
    const ended = (await shop.now()).toISOString();
    await changeTickets(counter, {
      pair: { onSaleUntil: ended },
      few: { onSaleUntil: ended },
      scarce: { prices: [{ currency: 'NGN', priceMinor: 6_000 }] },
    });
    await endCode(counter, 'TENOFF', ended);
    await shop.advanceTo(Date.parse(held.expiresAt) + 1_000);
    assert.equal(
      (await counter.read(timely.ref)).status,
      'paid',
      'what was paid in time is not late, though it is off sale when we learn of it',
    );

    for (const [{ ref }, amountMinor, why] of [
      [off, 10_000, 'it is off sale'],
      [dearer, 10_000, 'it costs more'],
      [coded, 9_000, 'its code holds no more'],
    ]) {
      assert.equal((await counter.play(ref)).status, 'expired', why);
      await givenBack(counter, ref, amountMinor);
    }
    assert.equal((await counter.play(held.ref)).status, 'paid', 'what can be bought as before is');
    await counter.shop.admin.call('PATCH', '/workspace', { checkouts: { lateMoneyHours: 0 } });
    assert.equal((await counter.play(tooLate.ref)).status, 'expired', 'it is later than the workspace waits for');
    await givenBack(counter, tooLate.ref, 10_000);
  },
};
