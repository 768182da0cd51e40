import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

/** Headers of a browser's request for a page. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('an address that leads nowhere', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'nowhere', { version: 1, events: [] });
  });

  const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(`${service.urls[0]}${path}`, { method, headers });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      allow: answer.headers.get('allow'),
      text: await answer.text(),
    };
  };

  it.each([
    ['of no shop', '/somewhere/else'],
    ['below a shop', '/{shop}/nothing/like/this'],
    ['that no URL can be made of', '//['],
  ])('is a page to browsers, in their language, and JSON to programs: %s', async (_, path) => {
    const address = path.replace('{shop}', shop.slug);
    expect(await ask(address, BROWSER)).toMatchObject({
      status: 404,
      type: 'text/html; charset=utf-8',
      text: expect.stringContaining('<h1>There is nothing here</h1>'),
    });
    expect((await ask(address, { ...BROWSER, 'accept-language': 'fr' })).text).toContain('<h1>Il n’y a rien ici</h1>');
    for (const headers of [{ accept: 'application/json' }, { accept: '*/*' }]) {
      expect(await ask(address, headers)).toMatchObject({
        status: 404,
        type: 'application/json; charset=utf-8',
        text: expect.stringContaining('"NOT_FOUND"'),
      });
    }
  });

  it('[ADR 0121 r6] has the brand of the shop and its other languages below its path, without what was asked for', async () => {
    const { text } = await ask(`/${shop.slug}/o/ord_1/secret?t=secret`, BROWSER);
    for (const part of ['<h1>This link to an order does not open</h1>', 'href="?lang=fr"', '· nowhere</title>'])
      expect(text).toContain(part);
    expect(text).not.toContain('secret');
    expect((await ask('/elsewhere/o/ord_1', BROWSER)).text).toContain('· Storefront Service</title>');
  });

  it('is JSON to everyone where programs ask', async () => {
    for (const path of ['/v1/nothing', '/docs/nothing', '/openapi.txt'])
      expect(await ask(path, BROWSER)).toMatchObject({ status: 404, type: 'application/json; charset=utf-8' });
    expect(await ask('/v1/store/products', BROWSER, 'DELETE')).toMatchObject({ status: 405, type: 'application/json; charset=utf-8' });
  });

  it('names the methods of a page to a browser that uses another', async () => {
    expect(await ask(`/${shop.slug}/c/chk_1`, BROWSER, 'PUT')).toMatchObject({
      status: 405,
      allow: 'GET, HEAD',
      text: expect.stringContaining('<h1>This page is opened in another way</h1>'),
    });
  });
});
