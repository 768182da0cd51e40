import type { ShopFace } from '@svc/storefront';
import { shopFaceReaderContract } from '@svc/storefront/testing';
import { useDatabase } from '../testing';
import { PostgresShopFaceReader } from './postgres-shop-face-reader';

const database = useDatabase();

async function publish(workspaceId: string, body: object, published = true): Promise<PostgresShopFaceReader> {
  await database.makeWorkspace(workspaceId);
  await database.source.query(`insert into storefront_document (workspace_id, body, published) values ($1, $2, $3)`, [workspaceId, body, published]);
  return new PostgresShopFaceReader(database.source);
}
const documentOf = ({ logoUrl, colour, website, country, fontPairing }: ShopFace) => ({ website, country, assets: { logoUrl }, renderConfig: { theme: { brandColor: colour, fontPairing } } });

describe('faces of shops in Postgres', () => {
  shopFaceReaderContract((workspaceId, face) => publish(workspaceId, documentOf(face)));

  it('have the picture of the shop where it has no logo, and the address of its domain where it tells no other', async () => {
    const id = await database.makeWorkspace();
    const reader = await publish(id, { avatarUrl: 'https://shop.example/a.jpg', primaryDomain: 'shop.example' });
    expect(await reader.read(id)).toEqual({ logoUrl: 'https://shop.example/a.jpg', website: 'https://shop.example' });
  });

  it('are kept back until the document is published', async () => {
    const id = await database.makeWorkspace();
    const reader = await publish(id, { avatarUrl: 'https://shop.example/a.jpg' }, false);
    expect(await reader.read(id)).toEqual({});
  });
});
