import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Admission } from '@svc/access';
import { aWorkspace, anAccessKey, InMemoryKeptAnswers } from '@svc/access/testing';
import { JsonBytes, type Logger } from '@svc/composition';
import { line } from '@svc/contracts';
import { type AnnouncedChange, type Clock, DomainError, NotFound } from '@svc/kernel';
import type { DocumentTurns } from '@svc/workspace-document';
import { z } from 'zod';
import { Answer } from '../edge/answers';
import type { StoreCall } from '../edge/caller';
import type { StoreOperation, WorkspaceOperation } from '../edge/operation';
import type { TableTurns } from '../edge/table-turns';
import type { ApiOperation } from '../edge/operation';
import { contextOf, keepContext } from '../edge/request-context';
import type { ManagementAdmission, StoreAdmission } from '../edge/admission';
import { Changes } from './changes';
import type { Freshness } from './freshness';
import { ManagementSide } from './management-side';
import { PreparedAnswers } from './prepared-answers';
import { RequestHandler } from './request-handler';
import { RepeatedRequests } from './repeated-requests';
import type { RequestRecord } from './request-record';
import { StoreSide } from './store-side';

const READ: StoreOperation = {
  id: 'read',
  audience: 'store',
  method: 'GET',
  path: '/store/things/:slug',
  names: 'thing',
  tag: '',
  summary: '',
  scope: 'products:read',
  publishable: true,
  rate: 'read',
};
const WRITE: StoreOperation = {
  ...READ,
  id: 'write',
  method: 'POST',
  body: z.object({ colour: z.string() }),
  status: 201,
  caching: 'no-store',
};
const ADMISSION: Admission = {
  key: anAccessKey(),
  workspace: aWorkspace(),
  mode: 'live',
  rateLimit: { limit: 10, remaining: 9, resetSeconds: 1 },
};
const CLOCK = { now: () => new Date('2026-03-01T09:00:00Z') };

interface ExchangeParts {
  operation: ApiOperation;
  execute?: (call: StoreCall) => unknown;
  admit?: () => Admission | Promise<Admission>;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  name?: string;
  params?: Record<string, string>;
  cachedAs?: string;
}

