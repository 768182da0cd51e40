import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * Visitors in a process of its own, who come at a steady rate whether those before them were answered or not: what one waits is counted from
 * the moment at which the request was due, so a service that stands still is not asked less. Its parent says whom to visit, and asks how those fared who
 * came in a span of time.
 */
const TICK_MS = 2;
const TIMEOUT_MS = 120_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let answers = [];

function start({ url, headers, reads, openings, readsPerSecond, openingsPerSecond }) {
  const kinds = [
    { perSecond: readsPerSecond, requests: reads, sent: 0 },
    { perSecond: openingsPerSecond, requests: openings, sent: 0 },
  ];
  const began = performance.now();
  setInterval(() => {
    const elapsed = performance.now() - began;
    for (const kind of kinds) {
      for (; (kind.sent * 1_000) / kind.perSecond <= elapsed; kind.sent += 1) {
        visit(url, headers, kind.requests[kind.sent % kind.requests.length], began + (kind.sent * 1_000) / kind.perSecond);
      }
    }
  }, TICK_MS);
}

function visit(url, headers, { method = 'GET', path, body }, due) {
  const seen = { at: performance.timeOrigin + due };
  answers.push(seen);
  const settle = (status) => {
    seen.ms ??= performance.now() - due;
    seen.status ??= status;
  };
  const bodyHeaders = body && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  request(url + path, { agent, method, headers: { ...headers, ...bodyHeaders }, timeout: TIMEOUT_MS }, (response) => {
    response.resume().on('end', () => settle(response.statusCode));
  })
    .on('error', ({ code }) => settle(code ?? 'failed'))
    .on('timeout', function () {
      this.destroy();
    })
    .end(body);
}

/** Returns the results of the visitors of a span, once all of them have an answer. */
async function resultsOf({ from, to }) {
  const within = answers.filter(({ at }) => at >= from && at < to);
  while (within.some(({ status }) => status === undefined)) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  answers = answers.filter(({ at }) => at >= to);
  return within.map(({ ms, status }) => ({ ms, status }));
}

process.on('message', async ({ visit: whom, span }) => {
  if (whom) start(whom);
  if (span) process.send(await resultsOf(span));
});
process.on('disconnect', () => process.exit(0));
