import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Keeps a key within its rate limits. */
const PAUSE_MS = 500;

/**
 * Visitors of a shop: each reads a product, then opens a checkout of it, until this process is ended. What fails is sent again after a
 * pause, with the same Idempotency-Key. Then prints how many requests succeeded, the answers that were none of success with their number,
 * and the longest time without a success: node visitors.mjs <address> <file with the key> <visitors>
 */
const [, , address, keyFile, count] = process.argv;
const { key } = JSON.parse(readFileSync(keyFile, 'utf8'));
const tally = { reads: 0, openings: 0, failed: {}, slowestMs: 0, withoutReadsMs: 0, withoutOpeningsMs: 0 };
const newest = { reads: Date.now(), openings: Date.now() };
let goesOn = true;
process.once('SIGTERM', () => (goesOn = false));
await Promise.all(Array.from({ length: Number(count) }, visit));
console.log(JSON.stringify(tally));

async function visit() {
  while (goesOn) {
    await setTimeout(PAUSE_MS);
    const product = await untilDone('reads', 'products/mug');
    if (!product) return;
    const body = JSON.stringify({
      items: [{ variantRef: product.variants[0].ref, quantity: 1 }],
      returnUrl: 'https://shop.example/thanks',
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    await untilDone('openings', 'checkouts', { method: 'POST', body, headers });
  }
}

/** Sends a request again until it succeeds; a change also when the visitors are to end. Returns the body of a success. */
async function untilDone(kind, path, init = {}) {
  for (;;) {
    const body = await send(kind, path, init);
    if (body || (!goesOn && kind === 'reads')) return body;
    await setTimeout(PAUSE_MS);
  }
}

/** Sends one request, and counts it. Returns the body of a success. */
async function send(kind, path, { headers, ...init }) {
  const begun = Date.now();
  try {
    const answer = await fetch(`${address}/v1/store/${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...headers } });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${answer.status} ${body.error?.code ?? ''}`);
    tally[kind] += 1;
    const gap = kind === 'reads' ? 'withoutReadsMs' : 'withoutOpeningsMs';
    tally[gap] = Math.max(tally[gap], Date.now() - newest[kind]);
    newest[kind] = Date.now();
    return body;
  } catch (error) {
    const answer = `${kind}: ${error.message} ${error.cause?.code ?? ''}`.trim();
    tally.failed[answer] = (tally.failed[answer] ?? 0) + 1;
    return undefined;
  } finally {
    tally.slowestMs = Math.max(tally.slowestMs, Date.now() - begun);
  }
}
