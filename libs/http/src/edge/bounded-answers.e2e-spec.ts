import { gzipSync } from 'node:zlib';
import {
  inDays,
  openShop,
  readOperations,
  SHOP_ORIGIN,
  sharedService,
  type DescribedOperation,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

/** Longest answer: more than a refusal that names 50 faults in the service's own words. */
const LONGEST_ANSWER = 40_000;
const LONGEST_HEADERS = 16_000;
const document = {
  version: 1,
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: inDays(5),
      endAt: inDays(6),
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', formFields: [{ key: 'meal', type: 'text', label: 'Your meal', required: true }] },
      ],
    },
  ],
};

describe('an answer to a request with much wrong in it', () => {
  let service: SharedService;
  let shop: Shop;
  let operations: DescribedOperation[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'bounded', document);
    operations = await readOperations(service.urls[0]!);
  });

  const keyOf = (path: string) =>
    path.startsWith('/v1/admin/workspaces')
      ? service.operatorToken
      : path.startsWith('/v1/admin/')
        ? shop.adminToken
        : shop.keys.secretLive;
  const unknown = (count: number, value: unknown = 1) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]));

  it('[D-118] names 50 faults and counts the others, for a registration with thousands of answers that nobody asked for', async () => {
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/fair', {
      key: shop.keys.secretLive,
    });
    const body = {
      contact: { name: 'Ada', email: 'ada@example.com' },
      tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }],
      responses: unknown(16_000, {}),
    };
    const answer = await service.client.post<ErrorBody>('/v1/store/events/fair/register', body, {
      key: shop.keys.publishableLive,
      headers: { origin: SHOP_ORIGIN },
    });
    expect([answer.status, answer.text.slice(0, 100)]).toEqual([400, expect.stringContaining('VALIDATION_ERROR')]);
    const { fields, more } = answer.body.error.details as { fields: object; more: number };
    // Of more than 5,000 answers only as many are validated as it takes to refuse them.
    expect([Object.keys(fields).length, more]).toEqual([50, 4_951]);
    expect(answer.text.length).toBeLessThan(LONGEST_ANSWER);
  });

  it('[D-118] shows a form again, and nothing of one that came compressed', async () => {
    const page = `${service.urls[0]}/${shop.slug}/newsletter`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const lengthOf = async (body: BodyInit, encoding?: string) => {
      const answer = await fetch(page, {
        method: 'POST',
        body,
        headers: { ...headers, ...(encoding !== undefined && { 'content-encoding': encoding }) },
      });
      return (await answer.text()).length;
    };
    const compressed = await lengthOf(gzipSync(`email=${'"'.repeat(200_000)}`), 'gzip');
    expect(compressed).toBeLessThan((await lengthOf('email=nobody')) + 1_000);
  });

  it('[D-118] does not grow with what is sent, whatever is asked', async () => {
    const long = 'é'.repeat(20_000);
    const grown: unknown[] = [];
    for (const operation of operations.filter(({ hasBody }) => hasBody)) {
      const { method } = operation;
      const path = operation.path.replace(/\{\w+\}/g, 'fair');
      const sample = operation.bodyWith('nobody');
      const valid = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {};
      const mangled = Object.fromEntries(Object.keys(valid).map((name) => [name, long.slice(0, 5_000)]));
      const bodies = [
        { ...valid, ...unknown(2_000), [long]: long, responses: unknown(2_000, {}) },
        {
          ...mangled,
          [long]: { [long]: Array<number>(2_000).fill(1) },
          items: Array<object>(2_000).fill({}),
          tickets: Array<number>(2_000).fill(1),
        },
      ];
      const headers = { authorization: `Bearer ${keyOf(path)}`, 'content-type': 'application/json', 'idempotency-key': 'bounded' };
      const answers = bodies.map(async (body) => {
        const response = await fetch(service.urls[0] + path, { method, headers, body: JSON.stringify(body) });
        const text = await response.text();
        if (response.status >= 500 || text.length > LONGEST_ANSWER || [...response.headers].join().length > LONGEST_HEADERS)
          grown.push([method, path, text.slice(0, 500)]);
      });
      await Promise.all(answers);
    }
    expect(grown).toEqual([]);
  });
});
