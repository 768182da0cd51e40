import { runStore } from './run-store.mjs';

const COUNTS = { products: 1, events: 0 };
const REMOVAL = { workspaceRef: 'wks_1', workspace: 'empty', state: 'waiting', counts: COUNTS, removedRows: 0 };
const platformFetch = globalThis.fetch;
let requests: string[] = [];

/** A service in which the removal of a workspace is withdrawn as soon as it was requested. */
async function answer(url: string, { method }: RequestInit): Promise<Response> {
  requests.push(`${method} ${url.replace('http://shop.test/v1/admin', '')}`);
  if (method === 'DELETE') return Response.json(REMOVAL);
  const error = { code: 'NOT_FOUND', message: 'There is no such removal.', retryable: false, requestId: 'req_1' };
  return Response.json({ error }, { status: 404 });
}

beforeAll(() => {
  globalThis.fetch = answer as typeof fetch;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  globalThis.fetch = platformFetch;
});

async function remove(...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) } };
  const env = { STORE_URL: 'http://shop.test/v1', STORE_TOKEN: 'svc_ad_mine', XDG_CONFIG_HOME: '/nonexistent', DATA_DIR: '/nonexistent' };
  const code = await runStore(['workspace', 'remove', 'empty', ...args], { env, ...streams } as never);
  return { code, stdout, stderr };
}

describe('[D-159] workspace remove', () => {
  it('removes nothing without the slug once more', async () => {
    expect(await remove()).toMatchObject({ code: 2, stderr: expect.stringContaining('to go on, add --confirm empty') });
    expect(requests).toEqual(['DELETE /workspaces/empty?dryRun=true']);
  });

  it('says so when the worker has withdrawn the removal', async () => {
    const { code, stderr } = await remove('--confirm', 'empty');
    expect([code, stderr]).toEqual([1, expect.stringContaining('empty was not removed: something was sold or booked in it')]);
    expect(requests.slice(-2)).toEqual(['DELETE /workspaces/empty?dryRun=false', 'GET /workspaces/wks_1/removal']);
  });
});
