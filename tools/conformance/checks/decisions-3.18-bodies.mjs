import assert from 'node:assert/strict';
import { accepted, refused } from '../run/expectations.mjs';

const KIBIBYTE = 1024;
const LEVELS = 64;

export const checks = {
  'D-116': async (shop) => {
    await boundBodies(shop);
    await limitTokens(shop);
  },
};

async function boundBodies(shop) {
  const managed = (path, method, body) => shop.get(path, { key: shop.adminToken, method, body });
  const plan = (part) => managed('/admin/document?dryRun=true', 'PUT', { version: 1, ...part });
  const nested = (levels, inner) => (levels === 0 ? inner : [nested(levels - 1, inner)]);
  assert.doesNotMatch((await plan({ notes: nested(LEVELS - 2, []) })).text, /levels/);
  assert.match(refused(await plan({ notes: nested(LEVELS, 1) }), 400, 'VALIDATION_ERROR').message, /nested deeper than 64 levels/);
  assert.match(refused(await plan({ notes: Array(3_000_000).fill(1) }), 400, 'VALIDATION_ERROR').message, /at most 3000000 values/);
  assert.match(
    refused(await managed('/admin/notes', 'POST', { tags: Array(200_000).fill(1) }), 400, 'VALIDATION_ERROR').message,
    /at most 200000 values/,
  );
  refused(await managed('/admin/notes', 'POST', { title: 'x'.repeat(8 * KIBIBYTE * KIBIBYTE) }), 413, 'VALIDATION_ERROR');
  refused(await plan({ padding: 'x'.repeat(32 * KIBIBYTE * KIBIBYTE) }), 413, 'VALIDATION_ERROR');
  refused(await managed('/admin/keys', 'POST', { label: 'x'.repeat(256 * KIBIBYTE) }), 413, 'VALIDATION_ERROR');
}

async function limitTokens(shop) {
  const own = await shop.openAnother();
  const options = { key: own.adminToken, patient: false };
  const plan = () => own.get('/admin/document?dryRun=true', { ...options, method: 'PUT', body: { version: 1 } });
  let late;
  for (let count = 0; count < 30 && late?.status !== 429; count += 1) late = await plan();
  refused(late, 429, 'RATE_LIMITED');
  assert.equal(late.headers.get('ratelimit-limit'), '12');
  assert.ok(Number(late.headers.get('retry-after')) >= 1);
  const read = await own.get('/admin/workspace', options);
  accepted(read);
  assert.equal(read.headers.get('ratelimit-limit'), '200', 'other requests have a limit of their own');
}
