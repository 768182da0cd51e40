import { refuseLateApproval, type SeatTimes } from './late-approval';

const day = (id: string, dayDate: string, times: object = {}) => ({ id, dayDate, ...times });
const times = (overrides: Partial<SeatTimes['event']> = {}, validDayIds: SeatTimes['validDayIds'] = {}): SeatTimes => ({
  event: { startAt: '2026-03-01T18:00:00Z', endAt: '2026-03-02T22:00:00Z', timezone: 'Africa/Lagos', days: [], ...overrides },
  validDayIds,
});
const approving = (at: string, of: SeatTimes, types = ['a']) =>
  refuseLateApproval(
    types.map((ticketTypeId) => ({ ticketTypeId })),
    of,
    new Date(at),
  );

describe('an approval', () => {
  it('[D-148] is too late from the end of the event', () => {
    expect(() => approving('2026-03-02T21:59:59Z', times())).not.toThrow();
    expect(() => approving('2026-03-02T22:00:00Z', times())).toThrow('2026-03-02T22:00:00.000Z');
  });

  it('[D-148] is too late from the end of the last day of its tickets', () => {
    const days = [day('1', '2026-03-01'), day('2', '2026-03-02')];
    expect(() => approving('2026-03-01T23:00:00Z', times({ days }, { a: ['1'] }))).toThrow('force=true');
    expect(() => approving('2026-03-01T22:59:59Z', times({ days }, { a: ['1'] }))).not.toThrow();
    expect(() => approving('2026-03-01T23:00:00Z', times({ days }, { a: ['1'], b: [] }), ['a', 'b'])).not.toThrow();
    expect(() => approving('2026-03-01T23:00:00Z', times({ days }, { a: ['1', '2'] }))).not.toThrow();
    expect(() => approving('2026-03-02T22:00:00Z', times({ days }, { a: [] }))).toThrow('force=true');
  });

  it('[D-148] is too late once the days that are not cancelled are over, or all days of its tickets are removed with the event over', () => {
    const days = [day('1', '2026-03-01'), day('2', '2026-03-02', { isCancelled: true })];
    expect(() => approving('2026-03-01T23:00:00Z', times({ days }, { a: [] }))).toThrow('force=true');
    expect(() => approving('2026-03-01T23:00:00Z', times({ days }, { a: ['gone'] }))).not.toThrow();
    expect(() => approving('2026-03-02T22:00:00Z', times({ days }, { a: ['gone'] }))).toThrow('force=true');
  });
});
