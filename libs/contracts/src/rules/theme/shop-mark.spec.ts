import { markOf, printedMarkOf } from './shop-mark';

const shop = { name: 'Schaubühne am Landwehrkanal', logoUrl: 'https://shop.example/wordmark.png' };
const logo = { url: shop.logoUrl, height: 40, maxWidth: 160 };

describe('the mark of a shop', () => {
  it.each([
    [undefined, { logo: { ...logo, alt: '' }, name: shop.name }],
    ['both', { logo: { ...logo, alt: '' }, name: shop.name }],
    ['logo', { logo: { ...logo, alt: shop.name } }],
    ['text', { name: shop.name }],
  ] as const)('[ADR 0144 r4] is logo, name or both as `branding` says: %s', (branding, mark) => {
    expect(markOf({ ...shop, header: { branding } })).toEqual(mark);
  });

  it.each(['logo', 'text', 'both', undefined] as const)('[ADR 0144 r4] is the name where there is no logo: %s', (branding) => {
    expect(markOf({ name: 'Ile', header: { branding } })).toEqual({ name: 'Ile' });
  });

  it.each([
    [undefined, { logoUrl: shop.logoUrl }],
    ['both', { logoUrl: shop.logoUrl }],
    ['logo', { logoUrl: shop.logoUrl, isNameInLogo: true }],
    ['text', {}],
  ] as const)('[ADR 0144 r4] is the same in prints: %s', (branding, mark) => {
    expect(printedMarkOf({ ...shop, header: { branding } })).toEqual(mark);
  });

  it('[ADR 0144 r4] has the texts of the header', () => {
    const header = { brandText: 'Schaubühne', logoAlt: 'Schaubühne/Kanal' };
    expect(markOf({ ...shop, header })).toMatchObject({ name: 'Schaubühne', logo: { alt: '' } });
    expect(markOf({ ...shop, header: { ...header, branding: 'logo' } })).toEqual({ logo: { ...logo, alt: 'Schaubühne/Kanal' } });
    expect(markOf({ ...shop, header: { brandText: ' ', branding: 'text' } })).toEqual({ name: shop.name });
  });

  it.each([
    [56, 56, 224],
    [1, 16, 64],
    [16, 16, 64],
    [96, 96, 384],
    [4_000, 96, 384],
  ])('[ADR 0144 r5] has the height that the header asks for, within limits: %i', (logoHeight, height, maxWidth) => {
    expect(markOf({ ...shop, header: { logoHeight } }).logo).toMatchObject({ height, maxWidth });
  });
});
