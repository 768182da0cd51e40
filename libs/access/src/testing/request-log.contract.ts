import { randomUUID } from 'node:crypto';
import { uuidAt } from '@svc/kernel';
import type { LoggedRequest } from '../domain/logged-request';
import { REQUESTS_LOOKED_AT, type RequestLog } from '../ports/request-log';

const SECOND_MS = 1_000;

/** Tests the contract of every `RequestLog`. @param open returns a log and the ids of two new workspaces */
export function requestLogContract(open: () => Promise<{ log: RequestLog; workspaceIds: readonly [string, string] }>): void {
  let log: RequestLog;
  let mine: string;
  let yours: string;
  const start = new Date(Date.now() - 60 * SECOND_MS);
  const at = (seconds: number) => new Date(start.getTime() + seconds * SECOND_MS);
  const whole = { limit: 10, since: new Date(start.getTime() - SECOND_MS) };

  const aRequest = (seconds: number, fields: Partial<LoggedRequest> = {}): LoggedRequest => ({
    workspaceId: mine,
    id: `${uuidAt(at(seconds)).slice(0, 14)}7${randomUUID().slice(15)}`,
    keyId: randomUUID(),
    keyKind: 'secret',
    mode: 'live',
    method: 'GET',
    path: '/v1/store/products',
    status: 200,
    ms: 1.5,
    fields: [],
    ...fields,
  });

  const write = (requests: readonly LoggedRequest[]) => log.write(Buffer.from(JSON.stringify(requests)));

  beforeEach(async () => {
    ({
      log,
      workspaceIds: [mine, yours],
    } = await open());
  });

  it('[ADR 0071 r1] returns written requests, newest first, page by page', async () => {
    const requests = [
      aRequest(3, { status: 400, errorCode: 'VALIDATION_ERROR', fields: ['contact.email', 'quantity'], ms: 0.1 }),
      aRequest(1, { keyKind: 'admin', mode: undefined }),
      aRequest(2),
    ];
    await write(requests);
    const newestFirst = [requests[0], requests[2], requests[1]];
    expect(await log.page(mine, whole)).toEqual({ data: newestFirst });
    const first = await log.page(mine, { ...whole, limit: 2 });
    expect(first).toEqual({ data: newestFirst.slice(0, 2), next: requests[2]!.id });
    expect(await log.page(mine, { ...whole, limit: 2, after: first.next })).toEqual({ data: [requests[1]] });
  });

  it('finds requests by key, mode, method, path, status, error and time', async () => {
    const [key, test, post, path, refused, failed] = [
      aRequest(1),
      aRequest(2, { mode: 'test' }),
      aRequest(3, { method: 'POST' }),
      aRequest(4, { path: '/v1/store/events' }),
      aRequest(5, { status: 404, errorCode: 'NOT_FOUND' }),
      aRequest(6, { status: 500, errorCode: 'INTERNAL' }),
    ];
    await write([key, test, post, path, refused, failed]);
    const matches = async (query: object) => (await log.page(mine, { ...whole, ...query })).data;
    expect(await matches({ keyId: key.keyId })).toEqual([key]);
    expect(await matches({ mode: 'test' })).toEqual([test]);
    expect(await matches({ method: 'POST' })).toEqual([post]);
    expect(await matches({ path: '/v1/store/events' })).toEqual([path]);
    expect(await matches({ errorCode: 'NOT_FOUND' })).toEqual([refused]);
    expect(await matches({ statuses: { from: 400, to: 499 } })).toEqual([refused]);
    expect(await matches({ statuses: { from: 404, to: 500 } })).toEqual([failed, refused]);
    expect(await matches({ since: at(5) })).toEqual([failed, refused]);
    expect(await matches({ since: at(2), until: at(4) })).toEqual([post, test]);
  });

  it('[ADR 0071 r3] writes duplicates once', async () => {
    const request = aRequest(1);
    await write([request]);
    await write([request, aRequest(2)]);
    expect((await log.page(mine, whole)).data).toHaveLength(2);
  });

  it('[D-5] shows each workspace its own', async () => {
    await write([aRequest(1), aRequest(2, { workspaceId: yours })]);
    expect((await log.page(yours, whole)).data.map(({ workspaceId }) => workspaceId)).toEqual([yours]);
  });

  it('[ADR 0071 r4] scans a limited number of requests for a page, and returns a cursor when none of them matches', async () => {
    const rare = aRequest(0, { status: 500 });
    await write([rare, ...Array.from({ length: REQUESTS_LOOKED_AT }, (_, index) => aRequest(1 + index / 1_000))]);
    const failed = { ...whole, statuses: { from: 500, to: 599 } };
    const first = await log.page(mine, failed);
    expect([first.data, typeof first.next]).toEqual([[], 'string']);
    expect(await log.page(mine, { ...failed, after: first.next })).toEqual({ data: [rare] });
  });
}
