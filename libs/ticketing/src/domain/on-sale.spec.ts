import { isTierCancelled, isTransferOpen } from './on-sale';

const END = '2026-03-01T22:00:00Z';
const open = (removed: boolean, moment: string) => isTransferOpen({ endAt: END, removed }, new Date(moment));

describe('[D-147] a ticket type of seats that are held', () => {
  it('is cancelled once it is dropped while it is in use, or its last valid day is cancelled', () => {
    const days = { dayIds: ['sat'], cancelledDayIds: ['fri'] };
    const types = [
      { validDayIds: ['sat'], isDropped: true },
      { validDayIds: ['fri'] },
      { validDayIds: ['fri', 'sat'] },
      { validDayIds: [] },
    ];
    expect(types.map((type) => isTierCancelled(type, days))).toEqual([true, true, false, false]);
  });
});

describe('[ADR 0067 r3] tickets of an event', () => {
  it('change hands until it is over or taken down', () => {
    expect([open(false, '2026-03-01T21:59:59Z'), open(false, END), open(true, '2026-02-01T12:00:00Z')]).toEqual([true, false, false]);
  });
});
