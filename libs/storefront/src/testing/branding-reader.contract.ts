import { randomUUID } from 'node:crypto';
import type { Branding, BrandingReader } from '../ports/page-readers';

/** What every BrandingReader does; `arrange` gives a workspace this face, and answers a reader. */
export function brandingReaderContract(arrange: (workspaceId: string, branding: Branding) => Promise<BrandingReader>): void {
  it('[D-5] reads the face of one shop, and of a shop without one an empty face', async () => {
    const [mine, yours] = [randomUUID(), randomUUID()];
    const branding = {
      logoUrl: 'https://shop.example/logo.svg',
      colour: '#2b3a67',
      website: 'https://shop.example',
      country: 'NG',
      fontPairing: 'fraunces-inter',
    };
    const reader = await arrange(mine, branding);
    expect(await reader.read(mine)).toEqual(branding);
    expect(await reader.read(yours)).toEqual({});
  });
}
