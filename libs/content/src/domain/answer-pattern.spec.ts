import { RE2JS } from 're2js';
import { answerPattern, faultyPatterns, LONGEST_MATCHED, PatternCheck } from './answer-pattern';

describe('the pattern of an answer', () => {
  afterEach(() => jest.restoreAllMocks());

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
  ])('%s matches the whole of %s: %p', (pattern, answer, fits) => {
    expect(answerPattern(pattern)?.matches(answer)).toBe(fits);
  });

  it.each(['(', '[a', '(?=a)b', '(?<!a)b', '(a)\\1', '(?P<name>a)', 'a{1001}', '(a?){250}a{400}', '.{100}'.repeat(6)])(
    'is none that can be relied on: %s',
    (pattern) => {
      expect(answerPattern(pattern)).toBeUndefined();
    },
  );

  it.each(['(a+)+', '(a|a)*b', '(a*)*b', '([a-z]+)*[0-9]', '(a|aa)+c', '(.*)*x', 'a*a*a*a*a*a*a*a*b'])(
    'never keeps the service busy: %s',
    (pattern) => {
      expect(answerPattern(pattern)!.matches(`${'a'.repeat(LONGEST_MATCHED)}!`)).toBe(false);
    },
  );

  it('is not written out when its repetitions alone are too many', () => {
    const compile = jest.spyOn(RE2JS, 'compile');
    for (const text of ['\\p{L}{1000}'.repeat(40), 'a{2,300}b{300}', 'x{501}']) expect(answerPattern(text)).toBeUndefined();
    expect(compile).not.toHaveBeenCalled();
    expect(answerPattern('a{3}\\{900\\}')).toBeDefined();
  });

  it('is compiled once for many answers', () => {
    const compile = jest.spyOn(RE2JS, 'compile');
    for (let round = 0; round < 3; round += 1) answerPattern('once [a-z]+');
    expect(compile).toHaveBeenCalledTimes(1);
  });

  it('[D-116] is refused when the patterns of its form together are too much work', () => {
    const hard = (index: number) => `(?:a?){240}${index}`;
    const texts = Array.from({ length: 200 }, (_, index) => hard(index));
    expect(faultyPatterns(texts)).toEqual({ unusable: [], tooMuchAt: 41 });
    expect(faultyPatterns([undefined, '(', ...texts.slice(0, 40)])).toEqual({ unusable: [1] });
    expect(faultyPatterns(Array.from({ length: 200 }, (_, index) => `[A-Z]{2}-${index}[0-9]{2,8}`))).toEqual({ unusable: [] });
  });

  it('[D-116] is no longer checked once a submission has reached its limit of work', () => {
    const patterns = new PatternCheck();
    const answers = Array.from({ length: 200 }, () => patterns.judge('(?:a?){240}', 'a'.repeat(240)));
    expect([answers[0], answers[7], answers[8], answers[199]]).toEqual(['matches', 'matches', 'too_much', 'too_much']);
    expect(new PatternCheck().judge('(?:a?){240}', 'a'.repeat(240))).toBe('matches');
    const usual = new PatternCheck();
    expect(Array.from({ length: 200 }, () => usual.judge('[A-Z]{2}-[0-9]{4,}', 'AH-1234567890'))).toEqual(Array(200).fill('matches'));
  });
});
