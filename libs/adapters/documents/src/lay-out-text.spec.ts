import { breakLines, inVisualOrder, mostThatFit, readParagraph } from './lay-out-text';

/** Breaks a text into lines; each grapheme is 1 wide. */
const linesOf = (text: string, width: number, most = Infinity) => {
  const { graphemes } = readParagraph(text);
  return breakLines(graphemes, width, most, (from, to) => to - from).map(({ from, to }) =>
    graphemes
      .slice(from, to)
      .map((grapheme) => grapheme.text)
      .join(''),
  );
};

describe('lines of a text', () => {
  it.each([
    ['a bc def', 4, ['a bc', 'def']],
    ['a bc def', 3, ['a', 'bc', 'def']],
    ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
    ['a', 0, ['a']],
    ['', 5, []],
    ['国家。大剧院', 3, ['国家。', '大剧院']],
    ['e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
  ])('[D-138] end at breaks, within a word where it must be: %p in %i', (text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it('are no more than there may be', () => {
    expect(linesOf('a b c d', 1, 2)).toEqual(['a', 'b']);
  });
});

describe('levels', () => {
  it.each([
    ['abc', 0, [0, 0, 0]],
    ['אב', 1, [1, 1]],
    ['א1', 1, [1, 2]],
    ['aא', 0, [0, 1]],
  ])('[D-138] are those of UAX 9: %s', (text, level, levels) => {
    const paragraph = readParagraph(text);
    expect([paragraph.level, paragraph.graphemes.map((grapheme) => grapheme.level)]).toEqual([level, levels]);
  });

  it.each([
    [[0, 0], '01'],
    [[1, 1, 1], '210'],
    [[0, 1, 1, 0], '0213'],
    [[1, 2, 2, 1], '3120'],
    [[1, 2, 3, 2, 1], '41230'],
    [[], ''],
  ])('[D-138] turn parts around, the highest first: %p', (levels, order) => {
    expect(
      inVisualOrder(levels.map((level, index) => ({ level, index })))
        .map(({ index }) => index)
        .join(''),
    ).toBe(order);
  });
});

it.each([
  [0, 9, 4, 4],
  [0, 9, 99, 9],
  [3, 9, 0, 3],
])('the largest number that fits between %i and %i, of a room for %i, is %i', (from, to, limit, most) => {
  expect(mostThatFit(from, to, (end) => end <= limit)).toBe(most);
});
