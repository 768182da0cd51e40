import type { AdminClient } from './admin-client.mjs';
import { keepKeys } from './demo-keys.mjs';
import { checksumOf } from './secrets.mjs';

const ORIGIN = 'http://127.0.0.1:3001';

interface Key {
  ref: string;
  kind: string;
  mode: string;
  label?: string;
  status: string;
  origins: string[];
  ending: string;
}

/** Keys of a workspace, as the management API lists, makes, changes and revokes them. */
class Workspace {
  readonly keys: Key[] = [];

  list = async () => this.keys.toReversed();

  call = async (method: string, path: string, body: { kind: string; mode: string; label?: string; origins?: string[] }) => {
    if (path === '/keys') return this.make(body);
    const key = this.keys.find(({ ref }) => path.startsWith(`/keys/${ref}`))!;
    if (method === 'PATCH') Object.assign(key, body);
    else key.status = 'revoked';
    return undefined;
  };

  private make(body: { kind: string; mode: string; origins?: string[] }) {
    const unfinished = `svc_${body.kind === 'secret' ? 'sk' : 'pk'}_${body.mode}_${String(this.keys.length).padStart(32, '0')}`;
    const ending = checksumOf(unfinished);
    this.keys.push({ origins: [], ...body, ref: `key_${this.keys.length}`, status: 'active', ending });
    return { key: unfinished + ending };
  }
}

describe('keys of the demo shop', () => {
  let workspace: Workspace;
  let keys: Record<string, string>;
  const start = (previous: { origin?: string; keys?: object }, origin = ORIGIN) =>
    keepKeys(workspace as unknown as AdminClient, origin, previous as { keys?: Record<string, string> });
  const statuses = () => workspace.keys.map(({ status }) => status);

  beforeEach(async () => {
    workspace = new Workspace();
    keys = await start({});
  });

  it('are made at the first start, the publishable ones for the example storefront', () => {
    expect(Object.keys(keys)).toEqual(['publishableTest', 'secretTest', 'publishableLive', 'secretLive']);
    expect(keys['secretLive']).toMatch(/^svc_sk_live_/);
    expect(workspace.keys.map(({ kind, mode, origins }) => [kind, mode, origins])).toEqual([
      ['publishable', 'test', [ORIGIN]],
      ['secret', 'test', []],
      ['publishable', 'live', [ORIGIN]],
      ['secret', 'live', []],
    ]);
  });

  it('[ADR 0129 r1] stay the same from start to start', async () => {
    expect(await start({ origin: ORIGIN, keys })).toEqual(keys);
    expect(statuses()).toEqual(Array(4).fill('active'));
  });

  it('stay the same when the storefront moves: the publishable ones follow it, and keep what they were given', async () => {
    workspace.keys[0]!.origins.push('http://localhost:5173');
    const moved = 'http://127.0.0.1:3003';
    expect(await start({ origin: ORIGIN, keys }, moved)).toEqual(keys);
    expect(workspace.keys.map(({ origins }) => origins)).toEqual([['http://localhost:5173', moved], [], [moved], []]);
  });

  it.each(['revoked', 'expired', 'paused'])('are renewed one by one: one that is %s', async (status) => {
    workspace.keys[1]!.status = status;
    const renewed = await start({ origin: ORIGIN, keys });
    expect(renewed).toEqual({ ...keys, secretTest: expect.not.stringMatching(keys['secretTest']!) as string });
    expect(statuses()).toEqual(['active', 'revoked', 'active', 'active', 'active']);
  });

  it.each([
    ['is lost', undefined],
    ['is no text', 7],
    ['was typed wrong in the middle', (text: string) => text.replace('00', '01')],
    ['was cut off', (text: string) => text.slice(0, -1)],
    ['is the one of the other kind', () => keys['publishableTest']],
  ])('are renewed when what demo.json has %s', async (_, wrong) => {
    const secretTest = typeof wrong === 'function' ? wrong(keys['secretTest']!) : wrong;
    const renewed = await start({ origin: ORIGIN, keys: { ...keys, secretTest } });
    expect(renewed['secretTest']).toMatch(/^svc_sk_test_/);
    expect(Object.values(renewed).filter((key) => Object.values(keys).includes(key))).toHaveLength(3);
    expect(workspace.keys[1]!.status).toBe('revoked');
  });

  it('leave the keys alone that somebody else has made', async () => {
    const other = { kind: 'secret', mode: 'test', label: 'Website' };
    await workspace.call('POST', '/keys', other);
    await start({ origin: ORIGIN, keys: {} });
    expect(workspace.keys[4]).toMatchObject({ label: 'Website', status: 'active' });
  });
});
