import {
  advanceClock,
  openShop,
  postAndClose,
  sharedService,
  type ApiRequest,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';

interface Media {
  ref: string;
  name: string;
  type: string;
  visibility: string;
  url: string;
  downloadUrl?: string;
  thumbnailUrl?: string;
  mimeType: string;
  sizeBytes: number;
  checksumSha256: string;
  width?: number;
  height?: number;
}

const MIB = 1024 * 1024;

const aPicture = (format: 'png' | 'jpeg', width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#f80' }, limitInputPixels: false })
    .toFormat(format, { compressionLevel: 9 })
    .toBuffer();
const aPdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'x')]);
const aLiar = () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from('<script>alert(1)</script>')]);

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries === 400) throw new Error('It did not come to pass.');
    await setTimeout(25);
  }
}

describe('uploaded files', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;

  beforeAll(async () => {
    service = await sharedService({ env: { MEDIA_IMAGE_MAX_MIB: '1', MEDIA_FILE_MAX_MIB: '2' } });
    [shop, other] = [await openShop(service, 'ile'), await openShop(service, 'other')];
  });

  const form = (bytes: Buffer, name: string, type = '') => {
    const data = new FormData();
    data.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
    return data;
  };
  const post = (body: FormData | Buffer, query = '', request: ApiRequest = {}) =>
    service.client.post<Media & ErrorBody>(`/v1/admin/media${query}`, body, { key: shop.adminToken, ...request });
  const upload = async (body: FormData | Buffer, query = '') => {
    const answer = await post(body, query);
    expect(answer.text).not.toContain('"error"');
    return answer.body;
  };
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(new URL(url).pathname + new URL(url).search, service.urls[0]), { headers, method });
  const bytesOf = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer());
  const incoming = () => readdir(join(service.dataDir, 'incoming'));
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const list = (query = '', key = shop.adminToken) =>
    service.client.get<{ data: Media[]; nextCursor?: string }>(`/v1/admin/media${query}`, { key });

  describe('uploads', () => {
    it('[decisions 3.16 media] come in as a form, and are served at once', async () => {
      const answer = await post(form(await aPicture('jpeg'), 'Ẹ̀wà poster.JPG', 'image/jpeg'));

      expect(answer.status).toBe(201);
      const { url, thumbnailUrl, checksumSha256, sizeBytes } = answer.body;
      expect(answer.body).toMatchObject({
        ref: expect.stringMatching(/^med_/),
        name: 'Ẹ̀wà poster.JPG'.normalize('NFC'),
        type: 'image',
        visibility: 'public',
        mimeType: 'image/webp',
        width: 600,
        height: 400,
      });
      expect(new URL(url).pathname).toBe(`/media/${shop.slug}/${answer.body.ref}/ewa-poster.webp`);
      const bytes = await bytesOf(url);
      expect([sha256(bytes), bytes.length]).toEqual([checksumSha256, sizeBytes]);
      expect((await get(thumbnailUrl!)).headers.get('content-type')).toBe('image/webp');
    });

    it('[decisions 3.16 media] come in as the body itself, with the type of their bytes', async () => {
      const picture = await aPicture('png');
      const named = await upload(picture, '?name=logo.png');
      expect(named).toMatchObject({ name: 'logo.png', mimeType: 'image/webp' });
      for (const type of ['application/octet-stream', 'application/x-www-form-urlencoded', 'image/jpeg']) {
        expect((await post(picture, '', { headers: { 'content-type': type } })).status).toBe(201);
      }
    });

    it('[§2.7] come in as the storefront’s mediaPolicy wants its pictures', async () => {
      await shop.apply({ version: 1, storefront: { mediaPolicy: { maxDim: 300, quality: 50, format: 'jpeg' } } });
      const media = await upload(form(await aPicture('png'), 'a.png'));
      expect(media).toMatchObject({ mimeType: 'image/jpeg', width: 300, height: 200 });
      expect((await get(media.url)).headers.get('content-type')).toBe('image/jpeg');
      await shop.apply({ version: 1, storefront: {} });
    });

    it('[decisions 3.16 media] keep documents private by default, byte for byte', async () => {
      const pdf = aPdf(1_000);
      const file = await upload(form(pdf, 'Price list.pdf'));
      expect(file).toMatchObject({
        type: 'document',
        visibility: 'private',
        mimeType: 'application/pdf',
        sizeBytes: pdf.length,
        checksumSha256: sha256(pdf),
      });
      expect(file).not.toHaveProperty('thumbnailUrl');
      expect(await upload(form(pdf, 'menu.pdf'), '?visibility=public')).toMatchObject({ visibility: 'public' });
    });

    it.each([
      ['../../../etc/passwd.txt', 'passwd.txt'],
      ['..\\..\\boot.txt', 'boot.txt'],
      ['東京 🎟.txt', '東京 🎟.txt'],
    ])('have names that lead nowhere else: %j', async (sentName, name) => {
      const media = await upload(form(Buffer.from('text'), sentName));
      expect(media.name).toBe(name);
      expect(await upload(Buffer.from('text'), `?name=${encodeURIComponent(sentName)}`)).toMatchObject({ name });
      expect(String(await bytesOf(media.downloadUrl!))).toBe('text');
    });

    it('leave nothing behind but themselves', async () => {
      expect(await incoming()).toEqual([]);
    });
  });

  describe('faulty uploads', () => {
    const before = async () => (await list('?limit=200')).body.data.length;

    it.each<[string, () => Promise<Buffer> | Buffer, string, number, RegExp]>([
      ['an empty one', () => Buffer.alloc(0), 'a.png', 400, /^The file is empty/],
      ['a program', () => Buffer.from(`MZ${'\0'.repeat(500)}`, 'latin1'), 'a.png', 415, /takes no files like this one/],
      [
        'an SVG',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'logo.svg',
        415,
        /send it as PNG or WebP/,
      ],
      ['a page', () => Buffer.from('<script>alert(1)</script>'), 'a.html', 415, /takes no files like this one/],
      ['a PDF that says it is a picture', () => aPdf(100), 'a.png', 415, /was sent as image\/png but is application\/pdf/],
      ['a picture in name and first bytes only', aLiar, 'a.png', 400, /damaged or ends early/],
      ['a picture that ends early', async () => (await aPicture('jpeg')).subarray(0, 1_000), 'a.jpg', 400, /damaged or ends early/],
      ['a picture of more pixels than fit into memory', () => aPicture('png', 10_100, 10_000), 'a.png', 400, /million pixels/],
      [
        'a picture over its limit',
        async () => Buffer.concat([await aPicture('png'), Buffer.alloc(MIB)]),
        'a.png',
        413,
        /^A picture may have at most 1 MiB/,
      ],
      ['a document over its limit', () => aPdf(2 * MIB), 'a.pdf', 413, /^A file may have at most 2 MiB/],
      ['one that never ends', () => Buffer.alloc(20 * MIB), 'a.bin', 413, /^A file may have at most 2 MiB/],
    ])('[decisions 3.16 media] are refused with the reason: %s', async (_, bytes, name, status, message) => {
      const count = await before();
      const sent = await bytes();
      const type = { png: 'image/png', jpg: 'image/jpeg' }[name.split('.')[1]!] ?? 'application/octet-stream';
      const answers = [await post(form(sent, name, type))];
      if (sent.length > 0) answers.push(await post(sent, `?name=${name}`, { headers: { 'content-type': type } }));
      for (const answer of answers) {
        expect([answer.status, answer.body.error.code]).toEqual([status, 'VALIDATION_ERROR']);
        expect(answer.body.error.message).toMatch(message);
      }
      expect(await before()).toBe(count);
    });

    it.each<[string, () => FormData | Buffer, string, Record<string, string>, number]>([
      ['nothing at all', () => Buffer.alloc(0), '', {}, 400],
      ['a form without a file', () => new FormData(), '', {}, 400],
      ['no form, though it says so', () => Buffer.from('hello'), '', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
      ['a form without a boundary', () => Buffer.from('hello'), '', { 'content-type': 'multipart/form-data' }, 400],
      [
        'a form that ends early',
        () => Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf'),
        '',
        { 'content-type': 'multipart/form-data; boundary=x' },
        400,
      ],
      ['parts of another kind', () => Buffer.from('hello'), '', { 'content-type': 'multipart/mixed; boundary=x' }, 415],
      ['a misspelt visibility', () => Buffer.from('text'), '?name=a.txt&visiblity=private', {}, 400],
      ['an unknown visibility', () => Buffer.from('text'), '?name=a.txt&visibility=secret', {}, 400],
    ])('are refused when what is sent is %s', async (_, body, query, headers, status) => {
      const answer = await post(body(), query, { headers });
      expect([answer.status, answer.body.error.code]).toEqual([status, 'VALIDATION_ERROR']);
    });

    it('are refused when more than the file is sent, since a private file must not be published by a field that nobody reads', async () => {
      const withField = form(Buffer.from('text'), 'a.txt');
      withField.set('visibility', 'private');
      const twoFiles = form(Buffer.from('text'), 'a.txt');
      twoFiles.append('file', new Blob(['more']), 'b.txt');
      const count = await before();
      expect((await post(withField)).body.error.message).toMatch(/give name and visibility in the address/);
      expect((await post(twoFiles)).body.error.message).toMatch(/one file at a time/);
      expect(await before()).toBe(count);
    });

    it.each([
      ['a field', 'name="a"', /Send nothing but the file/],
      ['files', 'name="file"; filename="a.txt"', /one file at a time/],
    ])(
      'are refused when 30 MiB of small parts are sent after a file, also by a client that closes the connection: %s',
      async (_, disposition, message) => {
        const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nx\r\n`;
        const more = part(disposition);
        const bytes = Buffer.from(`${part('name="file"; filename="a.txt"')}${more.repeat((30 << 20) / more.length)}--x--\r\n`);
        const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${shop.adminToken}` };
        const sent = await postAndClose(`${service.urls[0]}/v1/admin/media`, { bytes, headers });
        expect([sent.status, sent.text]).toEqual([400, expect.stringMatching(message)]);
      },
    );

    it('are refused without a token, before anything of them is read', async () => {
      for (const key of [undefined, shop.keys.secretLive]) {
        expect((await post(Buffer.from('text'), '?name=a.txt', { key })).status).toBe(401);
      }
    });

    it('are refused when the sender hangs up', async () => {
      const count = await before();
      const { hostname, port } = new URL(service.urls[0]!);
      const socket = createConnection(Number(port), hostname);
      socket.write(
        `POST /v1/admin/media?name=a.txt HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${shop.adminToken}\r\nContent-Length: 1000\r\n\r\nhalf`,
      );
      await eventually(async () => (await incoming()).length === 1);
      socket.destroy();
      await eventually(async () => (await incoming()).length === 0);
      expect(await before()).toBe(count);
    });
  });

  describe('served files', () => {
    let picture: Media;
    let document: Media;
    const content = randomBytes(600).toString('hex');

    beforeAll(async () => {
      picture = await upload(form(await aPicture('png'), 'poster.png'));
      document = await upload(form(Buffer.from(content), 'Préis.txt'));
    });

    it('[decisions 3.16 media] are cached permanently when they are public', async () => {
      const { status, headers } = await get(picture.url);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${picture.checksumSha256}"`,
        'content-length': String(picture.sizeBytes),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(headers.get('content-disposition')).toBeNull();
    });

    it.each(['"<etag>"', 'W/"<etag>"', '"other", "<etag>"', '*'])('are not sent again to clients with the ETag: %s', async (header) => {
      const answer = await get(picture.url, { 'if-none-match': header.replace('<etag>', picture.checksumSha256) });
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, `"${picture.checksumSha256}"`, '']);
    });

    it.each([
      ['bytes=0-9', 206, (all: string) => all.slice(0, 10), 'bytes 0-9/1200'],
      ['bytes=1190-', 206, (all: string) => all.slice(1190), 'bytes 1190-1199/1200'],
      ['bytes=-5', 206, (all: string) => all.slice(-5), 'bytes 1195-1199/1200'],
      ['bytes=1100-9999', 206, (all: string) => all.slice(1100), 'bytes 1100-1199/1200'],
      ['bytes=0-1,5-6', 200, (all: string) => all, null],
      ['lines=1-2', 200, (all: string) => all, null],
      ['bytes=9-2', 416, () => '', 'bytes */1200'],
      ['bytes=1200-', 416, () => '', 'bytes */1200'],
    ])('are sent in stretches: %s', async (range, status, part, contentRange) => {
      const answer = await get(document.downloadUrl!, { range });
      expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([status, contentRange, part(content)]);
    });

    it('are sent whole when the stretch was asked of another version', async () => {
      expect((await get(picture.url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
      expect((await get(picture.url, { range: 'bytes=0-9', 'if-range': `"${picture.checksumSha256}"` })).status).toBe(206);
    });

    it('are sent without their bytes to HEAD', async () => {
      const answer = await get(picture.url, {}, 'HEAD');
      expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, String(picture.sizeBytes), '']);
    });

    it('[D-1a] [decisions 3.16 media] are sent by signed links alone when they are private, to be saved and kept by no cache', async () => {
      expect((await get(document.url)).status).toBe(404);
      const { status, headers } = await get(document.downloadUrl!);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="Pr?is.txt"; filename*=UTF-8''Pr%C3%A9is.txt`,
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });

    it.each<[string, (url: URL) => void]>([
      ['another time', (url) => url.searchParams.set('expires', '4000000000')],
      ['a forged signature', (url) => url.searchParams.set('signature', 'A'.repeat(22))],
      ['no signature', (url) => url.searchParams.delete('signature')],
      ['another shop', (url) => (url.pathname = url.pathname.replace(shop.slug, other.slug))],
      ['another name', (url) => (url.pathname = url.pathname.replace('preis.txt', 'prices.txt'))],
    ])('[D-1a] are not sent by a link with %s', async (_, change) => {
      const url = new URL(document.downloadUrl!);
      change(url);
      const answer = await get(url.href);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    });

    it('are not sent under the address of another shop, nor by a ref or path that is none', async () => {
      for (const path of [
        `/media/${other.slug}/${picture.ref}/poster.webp`,
        `/media/${shop.slug}/med_none/poster.webp`,
        `/media/${shop.slug}/${picture.ref}/..%2f..%2fsecret`,
        `/media/${shop.slug}/${picture.ref}/other.webp`,
      ]) {
        expect((await get(`http://x${path}`)).status).toBe(404);
      }
    });

    it('[decisions 3.16 media] are sent through a folder that points at them, by its signed links', async () => {
      const { name, url, mimeType, sizeBytes, checksumSha256 } = document;
      await shop.apply({
        version: 1,
        folders: [{ slug: 'press', name: 'Press', files: [{ key: 'a', name, url, mimeType, sizeBytes, checksumSha256 }] }],
      });
      const folder = await service.client.get<{ files: { downloadUrl: string }[] }>('/v1/store/files/press', { key: shop.keys.secretLive });
      const redirect = await fetch(folder.body.files[0]!.downloadUrl.replace(/^http:\/\/[^/]+/, service.urls[0]!), { redirect: 'manual' });
      expect(redirect.status).toBe(302);
      expect(await (await get(redirect.headers.get('location')!)).text()).toBe(content);

      const refused = await service.client.send<ErrorBody>(`/v1/admin/media/${document.ref}`, { method: 'DELETE', key: shop.adminToken });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
      expect(refused.body.error.details).toEqual({ fields: { 'folders/press': expect.any(String) } });
      await shop.apply({ version: 1, folders: [] });
    });

    it('[D-1a] [decisions 3.16 media] are sent for an hour only when they are private', async () => {
      const advance = (seconds: number) => advanceClock(service, shop, seconds);
      await advance(3_500);
      expect((await get(document.downloadUrl!)).status).toBe(200);
      await advance(200);
      expect((await get(document.downloadUrl!)).status).toBe(404);
      expect(
        (await get((await service.client.get<Media>(`/v1/admin/media/${document.ref}`, { key: shop.adminToken })).body.downloadUrl!))
          .status,
      ).toBe(200);
    });
  });

  describe('managed files', () => {
    it('are listed newest first, page by page', async () => {
      const made: string[] = [];
      for (const name of ['a.txt', 'b.txt', 'c.txt']) made.unshift((await upload(Buffer.from('text'), `?name=${name}`)).ref);
      const first = (await list('?limit=2')).body;
      expect(first.data.map(({ ref }) => ref)).toEqual(made.slice(0, 2));
      expect((await list(`?limit=1&cursor=${first.nextCursor}`)).body.data[0]!.ref).toBe(made[2]);
    });

    it('[decisions 3.16 media] are kept until they are deleted, and gone from their address then', async () => {
      const media = await upload(form(await aPicture('png'), 'poster.png'));
      const remove = () => service.client.send(`/v1/admin/media/${media.ref}`, { method: 'DELETE', key: shop.adminToken });
      expect((await remove()).status).toBe(204);
      for (const url of [media.url, media.thumbnailUrl!]) expect((await get(url)).status).toBe(404);
      expect((await remove()).status).toBe(404);
      expect((await service.client.get(`/v1/admin/media/${media.ref}`, { key: shop.adminToken })).status).toBe(404);
    });

    it('[D-5] are managed by their own workspace alone', async () => {
      const media = await upload(Buffer.from('text'), '?name=a.txt');
      expect((await list('', other.adminToken)).body.data).toEqual([]);
      for (const method of ['GET', 'DELETE']) {
        expect((await service.client.send(`/v1/admin/media/${media.ref}`, { method, key: other.adminToken })).status).toBe(404);
      }
      expect((await get(media.downloadUrl!)).status).toBe(200);
    });
  });
});
