import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { codeBlocksOf } from './code-blocks';

describe('management.md', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'theme');
  });

  it('has a theme that a new workspace accepts as printed, whole and as a change, and that its pages have', async () => {
    const [theme] = codeBlocksOf('management.md').filter(({ code }) => code.includes('"fontPairing"'));
    const body = JSON.parse(theme!.code) as { renderConfig: { theme: { brandColor: string } } };
    const key = shop.adminToken;
    const written = await service.client.put<typeof body>('/v1/admin/storefront', body, { key });
    expect([written.status, written.body.renderConfig.theme.brandColor]).toEqual([expect.any(Number), body.renderConfig.theme.brandColor]);
    expect(written.status).toBeLessThan(300);
    const { type: _type, ...change } = body as typeof body & { type: string };
    expect((await service.client.patch('/v1/admin/storefront', change, { key })).status).toBe(200);
    await shop.apply({ version: 1, forms: [{ slug: 'hello', name: 'Hello', fields: [{ key: 'name', label: 'Name', type: 'text' }] }] });
    const page = await (await fetch(`${service.urls[0]}/${shop.slug}/f/hello`)).text();
    expect(page).toContain('#fbf8f2');
  });
});
