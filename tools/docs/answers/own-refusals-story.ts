import type { RecordedShop } from './recorded-shop';
import type { OperationRequest, PlayedOperation, Recorder } from './recorder';

const UNKNOWN = '01h455vb4pex5vskg0000000zz';
const REF = /^([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}$/;

/** Has every operation refuse a missing scope, an unknown name, a fault and a stale `ETag` in its own words, where no story did. */
export async function playOwnRefusals({ recorder, service, shop }: RecordedShop): Promise<void> {
  const { body: narrow } = await service.client.post<{ key: string }>(
    '/v1/admin/keys',
    { kind: 'secret', mode: 'live', scopes: ['otp:verify'] },
    { key: shop.adminToken },
  );
  for (const operation of withPresentItems(recorder.played())) {
    await tryAll(recorder, operation, 'INSUFFICIENT_SCOPE', scopeFaults(operation, narrow.key, shop.adminToken));
    await tryAll(recorder, operation, 'NOT_FOUND', unknownNames(operation));
    await tryAll(recorder, operation, 'VALIDATION_ERROR', inputFaults(operation));
    await tryAll(recorder, operation, 'CONFLICT', staleRevisions(operation));
  }
}

/** Returns the operations, those that change or delete an item with one that is still there. */
function withPresentItems(operations: PlayedOperation[]): PlayedOperation[] {
  const read = new Map(operations.map(({ id, request }) => [id, request]));
  return operations.map((operation) => {
    const item = read.get(operation.id.replace(/^(?:change|delete)/, 'readManaged'));
    return item?.path ? { ...operation, request: { ...operation.request, path: item.path } } : operation;
  });
}

/** Sends requests until one is refused with this code. */
async function tryAll(recorder: Recorder, { id }: PlayedOperation, code: string, requests: OperationRequest[]): Promise<void> {
  if (recorder.recording[id]?.errors && code in recorder.recording[id].errors) return;
  for (const request of requests) if (await recorder.refusedPerhaps(id, code, request)) return;
}

function scopeFaults({ path, request }: PlayedOperation, narrow: string, adminToken: string): OperationRequest[] {
  const named = { path: namesOf(path, request) };
  if (path.startsWith('/admin/workspaces')) return [{ ...named, key: adminToken }];
  return path.startsWith('/store/') ? [{ ...named, key: narrow }] : [];
}

/** Returns requests whose last name in the path names nothing. */
function unknownNames({ path, request }: PlayedOperation): OperationRequest[] {
  const names = namesOf(path, request);
  const last = Object.keys(names).at(-1);
  if (last === undefined) return [];
  const [, prefix] = REF.exec(names[last]!) ?? [];
  return [{ ...afresh(request), path: { ...names, [last]: prefix ? `${prefix}_${UNKNOWN}` : 'no-such-name' } }];
}

/** Returns requests with a fault in the body, then such with one in a parameter. */
function inputFaults({ path, parameters, request }: PlayedOperation): OperationRequest[] {
  const { body, query = {} } = request;
  const sound = { ...afresh(request), path: namesOf(path, request) };
  const isFields = typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
  const fields = isFields ? Object.entries(body).map(([name, value]) => ({ ...sound, body: { ...body, [name]: wrong(value) } })) : [];
  const whole = isFields ? [{ ...sound, body: 'text' }] : [];
  const limit = parameters.includes('limit') ? [{ ...sound, query: { ...query, limit: '1000' } }] : [];
  const inQuery = parameters.flatMap((name) => ['neither', ''].map((value) => ({ ...sound, query: { ...query, [name]: value } })));
  return [...fields, ...whole, ...limit, ...inQuery];
}

function staleRevisions({ id, path, conflicts, request }: PlayedOperation): OperationRequest[] {
  const takesRevision = conflicts && /^(?:change|delete|replace)/.test(id);
  return takesRevision ? [{ ...request, path: namesOf(path, request), headers: { 'if-match': '"0123456789abcdef"' } }] : [];
}

/** Returns a value of another type. */
function wrong(value: unknown): unknown {
  return typeof value === 'object' ? 'text' : { text: value };
}

/** Returns the request without its key, under which it was answered before. */
function afresh({ headers, ...request }: OperationRequest): OperationRequest {
  return headers?.['idempotency-key']
    ? { ...request, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }
    : { ...request, headers };
}

function namesOf(path: string, { path: names = {} }: OperationRequest): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, names[name!] ?? 'no-such-name']));
}
