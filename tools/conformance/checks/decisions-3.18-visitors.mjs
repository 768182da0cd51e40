import assert from 'node:assert/strict';
import { aNumber, openCodeShop, sendCode } from '../run/codes.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';

const HOUR_S = 3_600;

export const checks = {
  'D-139': async (shop) => {
    const own = await openCodeShop(shop);
    const sendFor = (visitor, body = {}, options = {}) =>
      sendCode(own, { to: aNumber(), ...body }, { ...options, headers: visitor === undefined ? {} : { 'x-visitor': visitor } });
    for (let count = 1; count <= 5; count += 1) accepted(await sendFor('ada'), 201);
    const sixth = await sendFor('ada');
    holds(refused(sixth, 429, 'RATE_LIMITED'), { retryable: true, details: { limit: 'visitor' } });
    const wait = Number(sixth.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= HOUR_S, `it tells how long to wait: ${wait}`);
    for (const other of ['ben', undefined]) accepted(await sendFor(other), 201);

    const to = aNumber();
    accepted(await sendFor('cleo', { to }), 201);
    holds(refused(await sendFor('dora', { to }), 429, 'RATE_LIMITED'), { details: { limit: 'destination' } });
    const { key } = await own.makeKey({ kind: 'secret', mode: 'test', limits: { otpSendsPerDay: 1 } });
    accepted(await sendFor('emil', {}, { key }), 201);
    holds(refused(await sendFor('emil', {}, { key }), 429, 'RATE_LIMITED'), { details: { limit: 'key_day' } });

    for (const bad of ['', 'v'.repeat(65), 'Zo\u00eb']) notValid(await sendFor(bad), { fields: { 'X-Visitor': String } });
    accepted(
      await own.post('/store/newsletter', { email: 'ada@example.com' }, { key: own.keys.secretTest, headers: { 'x-visitor': 'ada' } }),
      202,
    );
  },
};
