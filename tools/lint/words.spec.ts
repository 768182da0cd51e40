import { forbiddenIn } from './words.mjs';

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

  it.each(['newsletter', 'doorsAt', 'revisit', 'deskew', 'forgotten', 'wallTime'])('are not seen in %s, which only looks alike', (name) => {
    expect(used(name)).toEqual([]);
  });
});
