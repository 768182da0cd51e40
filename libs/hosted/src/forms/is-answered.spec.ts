import { isAnswered } from './browser/is-answered';

describe('the condition of a question', () => {
  it.each<[string[], string, boolean, boolean]>([
    [['A repair'], 'A repair', false, true],
    [[' A repair '], 'A repair', false, true],
    [['A', 'B'], 'B', false, true],
    [['A'], 'B', false, false],
    [[], 'A', false, false],
    [['07'], '7', false, true],
    [[''], '0', false, false],
    [['true'], 'true', true, true],
    [[], 'true', true, false],
    [[], 'false', true, true],
  ])('[§2.1] holds, or not, after the answers %j to a question that has to have %j (a box: %p): %p', (values, wanted, isTruth, isAsked) => {
    expect(isAnswered(values, wanted, isTruth)).toBe(isAsked);
  });
});
