import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted } from '../run/expectations.mjs';

export const checks = {
  'D-160': async (shop) => {
    const counter = await Counter.open(shop);
    accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    const since = new Date(0).toISOString();
    const retry = (body, query = '') => counter.shop.admin.call('POST', `/messages/retry${query}`, body);
    const counted = await retry({ since, channel: 'email' }, '?dryRun=true');
    assert.deepEqual([counted.dryRun, counted.retried, counted.left], [true, 0, counted.matched], 'a dry run sends nothing');
    const none = await retry({ since, reason: 'no message has failed for this reason' });
    assert.deepEqual([none.matched, none.retried, none.left, none.byKind, none.byReason], [0, 0, 0, [], []]);
    await assert.rejects(retry({}), 'a moment is needed');
    await assert.rejects(retry({ since, kind: 'order_confirmed' }), 'unknown fields are refused');
  },
};
