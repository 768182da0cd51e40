import { ShopFaceReader, type ShopFace } from '../ports/shop-face-reader';

/** Faces of shops, by workspace. */
export class InMemoryShopFaceReader extends ShopFaceReader {
  constructor(private readonly faces: ReadonlyMap<string, ShopFace> = new Map()) {
    super();
  }

  async read(workspaceId: string): Promise<ShopFace> {
    return this.faces.get(workspaceId) ?? {};
  }
}
