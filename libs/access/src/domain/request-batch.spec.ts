import type { LoggedRequest } from './logged-request';
import { MOST_OF_BATCH, RequestBatch } from './request-batch';

const request: LoggedRequest = {
  workspaceId: 'adire',
  id: 'one',
  keyId: 'key',
  keyKind: 'secret',
  mode: 'live',
  method: 'GET',
  path: '/v1/store/products',
  status: 200,
  ms: 1.5,
  fields: [],
};

describe('a batch of requests', () => {
  it('[ADR 0071 r3] is a JSON array of them, in any script', () => {
    const requests = [request, { ...request, id: 'two', path: '/v1/store/products/adìrẹ-😀', fields: ['"', '名前'] }];
    const batch = new RequestBatch();
    expect(requests.map((one) => batch.add(one))).toEqual([true, true]);
    expect([JSON.parse(batch.json.toString()), batch.count]).toEqual([requests, 2]);
    batch.add(request);
    expect(JSON.parse(batch.json.toString())).toEqual([...requests, request]);
  });

  it('[ADR 0071 r3] accepts a limited number of requests', () => {
    const batch = new RequestBatch();
    const added = Array.from({ length: MOST_OF_BATCH + 1 }, () => batch.add(request));
    expect(added.lastIndexOf(true)).toBe(MOST_OF_BATCH - 1);
    expect(JSON.parse(batch.json.toString())).toHaveLength(MOST_OF_BATCH);
  });

  it('[ADR 0071 r3] refuses a request without room for it, and stays whole', () => {
    const long = { ...request, fields: Array.from({ length: 20 }, () => '名'.repeat(100)) };
    const batch = new RequestBatch();
    while (batch.add(long));
    expect(batch.count).toBeLessThan(MOST_OF_BATCH);
    expect(JSON.parse(batch.json.toString())).toHaveLength(batch.count);
  });
});
