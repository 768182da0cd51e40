import * as fc from 'fast-check';
import { contrast, inkOn, readableOn } from './readable-colour';

const aColour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);

describe("a merchant's colour on a page", () => {
  it('stays unchanged where its contrast is enough', () => {
    expect(readableOn(['#ffffff'], '#2b3a67', 4.5)).toBe('#2b3a67');
  });

  it.each([
    ['#fff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
  ])('is measured as WCAG says: %s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('is made readable on light and on dark grounds, whatever it is', () => {
    fc.assert(
      fc.property(aColour, fc.constantFrom(['#ffffff', '#faf9f7'], ['#15181b', '#1d2125']), (colour, grounds) => {
        const shown = readableOn(grounds, colour, 4.5);
        for (const ground of grounds) expect(contrast(shown, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('carries text in black or white that can be read', () => {
    fc.assert(fc.property(aColour, (colour) => contrast(inkOn(colour), colour) >= 4.5));
  });

  it.each(['#f0a', '#f0a8', '#ff00aa', '#ff00aa88'])('may be written as %s', (colour) => {
    expect(readableOn(['#000000'], colour, 1)).toBe('#ff00aa');
  });
});
