import { answerPattern, LONGEST_MATCHED } from './judge-answers';

describe('the pattern of an answer', () => {
  it.each([
    ['[A-Z]{2}-[0-9]{4,}', 'AH-1234', true],
    ['[A-Z]{2}-[0-9]{4,}', 'AH-1234x', false],
    ['[A-Z]{2}-[0-9]{4,}', 'xAH-1234', false],
    ['^abc$', 'abc', true],
    ['a|bc', 'bc', true],
    ['a|bc', 'abc', false],
    ['\\p{L}+', 'Ẹ̀wà'.normalize('NFC'), false],
    ['\\p{L}+', 'Adé', true],
    ['.{3}', '🎨🎨🎨', true],
    ['(?<year>\\d{4})', '2026', true],
  ])('%s asks for the whole of %s: %p', (pattern, answer, fits) => {
    expect(answerPattern(pattern)?.matches(answer)).toBe(fits);
  });

  it.each(['(', '[a', '(?=a)b', '(?<!a)b', '(a)\\1', '(?P<name>a)', 'a{1001}', '(a?){250}a{400}', '.{100}'.repeat(6)])('is none that can be relied on: %s', (pattern) => {
    expect(answerPattern(pattern)).toBeUndefined();
  });

  it.each(['(a+)+', '(a|a)*b', '(a*)*b', '([a-z]+)*[0-9]', '(a|aa)+c', '(.*)*x', 'a*a*a*a*a*a*a*a*b'])('never keeps the service busy: %s', (pattern) => {
    expect(answerPattern(pattern)!.matches(`${'a'.repeat(LONGEST_MATCHED)}!`)).toBe(false);
  });
});
