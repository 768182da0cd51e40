import { permissionsOf, type Permission, type Role, ROLE_NAMES } from '@svc/access';
import { excerptOf } from '@svc/kernel';
import {
  type ErrorBody,
  openShop,
  readOperations,
  sharedService,
  type DescribedOperation,
  type SharedService,
  type Shop,
} from '@svc/testing';

const AT_ONCE = 8;
/** Operations that a workspace does one at a time. */
const IN_TURNS = /\/(document|emails\/preview)$|\.(csv|xlsx)$/;

interface Reply {
  role: Role;
  operation: DescribedOperation;
  status: number;
  text: string;
}

describe('[D-157] roles over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let operations: DescribedOperation[];
  let replies: Reply[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'roles', { version: 1 });
    operations = (await readOperations(service.urls[0]!)).filter(({ permission }) => permission !== undefined);
    const tokens = new Map<Role, string>();
    for (const role of ROLE_NAMES) tokens.set(role, await tokenOf({ role }));
    const asks = operations.flatMap((operation) => ROLE_NAMES.map((role) => ({ role, operation })));
    const sendAll = async (some: typeof asks, atOnce: number) => {
      for (let at = 0; at < some.length; at += atOnce)
        replies.push(...(await Promise.all(some.slice(at, at + atOnce).map((ask) => send(ask, tokens.get(ask.role)!)))));
    };
    replies = [];
    await sendAll(
      asks.filter((ask) => !takesTurns(ask)),
      AT_ONCE,
    );
    await sendAll(asks.filter(takesTurns), 1);
  });

  const make = (rights: object, key = shop.adminToken) =>
    service.client.post<{ key: string } & ErrorBody>('/v1/admin/admin-tokens', rights, { key });
  const tokenOf = async (rights: object) => (await make(rights)).body.key;

  const takesTurns = ({ operation: { path } }: Pick<Reply, 'operation'>) => IN_TURNS.test(path);

  /** Sends a write with a field that nothing knows, so that it is judged and changes nothing. */
  async function send({ role, operation }: Pick<Reply, 'role' | 'operation'>, token: string): Promise<Reply> {
    const { method, hasBody, takesFile, isStream } = operation;
    const body = method === 'GET' || takesFile ? undefined : { ...(hasBody && (operation.bodyWith('x') as object)), bogus: 1 };
    const leaving = new AbortController();
    const response = await fetch(service.urls[0]! + operation.pathOfNothing({ provider: 'paystack' }), {
      method,
      signal: leaving.signal,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = isStream && response.status === 200 ? '' : await response.text();
    leaving.abort();
    return { role, operation, status: response.status, text };
  }

  const mayDo = ({ role, operation }: Reply) => permissionsOf({ role }).has(operation.permission as Permission);
  const requiredIn = ({ status, text }: Reply) =>
    status === 403 ? (JSON.parse(text) as ErrorBody).error.details?.['required'] : undefined;
  const line = ({ role, operation: { method, path }, status, text }: Reply) =>
    `${role} ${method} ${path} → ${status} ${excerptOf(text, 160)}`;

  it('may do each operation whose permission they have, and are refused every other one with the permission that they lack', () => {
    const wrong = replies.filter((reply) => {
      const required = requiredIn(reply);
      return mayDo(reply) ? reply.status === 401 || reply.status === 403 : String(required) !== reply.operation.permission;
    });
    expect(wrong.map(line)).toEqual([]);
    expect(replies.length).toBeGreaterThan(ROLE_NAMES.length * 150);
  });

  it('are judged in each of these requests, none of which fails or changes anything', () => {
    const failed = replies.filter(
      ({ status, operation }) => status >= 500 || status === 429 || (operation.method !== 'GET' && status < 300),
    );
    expect(failed.map(line)).toEqual([]);
    for (const role of ROLE_NAMES) expect(replies.some((reply) => reply.role === role && mayDo(reply))).toBe(true);
  });

  it('take the further permission that a field of the body needs', async () => {
    const made = await service.client.post<{ ref: string }>(
      '/v1/admin/events',
      { slug: 'gala', title: 'Gala', startAt: '2031-05-04T18:00:00Z', endAt: '2031-05-04T22:00:00Z' },
      { key: shop.adminToken },
    );
    const cancel = (refund: string, key: string) =>
      service.client.post<ErrorBody>(`/v1/admin/events/${made.body.ref}/cancel?dryRun=true`, { refund, reason: 'Rain' }, { key });
    const catalogue = await tokenOf({ role: 'catalogue' });
    const refused = await cancel('all', catalogue);
    expect([refused.status, refused.body.error]).toMatchObject([
      403,
      { code: 'INSUFFICIENT_SCOPE', details: { required: ['orders.refund'] } },
    ]);
    expect((await cancel('none', catalogue)).status).toBe(200);
    expect((await cancel('all', await tokenOf({ permissions: ['events.write', 'orders.refund'] }))).status).toBe(200);
  });

  it('[D-161] find by a search what they may read, and nothing else', async () => {
    await service.client.post(
      '/v1/admin/events',
      { slug: 'concert', title: 'Midsummer concert', startAt: '2031-06-21T18:00:00Z', endAt: '2031-06-21T22:00:00Z' },
      { key: shop.adminToken },
    );
    const search = async (key: string) =>
      (await service.client.get<{ data: { kind: string }[] }>('/v1/admin/search?q=midsummer', { key })).body.data;
    expect(await search(await tokenOf({ permissions: ['search.read', 'events.read'] }))).toMatchObject([{ kind: 'event' }]);
    expect(await search(await tokenOf({ permissions: ['search.read', 'orders.read'] }))).toEqual([]);
  });
});
