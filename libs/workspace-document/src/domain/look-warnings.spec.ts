import { warnOfDocumentLook, warnOfLook } from './look-warnings';

const palette = (colours: object) => ({ palette: 'own', customPalettes: [{ id: 'own', ...colours }] });
const storefront = (theme: object) => ({ renderConfig: { templateId: 'stage', theme } });
const theatre = palette({ background: '#141014', surface: '#201c20', text: '#f4efe6', accent: '#d3143a' });

describe('warnings of the look of a storefront', () => {
  it('[ADR 0144 r2] name a colour that buttons cannot have on the palette, and the one that they have', () => {
    const [warning, ...others] = warnOfLook(storefront({ ...theatre, brandColor: '#1a0f14' }));
    expect([warning!.path, others]).toEqual(['renderConfig.theme.brandColor', []]);
    for (const colour of ['#1a0f14', '#201c20', '#d3143a']) expect(warning!.message).toContain(colour);
  });

  it('[ADR 0144 r2] have the path in the document', () => {
    const item = storefront({ ...palette({ background: '#fff' }), brandColor: '#fefefe' });
    expect(warnOfDocumentLook({ storefront: [{ path: ['storefront'], item, faults: [] } as never] })).toMatchObject([
      { path: 'storefront.renderConfig.theme.brandColor' },
    ]);
  });

  it.each<[string, object]>([
    ['an accent that the palette shows', storefront({ ...theatre, brandColor: '#d3143a' })],
    ['the accent of the palette for buttons', storefront({ ...theatre, brandColor: '#1a0f14', accentSource: 'palette' })],
    ['yellow on white, which has an outline', storefront({ ...palette({ background: '#ffffff' }), brandColor: '#ffee00' })],
    ['a dark colour on light cards', storefront({ brandColor: '#0b3d2e' })],
    ['no colour', storefront(theatre)],
    ['no theme', {}],
  ])('[ADR 0144 r2] are none for %s', (_, item) => {
    expect(warnOfLook(item as never)).toEqual([]);
  });
});
