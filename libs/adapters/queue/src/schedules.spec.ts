import { isIntact } from './schedules';

const NOW_MS = Date.parse('2026-11-26T12:00:00Z');
const HOUR_MS = 3_600_000;

describe('[D-142] a schedule', () => {
  it.each([
    ['whose next job is due within an interval', { every: HOUR_MS, next: NOW_MS + HOUR_MS }],
    ['whose next job waits for others', { every: HOUR_MS, next: NOW_MS - HOUR_MS }],
    ['that a worker wrote whose clock is a little ahead', { every: HOUR_MS, next: NOW_MS + HOUR_MS + 30_000 }],
  ])('is intact, %s', (_, schedule) => expect(isIntact(schedule, HOUR_MS, NOW_MS)).toBe(true));

  it.each([
    ['that the queue has lost', undefined],
    ['that has the interval of another release', { every: 2 * HOUR_MS, next: NOW_MS + HOUR_MS }],
    ['that has no next job', { every: HOUR_MS }],
    ['whose next job was lost', { every: HOUR_MS, next: NOW_MS - 3 * HOUR_MS }],
    ['that a worker wrote whose clock was a day ahead', { every: HOUR_MS, next: NOW_MS + 25 * HOUR_MS }],
  ])('has to be written again, %s', (_, schedule) => expect(isIntact(schedule, HOUR_MS, NOW_MS)).toBe(false));
});
