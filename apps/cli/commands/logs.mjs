import { setTimeout as wait } from 'node:timers/promises';
import { endAsked } from '../../../tools/start/end-asked.mjs';
import { Failed } from '../errors.mjs';
import { limit, limitOf } from '../limit-option.mjs';

const LOOK_AGAIN_MS = 1_000;
/** A request that took long is logged after those that came later: so far back each look begins. */
const LOOK_BACK_MS = 120_000;
const SHOWN_FIRST = '10';
/** Requests of before among which those of storefronts are looked for. */
const LOOKED_THROUGH = 100;

const filters = {
  key: { type: 'string', value: '<ref>', text: 'only of this key' },
  mode: { type: 'string', value: '<live|test>', among: ['live', 'test'], text: 'only of keys of this mode' },
  method: {
    type: 'string',
    value: '<method>',
    among: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    text: 'only of this method, such as POST',
  },
  path: { type: 'string', value: '<path>', text: 'only of exactly this path, such as /v1/store/products' },
  status: { type: 'string', value: '<status>', text: 'only with this response status, such as 404 or 4xx' },
  error: { type: 'string', value: '<code>', text: 'only with this error code' },
};
const filtersOf = ({ key, mode, method, path, status, error }) => ({ key, mode, method, path, status, error });

/** Command that lists the requests of keys and admin tokens. */
export const listLogs = {
  name: 'logs list',
  summary: 'List API requests of the last 7 days, newest first',
  needs: 'workspace',
  options: {
    ...filters,
    since: { type: 'string', value: '<moment>', text: 'only those that arrived at or after this time, such as 2026-03-01T09:00:00Z' },
    until: { type: 'string', value: '<moment>', text: 'only those that arrived before this time' },
    limit: { ...limit, text: 'at most this many (default: 100)' },
  },
  async run({ client, values: { since, until, limit: most = '100', ...values } }) {
    const requests = await client.list('/requests', { ...filtersOf(values), since, until }, most);
    return { data: requests, text: requests.length > 0 ? requests.map(lineOf).join('\n') : 'No requests.' };
  },
};

/** The same as it comes, until it is interrupted. */
export const tailLogs = {
  name: 'logs tail',
  summary: 'Print API requests of storefront keys as they arrive',
  about:
    'Requests of admin tokens, such as those of these commands, are left out unless --admin, --key or a --path of the management API is given.\nIt runs until interrupted (Ctrl+C), also while the service is unavailable. With --json, it prints one JSON object per line.',
  needs: 'workspace',
  options: {
    ...filters,
    admin: { type: 'boolean', text: 'include requests of admin tokens' },
    limit: { ...limit, text: 'start with this many earlier ones (default: 10)' },
  },
  async run({ client, values: { limit: shown = SHOWN_FIRST, json, ...values }, print, complain }) {
    const first = limitOf(shown);
    const isShown = shownBy(values);
    const show = (requests) => requests.reverse().forEach((request) => print(json ? JSON.stringify(request) : lineOf(request)));
    const before = await client.list('/requests', filtersOf(values), String(Math.max(first, LOOKED_THROUGH)));
    const seen = new Map(before.map(({ ref, at }) => [ref, at]));
    const since = before[0]?.at ?? new Date().toISOString();
    show(before.filter(isShown).slice(0, first));
    const ending = new AbortController();
    void endAsked().then(() => ending.abort());
    let isAway = false;
    while (await passed(LOOK_AGAIN_MS, ending.signal)) {
      const fresh = await newRequests(client, filtersOf(values), { seen, since }).catch((error) => {
        if (!(error instanceof Failed)) throw error;
        if (!isAway) complain(`${error.message} Retrying.`);
        return undefined;
      });
      isAway = fresh === undefined;
      show((fresh ?? []).filter(isShown));
    }
    return undefined;
  },
};

/** Returns the test of requests to print: those of storefronts, unless others were asked for. */
function shownBy({ admin, key, path }) {
  const isAll = admin || key !== undefined || path?.startsWith('/v1/admin');
  return ({ key: { kind } }) => isAll || kind !== 'admin';
}

/** Returns the requests that arrived since the beginning, or shortly before the newest known, and were not printed yet. */
async function newRequests(client, filters, { seen, since }) {
  const newest = [...seen.values()].reduce((one, other) => (one > other ? one : other), since);
  const from = new Date(Math.max(Date.parse(since), Date.parse(newest) - LOOK_BACK_MS)).toISOString();
  const fresh = (await client.list('/requests', { ...filters, since: from })).filter(({ ref }) => !seen.has(ref));
  for (const [ref, at] of seen) if (at < from) seen.delete(ref);
  for (const { ref, at } of fresh) seen.set(ref, at);
  return fresh;
}

/** Waits. Returns true when so much time passed before the command was asked to end. */
function passed(ms, signal) {
  return wait(ms, true, { signal }).catch(() => false);
}

function lineOf({ at, status, method, path, ms, mode, key, error, fields }) {
  const refused = [error, fields.length > 0 && `(${fields.join(', ')})`].filter(Boolean).join(' ');
  return [at, status, method.padEnd(6), path, `${Math.round(ms)} ms`, [mode, key.kind].filter(Boolean).join(' '), key.ref, refused]
    .filter((part) => part !== '')
    .join('  ');
}
