import { randomUUID } from 'node:crypto';
import type { Branding, BrandingReader } from '../ports/page-readers';

/** Behaviour of every BrandingReader; `arrange` stores this branding of a workspace and returns a reader. */
export function brandingReaderContract(arrange: (workspaceId: string, branding: Branding) => Promise<BrandingReader>): void {
  it('[D-5] reads the branding of one shop, and an empty one of a shop without any', async () => {
    const [mine, yours] = [randomUUID(), randomUUID()];
    const branding: Branding = {
      logoUrl: 'https://shop.example/logo.svg',
      colour: '#2b3a67',
      website: 'https://shop.example',
      country: 'NG',
      theme: {
        brandColor: '#2b3a67',
        fontPairing: 'fraunces-inter',
        palette: 'own',
        customPalettes: [{ id: 'own', background: '#fbf8f2' }],
      },
      pillStyle: 'round',
      header: { branding: 'logo', brandText: 'Ile', logoAlt: 'Ilé', logoHeight: 56 },
    };
    const reader = await arrange(mine, branding);
    expect(await reader.read(mine)).toEqual(branding);
    expect(await reader.read(yours)).toEqual({});
  });
}
