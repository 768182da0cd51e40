import { fontFile } from './font-files';
import { themeStyle } from './theme';

const theme = {
  brandColor: '#2b3a67',
  palette: 'own',
  spacing: 'airy',
  contentWidth: 'wide',
  fontPairing: 'fraunces-inter',
  customPalettes: [{ id: 'own', background: '#fbf8f2', text: '#1c2238', accent: '#d9a441' }],
};

describe('the style of hosted pages', () => {
  it("[ADR 0121 r1] has the shop's palette, corners, space, width and fonts", () => {
    const css = themeStyle({ theme, pillStyle: 'round' });
    for (const token of [
      '--paper:#fbf8f2;',
      '--ink:#1c2238;',
      '--fill:#2b3a67;--on-fill:#ffffff;--highlight:#d9a441;',
      '--radius-card:1rem;--radius-button:62.4375rem;',
      '--gap:1.15rem;',
      '--width:42rem;',
      "--head:'Fraunces','Fraunces fallback',ui-serif,",
    ])
      expect(css).toContain(token);
  });

  it('[ADR 0121 r2] has dark form controls where the background is dark by day', () => {
    const [light, dark] = ['#ffffff', '#101418'].map((background) => {
      const css = themeStyle({ theme: { ...theme, customPalettes: [{ id: 'own', background }] } });
      return [...css.matchAll(/color-scheme:(light|dark);/g)].map(([, scheme]) => scheme);
    });
    expect([light, dark]).toEqual([
      ['light', 'dark'],
      ['dark', 'dark'],
    ]);
  });

  it('[ADR 0121 r4] loads the files of a font of both headings and text once', () => {
    const filesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);
    expect(filesIn(themeStyle({ theme }))).toEqual(
      expect.arrayContaining([fontFile('fraunces', 'latin').address, fontFile('inter', 'latin').address]),
    );
    const files = filesIn(themeStyle({ theme: { fontPairing: 'inter' } }));
    expect([files.includes(fontFile('inter', 'latin').address), new Set(files).size]).toEqual([true, files.length]);
  });

  it('[ADR 0121 r3] loads no font where system fonts are used', () => {
    expect(themeStyle({ theme: { fontPairing: 'system' } })).not.toContain('@font-face');
  });

  it('[ADR 0121 r5] never exchanges fonts on a page that is shown', () => {
    const displays = [...themeStyle({ theme }).matchAll(/font-display:(\w+)/g)].map(([, display]) => display);
    expect(new Set(displays)).toEqual(new Set(['optional']));
    expect(themeStyle({ theme })).toMatch(
      /font-family:'Inter fallback';src:local\('Arial'\),.*?size-adjust:107\.89%;ascent-override:89\.79%/,
    );
  });
});
