import { randomUUID } from 'node:crypto';
import type { ShopFace, ShopFaceReader } from '../ports/shop-face-reader';

/** What every ShopFaceReader does; `arrange` gives a workspace this face, and answers a reader. */
export function shopFaceReaderContract(arrange: (workspaceId: string, face: ShopFace) => Promise<ShopFaceReader>): void {
  it('[D-5] reads the face of one shop, and of a shop without one an empty face', async () => {
    const [mine, yours] = [randomUUID(), randomUUID()];
    const face = { logoUrl: 'https://shop.example/logo.svg', colour: '#2b3a67', website: 'https://shop.example', country: 'NG', fontPairing: 'fraunces-inter' };
    const reader = await arrange(mine, face);
    expect(await reader.read(mine)).toEqual(face);
    expect(await reader.read(yours)).toEqual({});
  });
}
