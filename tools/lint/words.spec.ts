import { faultsOfSql, faultsOfText, forbiddenIn } from './words.mjs';

const used = (name: string) => forbiddenIn(name).map(({ words }) => words);

describe('words that have a standard term', () => {
  it.each([
    ['ShopFaceReader', ['shop face']],
    ['shop-face-reader.ts', ['shop face']],
    ['SAVED_LETTERS', ['letters']],
    ['workOffEvents', ['work off']],
    ['openingDoor', ['opening door']],
  ])('are found in %s', (name, words) => {
    expect(used(name)).toEqual(words);
  });

  it.each(['newsletter', 'doorsAt', 'revisit', 'deskew', 'forgotten', 'wallTime', 'letter', 'firstLetter', 'storyteller'])(
    'are not seen in %s, which only looks alike',
    (name) => {
      expect(used(name)).toEqual([]);
    },
  );
});

describe('sentences', () => {
  it.each([
    ['docstring', 'What an order costs.', 'begins with “What”'],
    ['comment', 'Whether the order is paid.', 'begins with “Whether”'],
    ['title', '[D-125] [ADR 0028 r1] a guest is told once', 'says “told”'],
    ['title', '[D-52] that is right a second time is refused', 'begins with “that”'],
    ['title', 'Nothing of a private column is shown', 'begins with “Nothing of”'],
    ['title', 'no longer opens', 'begins with “no longer”'],
    ['heading', 'To begin anew', 'says “anew”'],
    ['docstring', 'Raises the wall.', 'says “the wall”'],
  ] as const)('are refused in a %s: %s', (kind, text, fault) => {
    expect(faultsOfText(text, kind)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['heading', 'What you need'],
    ['title', 'what a buyer types is kept'],
    ['title', '[D-52] nothing is kept that was refused'],
    ['title', 'no order is lost'],
    ['title', 'in-memory stores keep the order'],
    ['docstring', 'Returns the time of the wall clock; `told` is a column.'],
    ['docstring', 'Ofcom is no first word.'],
  ] as const)('are accepted in a %s: %s', (kind, text) => {
    expect(faultsOfText(text, kind)).toEqual([]);
  });
});

describe('SQL', () => {
  it('is searched for names with an underscore, each reported once; those of the release before are left alone', () => {
    expect(faultsOfSql('select told, raise_wall(), step_behind_wall(), step_behind_wall() from facts_told')).toEqual([
      expect.stringContaining('“step_behind_wall” says “wall”'),
      expect.stringContaining('“facts_told” says “told”'),
    ]);
  });
});
