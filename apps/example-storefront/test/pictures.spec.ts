import { drawPicture } from '../pictures/picture.mjs';
import { subjectOf } from '../pictures/subjects.mjs';

describe('a picture', () => {
  it('is always the same for a name, and another for another', () => {
    expect(drawPicture('tote-bag')).toBe(drawPicture('tote-bag'));
    expect(drawPicture('tote-bag')).not.toBe(drawPicture('reading-lamp'));
  });

  it.each([
    ['tote-bag', '0 0 1000 1000'],
    ['indigo-night-wide', '0 0 1600 900'],
    ['maker-portrait-tall', '0 0 900 1200'],
  ])('has the proportions that its name asks for: %s', (name, viewBox) => expect(drawPicture(name)).toContain(`viewBox="${viewBox}"`));

  it('is about the last thing its name speaks of', () => {
    expect(subjectOf(['dinner', 'plates'])).toBe('plate');
    expect(subjectOf(['art', 'market'])).toBe('stalls');
    expect(subjectOf(['something', 'else'])).toBeUndefined();
  });

  it('differs in nothing but the dye from one of the same thing in another dye', () => {
    const withoutColours = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, '');
    expect(withoutColours(drawPicture('tote-bag-rust'))).toBe(withoutColours(drawPicture('tote-bag-indigo')));
    expect(drawPicture('tote-bag-rust')).not.toBe(drawPicture('tote-bag-indigo'));
  });

  it('is small, and holds no script, no text and nothing from elsewhere', () => {
    for (const name of ['tote-bag', 'makers-market-wide', 'hero-wide', 'portrait', 'anything']) {
      const svg = drawPicture(name);
      expect(svg.length).toBeLessThan(20_000);
      expect(svg).not.toMatch(/<script|<text|<image|href=|undefined|NaN/);
    }
  });
});
