import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { picture } from '../run/catalogue/prices.mjs';
import { ask } from '../run/client.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';
import { visit } from '../run/hosted-page.mjs';
import { attachmentsOf, calendarEntriesIn, emailTo } from '../run/emails.mjs';

const HOUR_SECONDS = 3_600;
/** Picture of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const READABLE = [
  'X-Request-Id',
  'ETag',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Idempotent-Replayed',
  'X-SVC-Version',
];

export const checks = {
  'decisions 3.16 CORS': async (shop) => {
    const { publishableLive, secretLive } = shop.keys;
    const read = (key, origin, path = '/store/products') => shop.get(path, { key, origin });
    const mayRead = ({ headers }, origin) => {
      assert.equal(headers.get('access-control-allow-origin'), origin);
      assert.deepEqual(headers.get('access-control-expose-headers').split(/,\s*/), READABLE);
    };
    const answer = await read(publishableLive, shop.origin);
    accepted(answer);
    mayRead(answer, shop.origin);
    const stranger = 'https://stranger.example';
    const refusals = [
      [await read(publishableLive, shop.origin, '/store/products/nowhere'), 404, 'NOT_FOUND', shop.origin],
      [await read(publishableLive, shop.origin, '/store/orders'), 403, 'INSUFFICIENT_SCOPE', shop.origin],
      [await read(publishableLive, stranger), 403, 'ORIGIN_NOT_ALLOWED', stranger],
      [await read('svc_pk_live_unknown', stranger), 401, 'UNAUTHORIZED', stranger],
    ];
    for (const [answer, status, code, origin] of refusals) {
      refused(answer, status, code);
      mayRead(answer, origin);
    }
    for (const path of ['/store/products', '/store/products/nowhere'])
      assert.equal((await read(secretLive, shop.origin, path)).headers.get('access-control-allow-origin'), null);
  },

  'decisions 3.16 calendar': async (shop) => {
    const contact = shop.buyer();
    const { ref } = accepted(
      await shop.post('/store/events/conference/register', {
        tickets: [{ ticketTypeRef: shop.refOf('conference/press'), quantity: 1 }],
        contact,
      }),
      201,
    );
    await shop.admin.call('POST', `/registrations/${ref}/approve`);
    const mail = await emailTo(shop.instance, contact.email, ({ attachments }) => attachments.length > 0);
    const invites = (await attachmentsOf(mail, 'text/calendar')).map(({ text }) => calendarEntriesIn(text));
    assert.deepEqual(
      invites.map((entries) => entries.length),
      [1, 1],
      'an invite for each day, with one entry, in one mail',
    );
    const days = ['first', 'second'].map((key) => `${ref}.${shop.refOf(`conference/${key}`)}@svc`);
    assert.deepEqual(
      invites
        .flat()
        .map(({ UID }) => UID)
        .sort(),
      days.sort(),
    );
  },
};

export const clockChecks = {
  'decisions 3.16 media': async (shop) => {
    const upload = (body, name) =>
      shop.post(`/admin/media?name=${name}`, body, { key: shop.adminToken, headers: { 'content-type': 'application/octet-stream' } });
    const open = accepted(await upload(PNG, 'dot.png'), 201);
    assert.match(new URL(open.url).pathname, new RegExp(`^/media/${shop.slug}/${open.ref}/`));
    const { status, headers } = await ask(open.url);
    assert.deepEqual(
      [status, headers.get('cache-control'), headers.get('etag')],
      [200, 'public, max-age=31536000, immutable', `"${open.checksumSha256}"`],
    );

    const text = 'What only some may read.';
    const file = accepted(await upload(Buffer.from(text), 'notes.txt'), 201);
    holds(file, { visibility: 'private', checksumSha256: createHash('sha256').update(text).digest('hex') });
    const { expires } = Object.fromEntries(new URL(file.downloadUrl).searchParams);
    for (const url of [
      file.url,
      file.downloadUrl.replace(/signature=.{4}/, 'signature=AAAA'),
      file.downloadUrl.replace(`expires=${expires}`, `expires=${Number(expires) + 60}`),
    ]) {
      assert.equal((await ask(url)).status, 404, `${url} opens nothing`);
    }
    const saved = await ask(file.downloadUrl);
    assert.deepEqual([saved.status, saved.text, saved.headers.get('cache-control')], [200, text, 'private, no-store']);

    const policy = (await visit(`${shop.instance.root}/${shop.slug}/e/conference`)).headers.get('content-security-policy');
    const hosts = /img-src ([^;]*)/
      .exec(policy)[1]
      .split(' ')
      .filter((host) => host.includes('://'));
    assert.ok(
      hosts.includes(new URL(picture('conference')).origin) && !policy.includes('*'),
      `pictures come from the merchant's hosts alone: ${hosts.join(' ')}`,
    );

    await shop.advance(HOUR_SECONDS + 100);
    assert.equal((await ask(file.downloadUrl)).status, 404, 'the link was for an hour');
    const again = await shop.admin.call('GET', `/media/${file.ref}`);
    assert.equal((await ask(again.downloadUrl)).text, text);
    assert.equal((await ask(open.url)).status, 200);
  },
};
