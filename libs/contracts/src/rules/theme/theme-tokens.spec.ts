import * as fc from 'fast-check';
import { contrast } from '../readable-colour';
import type { ThemeColours } from './theme-colours';
import { hiddenColour, shopColour, themeTokens } from './theme-tokens';

const aColour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const aPalette = fc.record(
  { background: aColour, surface: aColour, text: aColour, primary: aColour, accent: aColour },
  { requiredKeys: [] },
);

const themed = (palette: object, others: object = {}) =>
  themeTokens({ palette: 'own', customPalettes: [{ id: 'own', ...palette }], ...others });

function expectReadable(colours: ThemeColours): void {
  const { paper, card, tint, ink, quiet, accent, fill, onFill, edge, rim } = colours;
  for (const ground of [paper, card, tint])
    for (const text of [ink, quiet, accent, colours.bad, colours.good, colours.warn])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  for (const ground of [paper, card]) for (const border of [edge, rim]) expect(contrast(border, ground)).toBeGreaterThanOrEqual(3);
  for (const status of ['bad', 'good', 'warn'] as const)
    for (const text of [colours[status], ink]) expect(contrast(text, colours[`${status}Tint`])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(4.5);
  expectSeen(colours);
}

/** Expects buttons to stand out by their fill; a bright fill, which no dark or light card hides, by its outline. */
function expectSeen({ card, paper, fill, rim }: ThemeColours): void {
  for (const ground of [card, paper]) {
    const isBright = partsOf(fill).some((part, index) => Math.abs(part - partsOf(ground)[index]!) >= 96);
    expect([fill, ground, contrast(fill, ground) >= 3 || (isBright && contrast(rim, ground) >= 3)]).toEqual([fill, ground, true]);
  }
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const theatre = { background: '#141014', surface: '#201c20', text: '#f4efe6', primary: '#1a0f14', accent: '#d3143a' };

describe('the look of a shop', () => {
  it('[ADR 0121 r2] is readable by day and by night with any palette', () => {
    fc.assert(
      fc.property(aPalette, fc.constantFrom('brand', 'palette'), (palette, accentSource) => {
        const { day, night } = themed(palette, { accentSource });
        expectReadable(day);
        expectReadable(night);
      }),
      { numRuns: 500 },
    );
  });

  it('[ADR 0121 r2] keeps colours that are readable as they are', () => {
    const { day } = themed({ background: '#fbf8f2', text: '#1c2238', primary: '#2b3a67', accent: '#d9a441' }, { brandColor: '#2b3a67' });
    expect(day).toMatchObject({
      paper: '#fbf8f2',
      ink: '#1c2238',
      accent: '#2b3a67',
      fill: '#2b3a67',
      onFill: '#ffffff',
      highlight: '#d9a441',
    });
  });

  it('[ADR 0121 r2] moves yellow on white until it can be read, and leaves buttons yellow', () => {
    const { day } = themed({ background: '#ffffff', text: '#ffff00', primary: '#ffff00' });
    expectReadable(day);
    expect(day).toMatchObject({ paper: '#ffffff', fill: '#ffff00', onFill: '#000000' });
  });

  it('[ADR 0144 r1] fills buttons with the accent where the colour of the shop looks like its cards', () => {
    const { day, night } = themed(theatre, { brandColor: '#1a0f14' });
    expect([day.fill, day.onFill, night.fill]).toEqual(['#d3143a', '#ffffff', '#d3143a']);
    expect(contrast(day.fill, day.card)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['a dark colour on a dark palette', { ...theatre, accent: undefined }, '#1a0f14'],
    ['a colour with an accent that is as dark', { ...theatre, accent: '#2a1014' }, '#1a0f14'],
    ['a pale colour on white', { background: '#ffffff' }, '#f4f6f8'],
    ['white on white', { background: '#ffffff', accent: '#fefefe' }, '#ffffff'],
  ])('[ADR 0144 r1] moves the fill of buttons away from their card where no accent helps: %s', (_, palette, brandColor) => {
    const { day } = themed(palette, { brandColor });
    expect(day.fill).not.toBe(brandColor);
    expect(contrast(day.fill, day.card)).toBeGreaterThanOrEqual(3);
  });

  it('[ADR 0144 r1] fills buttons by night with a colour that a dark card shows', () => {
    const { day, night } = themeTokens({ brandColor: '#0b3d2e' });
    expect(day.fill).toBe('#0b3d2e');
    expect(contrast(night.fill, night.card)).toBeGreaterThanOrEqual(3);
  });

  it('[ADR 0144 r2] names the colour of a shop that buttons cannot have', () => {
    const own = (palette: object) => ({ palette: 'own', customPalettes: [{ id: 'own', ...palette }] });
    expect(hiddenColour({ ...own(theatre), brandColor: '#1a0f14' })).toEqual({ chosen: '#1a0f14', card: '#201c20', shown: '#d3143a' });
    expect(hiddenColour({ ...own({ background: '#ffffff' }), brandColor: '#f4f6f8' })).toMatchObject({
      chosen: '#f4f6f8',
      card: '#ffffff',
    });
    expect(hiddenColour({ ...own(theatre), brandColor: '#d3143a' })).toBeUndefined();
    expect(hiddenColour({ brandColor: '#0b3d2e' })).toBeUndefined();
    expect(hiddenColour()).toBeUndefined();
  });

  it('[ADR 0121 r2] is dark by day where the background is, and by night always', () => {
    const dark = themed({ background: '#101418', text: '#f0f0f0' });
    expect(dark.night).toEqual(dark.day);
    expect(dark.day.paper).toBe('#101418');
    expect(contrast(themed({ background: '#ffffff', text: '#222222' }).night.paper, '#000000')).toBeLessThan(1.6);
  });

  it('[ADR 0121 r1] takes the colour of the shop, or with `accentSource: palette` the accent of the palette', () => {
    const palette = { background: '#ffffff', primary: '#005500', accent: '#550000' };
    expect(themed(palette, { brandColor: '#000055' }).day.fill).toBe('#000055');
    expect(themed(palette, { brandColor: '#000055', accentSource: 'palette' }).day.fill).toBe('#550000');
    expect(themed(palette).day.fill).toBe('#005500');
    expect(themeTokens({}, { colour: '#123' }).day.fill).toBe('#112233');
  });

  it('[ADR 0121 r1] ignores palettes and colours that it does not know', () => {
    const plain = themeTokens({ brandColor: '#2b3a67' });
    expect(themeTokens({ brandColor: '#2b3a67', palette: 'indigo' })).toEqual(plain);
    expect(themed({ background: 'papayawhip', text: 7, surface: null }, { brandColor: '#2b3a67' })).toEqual(plain);
  });

  it.each([
    [undefined, { button: 10, card: 16, field: 10 }],
    ['round', { button: 999, card: 16, field: 12 }],
    ['Square', { button: 0, card: 0, field: 0 }],
    ['wavy', { button: 10, card: 16, field: 10 }],
  ])('[ADR 0121 r1] has the corners of its buttons: %s', (pillStyle, corners) => {
    expect(themeTokens({}, { pillStyle }).corners).toEqual(corners);
  });

  it.each([
    ['airy', 'wide', 1.15, 42],
    ['compact', 'narrow', 0.85, 34],
    ['normal', 'normal', 1, 38],
    [undefined, undefined, 1, 38],
  ])('[ADR 0121 r1] has space and width by their words: %s, %s', (spacing, width, factor, rem) => {
    expect(themeTokens({ spacing, contentWidth: width })).toMatchObject({ spacing: factor, contentWidth: rem });
  });

  it('[ADR 0121 r3] has the fonts of the pack that it names', () => {
    const customFontPacks = [{ id: 'ours', headings: 'Playfair Display', body: 'Lato' }];
    expect(themeTokens({ fontPairing: 'ours', customFontPacks }).fonts.name).toBe('playfair-display-public-sans');
    expect(themeTokens({ fontPairing: 'inter', customFontPacks }).fonts.name).toBe('inter');
    expect(themeTokens().fonts.name).toBe('system');
  });

  it('[ADR 0121 r7] [ADR 0144 r3] has one colour in prints and passes, that of the shop', () => {
    const customPalettes = [{ id: 'own', primary: '#204030', accent: '#d9a441' }];
    const theme = { palette: 'own', customPalettes, brandColor: '#2b3a67' };
    expect(shopColour({ theme })).toBe('#2b3a67');
    expect(shopColour({ theme: { ...theme, accentSource: 'palette' } })).toBe('#d9a441');
    expect(shopColour({ theme: { palette: 'own', customPalettes } })).toBe('#204030');
    expect([shopColour({ colour: '#abc' }), shopColour({})]).toEqual(['#aabbcc', '#16535e']);
  });
});
