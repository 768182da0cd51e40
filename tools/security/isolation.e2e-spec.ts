import { openShop, readOperations, startService, type DescribedOperation, type RunningService, type Shop } from '@svc/testing';
import { LivingShop } from './living-shop';

const REF = /\b[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}\b/g;
/** Kinds of refs that requests can name. */
const MAIN_KINDS = ['prd', 'var', 'evt', 'tkt', 'frm', 'chk', 'ord', 'att', 'con', 'dlz'];
/** Kinds of refs of people and money: these belong to a mode, the catalogue to both. */
const OF_A_MODE = ['chk', 'ord', 'pay', 'rfd', 'att', 'grp', 'con', 'cus', 'lnk', 'otp'];
const METHODS_IN_ORDER = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
/** Fields that change by themselves while others send requests. */
const OWN_MOTION = /"(lastUsedAt|lastUsedIp|lastSeenAt|downloadUrl|now|realNow)":("[^"]*"|null),?/g;
/** Request log, which lists the requests of these tests as well. */
const REQUEST_LOG = '/v1/admin/requests';
const AT_ONCE = 8;
const MOST_OF_A_LIST = 2;

function byPrefix(refs: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const ref of new Set(refs)) groups.set(ref.slice(0, 3), [...(groups.get(ref.slice(0, 3)) ?? []), ref]);
  return groups;
}

/** Prefixes of the refs of things that a path names below another, by their parameter. */
const PREFIX_OF_PART: Readonly<Record<string, string>> = { reviewRef: 'rev_', day: 'day_', fulfillment: 'ful_' };
const PART_IN_PATH = new RegExp(`\\{(${Object.keys(PREFIX_OF_PART).join('|')})\\}`);

interface Thing {
  ref?: string;
  slug?: string;
}

interface Ask {
  operation: DescribedOperation;
  address: string;
  /** Names of things of another shop, or mode. */
  names: string;
}

interface Reply {
  ask: Ask;
  status: number;
  text: string;
}

