import fc from 'fast-check';
import { aNotice, NOTICED_AT } from '../../testing';
import type { Notice } from './notice';
import { decideNoticeMails, nextDailyNotice, NOTICE_HOUR_MS, type NoticePace } from './when-to-mail';

const NOW = NOTICED_AT;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const many = (count: number, facts: Partial<Notice> = {}) => Array.from({ length: count }, () => aNotice(facts));
const shapeOf = ({ mails, later: waiting }: ReturnType<typeof decideNoticeMails>) => [
  mails.map(({ notices, isList }) => (isList ? `list of ${notices.length}` : notices[0]!.kind)),
  waiting.map(({ notices, dueAt }) => [notices.length, dueAt]),
];

describe('[D-156] the moment of the daily list', () => {
  it.each([
    ['before eight', '2026-11-29T06:59:59Z', 'Africa/Lagos', '2026-11-29T07:00:00.000Z'],
    ['at eight: the next day', '2026-11-29T07:00:00Z', 'Africa/Lagos', '2026-11-30T07:00:00.000Z'],
    ['west of Greenwich', '2026-11-29T20:00:00Z', 'America/New_York', '2026-11-30T13:00:00.000Z'],
    ['over the end of summer time', '2026-10-24T10:00:00Z', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
    ['over its beginning', '2027-03-27T10:00:00Z', 'Europe/Berlin', '2027-03-28T06:00:00.000Z'],
    ['in a zone of half hours', '2026-11-29T02:29:00Z', 'Asia/Kolkata', '2026-11-29T02:30:00.000Z'],
  ])('is the next eight in the zone of the shop: %s', (_, now, timezone, expected) => {
    expect(nextDailyNotice(new Date(now), timezone).toISOString()).toBe(expected);
  });
});

describe('[D-156] mails about news', () => {
  it('are one each, up to twenty of a kind in an hour; the rest waits for a list an hour after the first', () => {
    expect(shapeOf(decideNoticeMails(many(2), [], NOW))).toEqual([['orders', 'orders'], []]);
    expect(shapeOf(decideNoticeMails(many(23), [], NOW))).toEqual([Array(20).fill('orders'), [[3, later(NOTICE_HOUR_MS)]]]);
    const pace: NoticePace = { kind: 'orders', singles: 19, since: later(-600_000) };
    expect(shapeOf(decideNoticeMails(many(3), [pace], NOW))).toEqual([['orders'], [[2, later(NOTICE_HOUR_MS - 600_000)]]]);
  });

  it('count for each kind alone', () => {
    const pace: NoticePace = { kind: 'orders', singles: 20, since: later(-1) };
    const news = [...many(1), ...many(1, { kind: 'registrations' })];
    expect(shapeOf(decideNoticeMails(news, [pace], NOW))).toEqual([['registrations'], [[1, later(NOTICE_HOUR_MS - 1)]]]);
  });

  it('come after those that wait: in the same list while it is not due, and one each again after it', () => {
    const waiting: NoticePace = { kind: 'orders', singles: 0, listAt: later(5_000) };
    expect(shapeOf(decideNoticeMails(many(1), [waiting], NOW))).toEqual([[], [[1, later(5_000)]]]);
    const due = [...many(3, { planned: 'hourly' }), ...many(1)];
    expect(shapeOf(decideNoticeMails(due, [{ kind: 'orders', singles: 0, listAt: NOW }], NOW))).toEqual([['list of 3', 'orders'], []]);
  });

  it('are one list for a day, whatever they are about', () => {
    const daily = [...many(2, { planned: 'daily' }), ...many(1, { planned: 'daily', kind: 'lowStock' })];
    expect(shapeOf(decideNoticeMails(daily, [], NOW))).toEqual([['list of 3'], []]);
    expect(shapeOf(decideNoticeMails([], [], NOW))).toEqual([[], []]);
  });

  it('name each piece of news once, and never more than twenty alone', () => {
    const planned = fc.constantFrom('each', 'hourly', 'daily');
    const kind = fc.constantFrom('orders', 'registrations', 'failures');
    const news = fc.array(fc.record({ planned, kind }), { maxLength: 60 });
    fc.assert(
      fc.property(news, fc.nat(25), (facts, singles) => {
        const due = facts.map((each) => aNotice(each));
        const { mails, later: waiting } = decideNoticeMails(due, [{ kind: 'orders', singles, since: NOW }], NOW);
        const named = [...mails, ...waiting].flatMap(({ notices }) => notices.map(({ id }) => id));
        expect(named.sort()).toEqual(due.map(({ id }) => id).sort());
        for (const each of ['orders', 'registrations', 'failures'])
          expect(mails.filter(({ notices, isList }) => !isList && notices[0]!.kind === each).length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
