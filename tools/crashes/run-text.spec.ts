import { runText } from './run-text';

describe('the line of a run of crashes', () => {
  it.each([
    [[], 'Run 3 of 100 (seed 19) took 13 s: no rule is broken.'],
    [['sold twice'], 'Run 3 of 100 (seed 19) took 13 s: 1 broken rule.'],
    [['sold twice', 'charged twice'], 'Run 3 of 100 (seed 19) took 13 s: 2 broken rules.'],
    [new Error('The api is gone.'), 'Run 3 of 100 (seed 19) took 13 s: it failed. The api is gone.'],
  ])('says how far they are, and what came of it: %s', (outcome, line) => {
    expect(runText({ seed: 19, number: 3, runs: 100, seconds: 12.6, outcome })).toBe(line);
  });
});