describe('a shop among others', () => {
  let service: RunningService;
  let theirs: LivingShop;
  let ours: Shop;
  let operations: DescribedOperation[];
  /** Every ref that the other shop's merchant and server read, by its prefix. */
  let refs: Map<string, string[]>;

  beforeAll(async () => {
    service = await startService({ env: { WEBHOOK_ALLOW_HOSTS: '127.0.0.1' } });
    const worker = await service.startWorker();
    theirs = await LivingShop.open(service, 'theirs');
    await worker.stop();
    ours = await openShop(service, 'ours');
    operations = (await readOperations(service.urls[0]!)).sort(
      (one, other) => METHODS_IN_ORDER.indexOf(one.method) - METHODS_IN_ORDER.indexOf(other.method),
    );
    refs = await refsOf(theirs.shop.keys.secretLive, theirs.shop.keys.secretTest, theirs.shop.adminToken);
  });

  afterAll(() => service.stop());

  const isAdmin = ({ path }: DescribedOperation) => path.startsWith('/v1/admin/');
  const isOperators = ({ path }: DescribedOperation) => path.startsWith('/v1/admin/workspaces');
  const keyIn =
    ({ adminToken, keys }: Shop) =>
    (operation: DescribedOperation) =>
      isAdmin(operation) ? adminToken : keys.secretLive;

  async function send({ operation, address, names }: Ask, key: string): Promise<Reply> {
    const body = operation.bodyWith(names);
    const response = await fetch(service.urls[0]! + address, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { ask: { operation, address, names }, status: response.status, text: await response.text() };
  }

  async function sendAll(asks: readonly Ask[], keyOf: (operation: DescribedOperation) => string): Promise<Reply[]> {
    const replies: Reply[] = [];
    for (let at = 0; at < asks.length; at += AT_ONCE)
      replies.push(...(await Promise.all(asks.slice(at, at + AT_ONCE).map((ask) => send(ask, keyOf(ask.operation))))));
    return replies;
  }

  /** Plain reads that come to an end, such as lists; the stream of events has a spec of its own. */
  const plainReads = () => operations.filter(({ method, path, isStream }) => method === 'GET' && !path.includes('{') && !isStream);

  async function refsOf(...keys: string[]): Promise<Map<string, string[]>> {
    const texts = await Promise.all(
      keys.flatMap((key) =>
        plainReads().map(async (operation) => (await send({ operation, address: operation.path, names: '' }, key)).text),
      ),
    );
    return byPrefix((texts.join().match(REF) ?? []).filter((ref) => !ref.startsWith('req_')));
  }

  const mainRefs = () => MAIN_KINDS.flatMap((kind) => refs.get(kind)?.[0] ?? []);

  /** Returns the names of their things that a path can hold: things of the list above it, by ref and by slug; where there is no list, one thing of each kind. */
  async function namesFor({ path }: DescribedOperation): Promise<string[]> {
    const part = PART_IN_PATH.exec(path)?.[1];
    if (part) return [...theirs.partOf.keys()].filter((ref) => ref.startsWith(PREFIX_OF_PART[part]!));
    const above = path.slice(0, path.indexOf('/{'));
    const list =
      plainReads().find((read) => read.path === above) ??
      plainReads().find((read) => read.path === above.replace('/store/files', '/admin/folders').replace('/store/', '/admin/'));
    if (!list) return [...refs.values()].map((of) => of[0]!);
    const { text } = await send({ operation: list, address: list.path, names: '' }, keyIn(theirs.shop)(list));
    const things = JSON.parse(text) as { data?: Thing[] } | Thing[];
    return (Array.isArray(things) ? things : (things.data ?? []))
      .slice(0, MOST_OF_A_LIST)
      .flatMap(({ ref, slug }) => [ref, slug].flatMap((name) => name ?? []));
  }

  const named = (operation: DescribedOperation, names: string): Ask => {
    const path = operation.path.replace('{ref}', theirs.partOf.get(names) ?? names);
    return { operation, names, address: path.replace(PART_IN_PATH, names).replace('{slug}', names) };
  };

  /** The operations that name a thing of a workspace in their path. */
  const namingOthers = () => operations.filter((operation) => /\{(ref|slug)\}/.test(operation.path) && !isOperators(operation));

  async function inPaths(): Promise<Ask[]> {
    const lists = await Promise.all(
      namingOthers().map(async (operation) => (await namesFor(operation)).map((names) => named(operation, names))),
    );
    return lists.flat();
  }

  /** Refs of theirs in an answer, beyond those that were asked about. */
  const leaks = ({ ask, text }: Reply, secret: ReadonlySet<string>) =>
    (text.match(REF) ?? []).filter((ref) => ref !== ask.names && secret.has(ref));
  const line = ({ ask, status, text }: Reply) => `${ask.operation.method} ${ask.address} → ${status} ${text.slice(0, 120)}`;

  /** All that the other shop's merchant reads; tables one after another, as a workspace is given them, and as text alone. */
  async function whole(): Promise<string[]> {
    const asks = plainReads()
      .filter((operation) => !isOperators(operation) && operation.path !== REQUEST_LOG && !operation.path.endsWith('.xlsx'))
      .map((operation) => ({ operation, address: operation.path, names: '' }));
    const isTable = ({ address }: Ask) => address.endsWith('.csv');
    const keyOf = keyIn(theirs.shop);
    const replies = await sendAll(
      asks.filter((ask) => !isTable(ask)),
      keyOf,
    );
    for (const ask of asks.filter(isTable)) replies.push(await send(ask, keyOf(ask.operation)));
    expect(replies.filter(({ status }) => status === 429)).toEqual([]);
    return replies.filter(({ status }) => status === 200).map(({ ask, text }) => `${ask.address} ${text.replace(OWN_MOTION, '')}`);
  }

  it('[§1 r6] [ADR 0051 r1] finds and changes nothing of another shop, by whatever of it is named in path, query or body', async () => {
    const secret = new Set([...refs.values()].flat());
    const before = await whole();
    const inPath = await sendAll(await inPaths(), keyIn(ours));
    const inQuery = await sendAll(
      operations
        .filter((operation) => !isOperators(operation) && !operation.path.includes('{'))
        .flatMap((operation) =>
          operation.query.flatMap((name) =>
            mainRefs().map((names) => ({ operation, names, address: `${operation.path}?${name}=${names}` })),
          ),
        ),
      keyIn(ours),
    );
    const inBody = await sendAll(
      operations
        .filter((operation) => operation.hasBody && !operation.path.includes('{') && !isOperators(operation))
        .flatMap((operation) => mainRefs().map((names) => ({ operation, names, address: operation.path }))),
      keyIn(ours),
    );
    expect(inPath.filter(({ status }) => status < 400 || status >= 500).map(line)).toEqual([]);
    expect([...inPath, ...inQuery, ...inBody].filter((reply) => leaks(reply, secret).length > 0 || reply.status >= 500).map(line)).toEqual(
      [],
    );
    expect(await whole()).toEqual(before);
  });

  it('does not tell what another shop has from what nobody has', async () => {
    const nobodys = (names: string) => (names.includes('_') ? `${names.slice(0, 4)}01jzzzzzzzzzzzzzzzzzzzzzzz` : 'no-such-thing');
    const asks = (await inPaths()).filter(({ names }) => /[-_]/.test(names));
    const [theirOwn, none] = [
      await sendAll(asks, keyIn(ours)),
      await sendAll(
        asks.map(({ operation, names }) => named(operation, nobodys(names))),
        keyIn(ours),
      ),
    ];
    const plain = ({ ask, status, text }: Reply) =>
      `${ask.operation.method} ${ask.operation.path} ${status} ${text.replaceAll(ask.names, '…').replace(/req_\w+/g, 'req')}`;
    expect(theirOwn.map(plain)).toEqual(none.map(plain));
  });

  it('[D-6] [ADR 0051 r1] shows nothing of one mode to a key of the other', async () => {
    const { secretLive, secretTest, publishableLive, publishableTest } = theirs.shop.keys;
    const store = (byPrefix: Map<string, string[]>) => new Map([...byPrefix].filter(([prefix]) => OF_A_MODE.includes(prefix)));
    const byMode = async (mode: 'live' | 'test') => {
      const lists = ['checkouts', 'orders', 'contacts', 'customer-links', 'registrations', 'otp/challenges'];
      const texts = await Promise.all(lists.map(async (list) => JSON.stringify(await theirs.read(`/v1/admin/${list}?mode=${mode}`))));
      return store(byPrefix(texts.join().match(REF) ?? []));
    };
    for (const [mode, keys] of [
      ['live', [secretTest, publishableTest]],
      ['test', [secretLive, publishableLive]],
    ] as const) {
      const others = await byMode(mode);
      const secret = new Set([...others.values()].flat());
      expect(secret.size).toBeGreaterThan(0);
      const stores = operations.filter((operation) => !isAdmin(operation));
      const asks = [
        ...stores
          .filter(({ path }) => path.includes('{'))
          .flatMap((operation) => [...others.values()].map((of) => named(operation, of[0]!))),
        ...stores
          .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
          .map((operation) => ({ operation, names: '', address: operation.path })),
      ];
      for (const key of keys) {
        const replies = await sendAll(asks, () => key);
        expect(replies.filter((each) => leaks(each, secret).length > 0 || (each.ask.names !== '' && each.status < 400)).map(line)).toEqual(
          [],
        );
      }
    }
  });

  it('opens no page of another shop by links of its buyers and guests', async () => {
    const inbox = await service.client.get<{ html?: string }[]>('/dev/inbox.json');
    const links = new Set(
      inbox.body.flatMap(({ html = '' }) => html.match(/\/theirs\/[^"\s]+/g) ?? []).map((link) => link.replaceAll('&amp;', '&')),
    );
    expect(links.size).toBeGreaterThan(1);
    const statusOf = async (path: string) => (await fetch(service.urls[0]! + path, { redirect: 'manual' })).status;
    for (const link of links) {
      expect({ link, isOpen: (await statusOf(link)) < 400 }).toEqual({ link, isOpen: true });
      expect({ link, status: await statusOf(link.replace('/theirs/', '/ours/')) }).toEqual({ link, status: 404 });
    }
  });

  it('is found by its own key at the same addresses: each of these requests is a good one', async () => {
    const operators = await sendAll(
      operations.filter(isOperators).map((operation) => named(operation, theirs.shop.ref)),
      keyIn(theirs.shop),
    );
    expect(operators.filter(({ status }) => status !== 403).map(line)).toEqual([]);
    const replies = await sendAll(await inPaths(), keyIn(theirs.shop));
    const reached = new Set(replies.filter(({ status }) => status !== 404).map(({ ask: { operation } }) => operation));
    const never = namingOthers()
      .filter((operation) => !reached.has(operation))
      .map(({ method, path }) => `${method} ${path}`);
    expect(never).toEqual([]);
  });
});
