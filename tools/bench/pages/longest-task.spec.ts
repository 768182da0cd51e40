import { longestTask, type TraceEvent } from './longest-task';

const main: TraceEvent = { name: 'thread_name', ph: 'M', pid: 1, tid: 7, args: { name: 'CrRendererMain' } };
const aTask = (dur: number, facts: Partial<TraceEvent> = {}): TraceEvent => ({ name: 'RunTask', ph: 'X', pid: 1, tid: 7, dur, ...facts });

describe('the longest task of a page', () => {
  it('is the longest of its main thread', () => {
    expect(longestTask([aTask(12_000), main, aTask(61_500), aTask(900_000, { tid: 8 }), aTask(800_000, { pid: 2 })])).toBe(61.5);
  });

  it('is a whole task, and no part of one', () => {
    expect(longestTask([main, aTask(5_000), aTask(90_000, { name: 'Layout' }), aTask(70_000, { ph: 'B' })])).toBe(5);
  });

  it('is zero without a task', () => {
    expect(longestTask([main])).toBe(0);
  });
});
