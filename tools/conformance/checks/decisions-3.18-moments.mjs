import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

const fair = () => ({
  version: 1,
  workspace: { displayName: 'Fairs', timezone: 'america/new_york', currencies: ['USD'] },
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: '2040-07-04',
      endAt: '2040-07-05',
    },
    { slug: 'tokyo', title: 'Tokyo', timezone: 'Asia/Tokyo', startAt: '2040-07-04T10:00', endAt: '2040-07-04T12:00:00Z' },
  ],
});

export const checks = {
  'D-124': async (shop) => {
    const counter = await Counter.open(shop, fair);
    const { admin } = counter.shop;
    const timesOf = async (slug) => {
      const { startAt, endAt } = accepted(await counter.shop.get(`/store/events/${slug}`));
      return [startAt, endAt].map((at) => new Date(at).toISOString());
    };
    assert.deepEqual(
      await timesOf('fair'),
      ['2040-07-04T04:00:00.000Z', '2040-07-06T04:00:00.000Z'],
      'a date is local, and an end includes it',
    );
    assert.deepEqual(await timesOf('tokyo'), ['2040-07-04T01:00:00.000Z', '2040-07-04T12:00:00.000Z'], 'a local time is the event’s');

    const path = `/admin/events/${counter.shop.refOf('fair')}`;
    const change = (body) => counter.shop.get(path, { method: 'PATCH', body, key: counter.shop.adminToken });
    notValid(await change({ startAt: '2040-03-11T02:30' }), { fields: { startAt: String } });
    const { startAt, endAt, warnings } = await admin.call('PATCH', `/events/${counter.shop.refOf('fair')}`, {
      startAt: '2040-11-04T01:30',
      endAt: '2040-11-05',
    });
    assert.deepEqual([startAt, endAt], ['2040-11-04T05:30:00.000Z', '2040-11-06T05:00:00.000Z'], 'of a time that comes twice, the first');
    assert.deepEqual(
      warnings.map((warning) => warning.path),
      ['endAt'],
      'a date is read otherwise than before',
    );
  },
};