/** Returns a handler and a function that sends a request to it, with its steps in order and its response. */
function aHandler(clock: Clock = CLOCK) {
  const steps: string[] = [];
  const answers = new PreparedAnswers(new Changes(), clock, 1_000_000, async () => undefined);
  let admitting: () => Admission | Promise<Admission>;
  const admissions = { admit: () => (steps.push('admit'), admitting()) } as unknown as StoreAdmission;
  const freshness = {
    invalidateAnswers: (_workspaceId: string, things?: readonly AnnouncedChange[]) =>
      steps.push(['invalidate answers', ...(things ?? []).map(({ kind }) => kind)].join(' ')),
    invalidate: () => steps.push('invalidate'),
    invalidateStock: (_workspaceId: string, ids: readonly string[]) => steps.push(`invalidate stock ${ids.join()}`),
  } as unknown as Freshness;
  const record = { leave: () => steps.push('finish') } as unknown as RequestRecord;
  const logger = { error: () => steps.push('log') } as unknown as Logger;
  const managers = {
    admit: async (request: IncomingMessage) => {
      steps.push('admit');
      const admission = await admitting();
      Object.assign(contextOf(request), { administrator: { operator: false, ...admission }, rateLimit: admission.rateLimit });
    },
  } as unknown as ManagementAdmission;
  const turns = (name: string) =>
    ({
      take: () => (steps.push(`take ${name}`), { grow: () => steps.push('grow'), end: () => steps.push('end turn') }),
    }) as unknown as DocumentTurns & TableTurns;
  const management = new ManagementSide(managers, turns('document'), turns('table'), freshness);
  const repeated = new RepeatedRequests(new InMemoryKeptAnswers(), clock);
  const handler = new RequestHandler(new StoreSide(admissions, freshness, clock), management, answers, record, repeated, logger);

  async function ask({
    operation,
    execute = async () => ({ seen: true }),
    admit = () => ADMISSION,
    headers = {},
    method = operation.method,
    body,
    name = 'bag',
    params,
    cachedAs,
  }: ExchangeParts) {
    admitting = admit;
    const request = Object.assign(new IncomingMessage(new Socket()), { method, url: '/v1/store/things/bag' });
    request.headers =
      body === undefined ? headers : { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}`, ...headers };
    if (body !== undefined) request.push(body);
    request.push(null);
    const context = keepContext(request, { id: '1', requestId: 'req_1', clientIp: '', startedAt: 0 });
    const response = new ServerResponse(request);
    const sent = { status: 0, headers: {} as Record<string, string>, body: '' };
    const answered = new Promise<typeof sent>((resolve) => {
      response.writeHead = ((status: number, list: string[]) => {
        list.forEach((value, index) => index % 2 && (sent.headers[list[index - 1]!.toLowerCase()] = value));
        return Object.assign(response, { statusCode: (sent.status = status) });
      }) as typeof response.writeHead;
      response.end = ((bytes?: Buffer) => {
        steps.push('answer');
        sent.body = bytes?.toString() ?? '';
        resolve(sent);
        return response;
      }) as typeof response.end;
    });
    const executed = async (call: object) => (steps.push('execute'), execute(call as StoreCall));
    handler.handle({ request, response, context, bound: { operation, execute: executed }, name, params, cachedAs });
    return answered;
  }
  return { ask, steps };
}

describe('the handling of an operation', () => {
  it('admits, reads, executes, and announces a write before it answers it', async () => {
    const { ask, steps } = aHandler();
    const calls: StoreCall[] = [];
    const execute = async (call: StoreCall) => (calls.push(call), new Answer({ ref: 'x' }, { headers: ['Idempotent-Replayed', 'true'] }));
    const { status, headers, body } = await ask({
      operation: WRITE,
      execute,
      body: '{"colour":"blue","more":1}',
      headers: { 'idempotency-key': 'k' },
    });
    expect(steps).toEqual(['admit', 'execute', 'invalidate answers', 'answer', 'finish']);
    expect(calls).toEqual([
      expect.objectContaining({
        name: 'bag',
        body: { colour: 'blue' },
        idempotencyKey: 'k',
        requestId: 'req_1',
        caller: expect.objectContaining({ mode: 'live' }),
      }),
    ]);
    expect([status, body]).toEqual([201, '{"ref":"x"}']);
    expect(headers).toMatchObject({
      'x-request-id': 'req_1',
      'ratelimit-remaining': '9',
      'cache-control': 'no-store',
      'content-length': '11',
      'idempotent-replayed': 'true',
    });
    expect(headers['etag']).toBeUndefined();
  });

  it('gives the body as it was sent to a use case that judges it', async () => {
    const { ask } = aHandler();
    const bodies: unknown[] = [];
    await ask({ operation: { ...WRITE, judgesBody: true }, execute: async ({ body }) => (bodies.push(body), {}), body: '{"other":1}' });
    expect(bodies).toEqual([{ other: 1 }]);
  });

  it.each([
    ['all of the workspace, without a report', {}, {}, 'live', ['invalidate answers']],
    ['the things whose counters changed', {}, { stockChanged: ['a', 'b'] }, 'live', ['invalidate stock a,b']],
    ['orders alone', { invalidates: 'orders' }, {}, 'live', ['invalidate answers order_live']],
    ['nothing', { invalidates: 'nothing' }, {}, 'live', []],
    ['orders in test mode', {}, { stockChanged: ['a'] }, 'test', ['invalidate answers order_test']],
  ] as const)('[D-30] makes stale what a write changes: %s', async (_, declared, head, mode, wanted) => {
    const { ask, steps } = aHandler();
    await ask({
      operation: { ...WRITE, ...declared },
      admit: () => ({ ...ADMISSION, mode }),
      execute: async () => new Answer({}, head),
      body: '{"colour":"blue"}',
    });
    expect(steps).toEqual(['admit', 'execute', ...wanted, 'answer', 'finish']);
  });

  it('announces no stock in test mode, and responds with the status that the operation chose', async () => {
    const { ask, steps } = aHandler();
    const admit = async (): Promise<Admission> => ({ ...ADMISSION, mode: 'test' });
    const { status } = await ask({
      operation: WRITE,
      admit,
      execute: async () => new Answer({}, { status: 422 }),
      body: '{"colour":"blue"}',
    });
    expect([status, steps]).toEqual([422, ['admit', 'execute', 'invalidate answers order_test', 'answer', 'finish']]);
  });

  it.each([
    [
      'a caller who is not admitted',
      { admit: () => Promise.reject(new DomainError('UNAUTHORIZED', 'No.')), body: '{' },
      401,
      ['admit', 'answer', 'finish'],
    ],
    [
      'at once too',
      {
        admit: () => {
          throw new DomainError('UNAUTHORIZED', 'No.');
        },
        body: '{',
      },
      401,
      ['admit', 'answer', 'finish'],
    ],
    ['a body that is not JSON', { body: '{' }, 400, ['admit', 'answer', 'finish']],
    ['a body that is not as declared', { body: '{}' }, 400, ['admit', 'answer', 'finish']],
    ['a name that cannot be one', { body: '{"colour":"blue"}', name: 'a b' }, 404, ['admit', 'answer', 'finish']],
    [
      'what the use case refuses',
      { body: '{"colour":"blue"}', execute: () => Promise.reject(new DomainError('CONFLICT', 'No.')) },
      409,
      ['admit', 'execute', 'answer', 'finish'],
    ],
    [
      'a fault',
      { body: '{"colour":"blue"}', execute: () => Promise.reject(new Error('secret')) },
      500,
      ['admit', 'execute', 'log', 'answer', 'finish'],
    ],
  ] as [string, Partial<ExchangeParts>, number, string[]][])('refuses %s in the envelope', async (_, exchange, wanted, order) => {
    const { ask, steps } = aHandler();
    const { status, headers, body } = await ask({ operation: WRITE, ...exchange });
    expect([status, steps]).toEqual([wanted, order]);
    expect(JSON.parse(body)).toEqual({
      error: {
        code: expect.any(String),
        message: expect.not.stringContaining('secret'),
        retryable: expect.any(Boolean),
        requestId: 'req_1',
        ...(status === 400 && body.includes('fields') ? { details: expect.anything() } : {}),
      },
    });
    expect([headers['cache-control'], headers['x-request-id']]).toEqual(['no-store', 'req_1']);
  });

  it.each([
    ['moved', 86_400_000, 2],
    ['not moved', 0, 1],
  ] as const)('[ADR 0072 r1] prepares for test mode apart where its clock is %s', async (_, aheadMs, times) => {
    const { ask, steps } = aHandler({ now: (of) => new Date(CLOCK.now().getTime() + (of?.mode === 'test' ? aheadMs : 0)) });
    const exchange = { operation: { ...READ, prepared: { perMode: false } }, cachedAs: '/v1/store/things/bag' };
    const execute = (seen: string) => () => new Promise((resolve) => setImmediate(() => resolve({ seen })));
    const both = () =>
      Promise.all([
        ask({ ...exchange, admit: () => ({ ...ADMISSION, mode: 'test' }), execute: execute('test') }),
        ask({ ...exchange, execute: execute('live') }),
      ]);
    for (const [test, live] of [await both(), await both()]) {
      const seen = [test, live].map(({ body }) => (JSON.parse(body) as { seen: string }).seen);
      expect(seen).toEqual(times === 2 ? ['test', 'live'] : ['test', 'test']);
    }
    expect(steps.filter((step) => step === 'execute')).toHaveLength(times);
  });

  it('answers a read with a strong ETag, 304 for the same ETag, and HEAD without the body', async () => {
    const { ask } = aHandler();
    const first = await ask({ operation: { ...READ, caching: 'no-store' } });
    expect([first.status, first.headers['cache-control'], first.body]).toEqual([200, 'no-store', '{"seen":true}']);
    const again = await ask({ operation: READ, headers: { 'if-none-match': first.headers['etag']! } });
    expect([again.status, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
    const head = await ask({ operation: READ, method: 'HEAD' });
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '13']);
  });

  it('[D-30] executes a prepared read once for its plain address, and at each other spelling', async () => {
    const { ask, steps } = aHandler();
    const operation = { ...READ, prepared: { perMode: true } };
    const bodies = [];
    for (const cachedAs of ['/a', '/a', undefined, '/a', undefined]) bodies.push((await ask({ operation, cachedAs })).body);
    const test = await ask({ operation, cachedAs: '/a', admit: () => ({ ...ADMISSION, mode: 'test' }) });
    expect(new Set([...bodies, test.body]).size).toBe(1);
    expect(steps.filter((step) => step === 'execute')).toHaveLength(4);
    expect(steps.filter((step) => step === 'admit')).toHaveLength(6);
  });
});

const CHANGE: WorkspaceOperation = {
  id: 'change',
  audience: 'workspace',
  permission: 'catalogue.write',
  method: 'PATCH',
  path: '/admin/things/:ref',
  params: { ref: idOfThing },
  body: z.object({ colour: z.string() }),
  tag: '',
  summary: '',
  caching: 'no-store',
};

function idOfThing(text: string): string {
  if (text === 'nothing') throw new NotFound('thing');
  return `id of ${text}`;
}

describe('the handling of an operation of the management API', () => {
  const exchange = { operation: CHANGE, params: { ref: 'bag' }, body: '{"colour":"blue"}' };

  it('passes caller and input to the method, and invalidates the workspace before it responds', async () => {
    const { ask, steps } = aHandler();
    const calls: object[] = [];
    const { status, headers, body } = await ask({
      ...exchange,
      execute: (call) => (calls.push(call), { ref: 'x' }),
      headers: { 'if-match': '"7"', 'idempotency-key': 'k' },
    });
    expect(steps).toEqual(['admit', 'execute', 'invalidate', 'answer']);
    expect(calls).toEqual([
      expect.objectContaining({
        workspace: ADMISSION.workspace,
        author: { keyId: ADMISSION.key.id, requestId: 'req_1' },
        params: { ref: 'id of bag' },
        body: { colour: 'blue' },
        ifMatch: '"7"',
        idempotencyKey: 'k',
      }),
    ]);
    expect([status, body]).toEqual([200, '{"ref":"x"}']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'ratelimit-remaining': '9' });
  });

  it.each([
    ['a field that it does not know', CHANGE, '{"colour":"blue","more":1}', 400],
    ['a body where it has none', { ...CHANGE, body: undefined }, '{"label":"door"}', 400],
    ['a list where it has no body', { ...CHANGE, body: undefined }, '[]', 400],
    ['an empty body where it has none', { ...CHANGE, body: undefined }, '{}', 200],
    ['no body where it has none', { ...CHANGE, body: undefined }, undefined, 200],
  ] as [string, WorkspaceOperation, string | undefined, number][])('[D-157] judges %s', async (_, operation, body, wanted) => {
    const { ask, steps } = aHandler();
    expect((await ask({ ...exchange, operation, body })).status).toBe(wanted);
    expect(steps.includes('execute')).toBe(wanted === 200);
  });

  it.each([
    ['reads, with an ETag', { ...CHANGE, method: 'GET', body: undefined }, 200, ['admit', 'execute', 'answer']],
    [
      'deletions, with nothing',
      { ...CHANGE, method: 'DELETE', body: undefined, status: 204 },
      204,
      ['admit', 'execute', 'invalidate', 'answer'],
    ],
  ] as [string, WorkspaceOperation, number, string[]][])('answers %s', async (_, operation, wanted, order) => {
    const { ask, steps } = aHandler();
    const isRead = operation.method === 'GET';
    const { status, headers } = await ask({ ...exchange, operation, body: undefined, execute: () => (isRead ? {} : undefined) });
    expect([status, steps, headers['etag'] !== undefined]).toEqual([wanted, order, isRead]);
  });

  it.each([
    ['a name of nothing before a body that is not as declared', { params: { ref: 'nothing' }, body: '{}' }, 404, ['admit', 'answer']],
    ['a body that is not as declared', { body: '{}' }, 400, ['admit', 'answer']],
    ['a null in a field that may be left out', { body: '{"colour":null}' }, 400, ['admit', 'answer']],
    [
      'what the use case refuses',
      { execute: () => Promise.reject(new DomainError('CONFLICT', 'No.')) },
      409,
      ['admit', 'execute', 'invalidate', 'answer'],
    ],
  ] as [string, Partial<ExchangeParts>, number, string[]][])('refuses %s', async (_, more, wanted, order) => {
    const { ask, steps } = aHandler();
    const operation = { ...CHANGE, body: z.object({ colour: z.string().optional() }).refine((body) => Object.keys(body).length > 0) };
    const { status } = await ask({ ...exchange, operation, ...more });
    expect([status, steps]).toEqual([wanted, order]);
  });

  it.each([
    ['a table', { csv: true }, ['take table', 'grow']],
    ['a document', { large: 'document' }, ['take document']],
    ['a thing that is no large one', { large: 'item', body: CHANGE.body, judgesBody: true }, []],
  ] as [string, Partial<WorkspaceOperation>, string[]][])(
    '[D-116] takes a turn for %s until it is answered',
    async (_, declared, taken) => {
      const { ask, steps } = aHandler();
      await ask({
        ...exchange,
        operation: { ...CHANGE, method: 'PUT', body: undefined, ...declared },
        body: declared.body && exchange.body,
      });
      const ended = taken.length > 0 ? ['end turn'] : [];
      expect(steps).toEqual(['admit', ...taken, 'execute', 'invalidate', 'answer', ...ended]);
    },
  );

  it('[D-116] gives a large thing as it was sent, in a turn that has grown', async () => {
    const { ask, steps } = aHandler();
    const bodies: unknown[] = [];
    const body = JSON.stringify({ colour: 'x'.repeat(256 * 1024) });
    const operation: WorkspaceOperation = { ...CHANGE, large: 'item', judgesBody: true };
    await ask({ ...exchange, operation, body, execute: ({ body: sent }) => (bodies.push(sent), {}) });
    expect(bodies).toEqual([expect.any(JsonBytes)]);
    expect(steps).toEqual(['admit', 'take document', 'grow', 'execute', 'invalidate', 'answer', 'end turn']);
  });

  it('[D-119] leaves the lines of a change to the use case that judges them', async () => {
    const { ask } = aHandler();
    const lines = z.object({ colour: line });
    const operation: WorkspaceOperation = { ...CHANGE, body: lines };
    const body = '{"colour":"a\\u202eb"}';
    expect((await ask({ ...exchange, operation, body })).status).toBe(400);
    expect((await ask({ ...exchange, operation: { ...operation, judgesBody: 'lines' }, body })).status).toBe(200);
  });

  it('[D-157] takes the permission that a field of the body needs before anything is done', async () => {
    const { ask, steps } = aHandler();
    const operation: WorkspaceOperation = {
      ...CHANGE,
      body: z.object({ refund: z.string() }),
      permissionWith: { 'refund: "all"': 'orders.refund' },
    };
    const key = { ...ADMISSION.key, kind: 'admin', role: 'catalogue' } as const;
    const send = (refund: string) =>
      ask({ ...exchange, operation, body: JSON.stringify({ refund }), admit: () => ({ ...ADMISSION, key }) });
    expect((await send('none')).status).toBe(200);
    steps.length = 0;
    const refused = await send('all');
    expect([refused.status, steps]).toEqual([403, ['admit', 'answer']]);
    expect(refused.body).toContain('orders.refund');
  });

  it('gives the operator no workspace, and forgets none', async () => {
    const { ask, steps } = aHandler();
    const calls: object[] = [];
    const { permission: _, ...declared } = CHANGE;
    const admit = () => ({ operator: true, key: undefined, workspace: undefined }) as unknown as Admission;
    await ask({ ...exchange, operation: { ...declared, audience: 'operator' }, admit, execute: (call) => (calls.push(call), {}) });
    expect(calls).toEqual([
      expect.objectContaining({ administrator: expect.objectContaining({ operator: true }), author: { requestId: 'req_1' } }),
    ]);
    expect([Object.hasOwn(calls[0]!, 'workspace'), steps]).toEqual([false, ['admit', 'execute', 'answer']]);
  });
});
