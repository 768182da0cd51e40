import { ShopFaceReader, type ShopFace } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';

/** Faces of shops, by hand: a few paths of their published storefront documents. */
export class PostgresShopFaceReader extends ShopFaceReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(workspaceId: string): Promise<ShopFace> {
    const [face] = await this.dataSource.query<object[]>(FACE, [workspaceId]);
    return withoutNulls<ShopFace>(face ?? {});
  }
}

const FACE = `
  select coalesce(body #>> '{assets,logoUrl}', body ->> 'avatarUrl') as "logoUrl",
         body #>> '{renderConfig,theme,brandColor}' as colour,
         body ->> 'country' as country,
         body #>> '{renderConfig,theme,fontPairing}' as "fontPairing",
         coalesce(body ->> 'website', 'https://' || (body ->> 'primaryDomain')) as website
    from storefront_document
   where workspace_id = $1 and published`;
