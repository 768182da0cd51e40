import { contrast, FONT_PAIRINGS } from '@svc/contracts';
import { lookOf, nightStyle, outlookStyle, space } from './email-look';

const palette = (colours: Record<string, string>) => ({ palette: 'own', customPalettes: [{ id: 'own', ...colours }] });

describe('[ADR 0117 r2] the look of mails', () => {
  it('has the palette of the theme, by day and, in the style sheet, by night', () => {
    const look = lookOf({ theme: { brandColor: '#2b3a67', ...palette({ background: '#fbf8f2', text: '#1c2238' }) } });
    expect(look.day).toMatchObject({ paper: '#fbf8f2', ink: '#1c2238', fill: '#2b3a67', onFill: '#ffffff' });
    expect(nightStyle(look)).toContain(`.paper{background:${look.night.paper}!important;color:${look.night.ink}!important}`);
    expect(lookOf({ colour: '#2b3a67' }).day.fill).toBe('#2b3a67');
  });

  it('is readable where the palette is yellow on white', () => {
    const { day, night } = lookOf({ theme: { brandColor: '#ff0', ...palette({ background: '#fff', text: '#ff0' }) } });
    for (const { ink, quiet, accent, card, paper } of [day, night])
      for (const colour of [ink, quiet, accent])
        expect(Math.min(contrast(colour, card), contrast(colour, paper))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['square', { button: 0, card: 0, field: 0, picture: 0 }],
    ['pill', { button: 999, card: 16, field: 12, picture: 8 }],
    [undefined, { button: 10, card: 16, field: 10, picture: 8 }],
  ])('has the corners of %s buttons', (pillStyle, corners) => {
    expect(lookOf({ pillStyle }).corners).toEqual(corners);
  });

  it('has the spacing of the theme', () => {
    const room = (spacing?: string) => space(lookOf({ theme: { spacing } }), 20);
    expect([room('compact'), room(), room('airy'), room('unknown')]).toEqual(['17px', '20px', '23px', '20px']);
  });

  it('has fonts that end with a kind of font that every device has', () => {
    for (const fontPairing of [...FONT_PAIRINGS, 'Comic Sans', undefined]) {
      const { headings, text, outlook } = lookOf({ theme: { fontPairing } });
      for (const stack of [headings, text, outlook.headings, outlook.text]) expect(stack).toMatch(/,(?:sans-serif|serif|monospace)$/);
    }
    expect(outlookStyle(lookOf({ theme: { fontPairing: 'fraunces-inter' } }))).toBe(
      '*{font-family:Arial,sans-serif!important}h1{font-family:Georgia,serif!important}.mono{font-family:Consolas,monospace!important}',
    );
  });
});
