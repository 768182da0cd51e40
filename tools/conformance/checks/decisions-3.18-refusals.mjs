import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, holds } from '../run/expectations.mjs';
import { below, fillIn, payByCard, submit, textOf, visit } from '../run/hosted-page.mjs';

const STOLEN = '4000 0000 0000 9979';
const EMPTY = '4000 0000 0000 9995';
const NOT_POSSIBLE = /This way to pay is not possible at the moment/;

export const checks = {
  'D-127': async (shop) => {
    const counter = await Counter.open(shop);
    const own = counter.shop;
    const attemptsOf = async (ref) => accepted(await own.get(`/admin/checkouts/${ref}`, { key: own.adminToken })).attempts;
    const said = async (url) => textOf((await visit(url)).text);

    const { ref, hostedUrl } = await counter.sellTickets([counter.ticket('festival/entry')]);
    const tryCard = async (number) => visit(await payByCard((await fillIn(hostedUrl, { rail: 'card' })).to, number));
    await tryCard(EMPTY);
    assert.match(await said(hostedUrl), /Your card was refused because there is not enough money/);
    await tryCard(STOLEN);
    const page = await said(hostedUrl);
    assert.match(page, /Your card was refused/);
    assert.doesNotMatch(page, /stolen/i, 'nobody is told that a card was stolen');
    holds(await attemptsOf(ref), [
      { status: 'failed', refusal: { cause: 'card', code: 'insufficient_funds', message: String, reason: 'insufficient_funds' } },
      { status: 'failed', refusal: { cause: 'card', code: 'stolen_card', message: String } },
    ]);

    const { to: sandbox } = await fillIn(hostedUrl, { rail: 'card' });
    const exceptions = async () => accepted(await own.get('/admin/payments/exceptions?kind=rail_refused', { key: own.adminToken })).data;
    for (let count = 0; count < 4; count += 1) {
      assert.equal((await exceptions()).length, count < 3 ? 0 : 1, `after ${count} refusals`);
      await submit(below(sandbox, 'fault'), { fault: 'open.refused' });
      await fillIn(`${hostedUrl}&way=other`, { rail: 'bank_transfer' });
      const refusedPage = await said(hostedUrl);
      assert.match(refusedPage, NOT_POSSIBLE);
      assert.doesNotMatch(refusedPage, /card was refused/);
    }
    holds((await attemptsOf(ref)).at(-1), { status: 'failed', rail: 'bank_transfer', refusal: { cause: 'configuration' } });
    holds(await exceptions(), [{ kind: 'rail_refused', rail: 'bank_transfer', message: /3 payments by bank_transfer/ }]);
  },
};
