import { uuidAt, uuidTime } from '@svc/kernel';
import { OutboxCursor } from './outbox-cursor';

const SECOND_MS = 1_000;
const START = new Date('2026-11-23T08:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * SECOND_MS);
const idAt = (seconds: number) => uuidAt(at(seconds));
const batch = (seconds: number, ...ids: string[]) => ({ startedAt: at(seconds), most: 2, ids });

describe('the cursor of a relay', () => {
  let cursor: OutboxCursor;
  beforeEach(() => {
    cursor = new OutboxCursor();
    expect(cursor.next(START)).toBeUndefined();
  });
  const begins = (seconds: number) => (uuidTime(cursor.next(at(seconds))!) - START.getTime()) / SECOND_MS;

  it('goes on a second before its position: the last fact of a full batch, or the start of one that emptied the outbox', () => {
    cursor.advance(batch(0, idAt(-20), idAt(-10)));
    expect(begins(1)).toBe(-11);
    cursor.advance(batch(1, idAt(-5)));
    expect(begins(2)).toBe(0);
  });

  it('reads the whole outbox every five seconds', () => {
    cursor.advance(batch(0));
    expect(begins(4)).toBe(-1);
    expect(cursor.next(at(5))).toBeUndefined();
    cursor.advance(batch(5));
    expect(begins(6)).toBe(4);
  });

  it('reads the whole outbox again at once when it found a fact behind its position', () => {
    cursor.advance(batch(0));
    expect(cursor.next(at(5))).toBeUndefined();
    cursor.advance(batch(5, idAt(-30)));
    expect(cursor.next(at(5))).toBeUndefined();
  });

  it('reads the whole outbox when taken facts are back, and after a fact whose id contains no time', () => {
    cursor.advance(batch(0));
    cursor.startOver();
    expect(cursor.next(at(1))).toBeUndefined();
    cursor.advance(batch(1, 'fact 1', 'fact 2'));
    expect(cursor.next(at(2))).toBeUndefined();
  });

  it('never gets ahead of the time, whatever the clock of the process that left a fact says', () => {
    cursor.advance(batch(0, idAt(-1), idAt(600)));
    expect(begins(1)).toBe(-1);
  });
});
