import { runStore } from './run-store.mjs';

const COUNTS = { people: 4, registrations: 3, orders: 1, openCheckouts: 0, savingsPlans: 0, refundMinor: { NGN: 100_000 } };
const NOBODY = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };

const platformFetch = globalThis.fetch;
let requests: { url: string; body: unknown }[] = [];
let counts: Omit<typeof COUNTS, 'refundMinor'> & { refundMinor: Record<string, number> } = COUNTS;

/** A service with one event, which is cancelled by force alone. */
async function answer(url: string, { body }: RequestInit): Promise<Response> {
  requests.push({ url: url.replace('http://shop.test/v1/admin', ''), body: JSON.parse(String(body)) as unknown });
  if (url.includes('dryRun=true')) return Response.json(counts);
  if (url.includes('force=true')) return Response.json({ ref: 'evt_1', title: 'Gala', cancellation: { ...counts, refund: 'none' } });
  const error = {
    code: 'CONFLICT',
    message: 'People have seats of this event.',
    retryable: false,
    requestId: 'req_1',
    details: { affected: counts },
  };
  return Response.json({ error }, { status: 409 });
}

beforeAll(() => {
  globalThis.fetch = answer as typeof fetch;
});
beforeEach(() => {
  [requests, counts] = [[], COUNTS];
});
afterAll(() => {
  globalThis.fetch = platformFetch;
});

async function cancel(...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) } };
  const env = { STORE_URL: 'http://shop.test/v1', STORE_TOKEN: 'svc_ad_mine', XDG_CONFIG_HOME: '/nonexistent', DATA_DIR: '/nonexistent' };
  const code = await runStore(['event', 'cancel', 'gala', ...args], { env, ...streams } as never);
  return { code, stdout, stderr };
}

describe('[D-147] event cancel', () => {
  it('counts what it affects, and cancels nothing, with --dry-run', async () => {
    expect(await cancel('--dry-run')).toMatchObject({
      code: 0,
      stdout: 'Nothing was cancelled. It affects: 3 registrations, 1 order of 4 people; NGN 1,000.00 was paid.\n',
    });
    expect(requests).toEqual([{ url: '/events/gala/cancel?dryRun=true', body: { refund: 'none' } }]);
    counts = NOBODY;
    expect((await cancel('--dry-run')).stdout).toContain('nobody has anything of it');
  });

  it('is refused where people have something of the event, unless it has --force', async () => {
    expect(await cancel()).toMatchObject({ code: 1, stderr: expect.stringContaining('People have seats') });
    const done = await cancel('--force', '--reason', 'Flooded', '--quietly');
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('Gala (evt_1) is cancelled: 3 registrations') });
    expect(requests.at(-1)).toEqual({
      url: '/events/gala/cancel?force=true',
      body: { refund: 'none', reason: 'Flooded', notify: false },
    });
  });
});
