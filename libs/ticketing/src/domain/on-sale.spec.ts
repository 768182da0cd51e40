import { isTransferOpen } from './on-sale';

const END = '2026-03-01T22:00:00Z';
const open = (removed: boolean, moment: string) => isTransferOpen({ endAt: END, removed }, new Date(moment));

describe('[ADR 0067 r3] tickets of an event', () => {
  it('change hands until it is over or taken down', () => {
    expect([open(false, '2026-03-01T21:59:59Z'), open(false, END), open(true, '2026-02-01T12:00:00Z')]).toEqual([true, false, false]);
  });
});
