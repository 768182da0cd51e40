import { DueCursors } from './due-cursors';

const DESTINATION = 'one';
const DUE = new Date('2026-03-01T12:00:00.000Z');
const before = (ms: number) => new Date(DUE.getTime() - ms);

function cursors() {
  let elapsed = 0;
  return { cursors: new DueCursors(() => elapsed), pass: (ms: number) => (elapsed += ms) };
}

describe('the cursor of due deliveries to a destination', () => {
  it('is at the beginning at first, then a little before the last taken delivery', () => {
    const { cursors: due } = cursors();
    expect(due.next(DESTINATION)).toBeUndefined();
    due.advance(DESTINATION, DUE);
    expect([due.next(DESTINATION), due.next('another')]).toEqual([before(2_000), undefined]);
  });

  it('stays where it is while nothing is taken', () => {
    const { cursors: due } = cursors();
    due.next(DESTINATION);
    due.advance(DESTINATION, DUE);
    due.next(DESTINATION);
    expect(due.next(DESTINATION)).toEqual(before(2_000));
  });

  it('is at the beginning every ten seconds, for deliveries that became visible late', () => {
    const { cursors: due, pass } = cursors();
    due.next(DESTINATION);
    due.advance(DESTINATION, DUE);
    pass(9_999);
    expect(due.next(DESTINATION)).toEqual(before(2_000));
    pass(1);
    expect(due.next(DESTINATION)).toBeUndefined();
  });

  it('goes back with a delivery that was due for longer', () => {
    const { cursors: due } = cursors();
    due.next(DESTINATION);
    due.advance(DESTINATION, DUE);
    due.advance(DESTINATION, before(60_000));
    expect(due.next(DESTINATION)).toEqual(before(62_000));
  });
});
