import { BrandingReader, type Branding } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';

/** Faces of shops, by hand: a few paths of their published storefront documents. */
export class PostgresBrandingReader extends BrandingReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(workspaceId: string): Promise<Branding> {
    const [branding] = await this.dataSource.query<object[]>(BRANDING, [workspaceId]);
    return withoutNulls<Branding>(branding ?? {});
  }
}

const BRANDING = `
  select coalesce(body #>> '{assets,logoUrl}', body ->> 'avatarUrl') as "logoUrl",
         body #>> '{renderConfig,theme,brandColor}' as colour,
         body ->> 'country' as country,
         body #>> '{renderConfig,theme,fontPairing}' as "fontPairing",
         coalesce(body ->> 'website', 'https://' || (body ->> 'primaryDomain')) as website
    from storefront_document
   where workspace_id = $1 and published`;
