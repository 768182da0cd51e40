import { runStore } from './run-store.mjs';

const COUNTS = { people: 4, registrations: 3, orders: 1, openCheckouts: 0, savingsPlans: 0, refundMinor: { NGN: 100_000 } };
const NOBODY = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };

const platformFetch = globalThis.fetch;
let requests: { url: string; body: unknown }[] = [];
const REFUNDS = { refunded: 0, refundsOpen: 1, refundsFailed: 0 };
let refunds: object;
let whole: { cancelledAt?: string } = {};
let counts: Omit<typeof COUNTS, 'refundMinor'> & { refundMinor: Record<string, number> } = COUNTS;

/** A service with one event, which is cancelled by force alone. */
async function answer(url: string, { body }: RequestInit): Promise<Response> {
  requests.push({ url: url.replace('http://shop.test/v1/admin', ''), body: body && (JSON.parse(String(body)) as unknown) });
  if (url.includes('dryRun=true')) return Response.json(counts);
  if (url.includes('/days/') && url.includes('force=true'))
    return Response.json({
      ref: 'evt_1',
      title: 'Gala',
      days: [{ ref: 'day_1', key: 'fri', label: 'Opening', cancellation: counts }],
      ...whole,
    });
  const event = { ref: 'evt_1', title: 'Gala', cancellation: { ...counts, ...refunds } };
  if (url.includes('slug=')) return Response.json({ data: url.includes('slug=gala') ? [event] : [] });
  if (url.includes('force=true') || !body) return Response.json(event);
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
  [requests, counts, refunds, whole] = [[], COUNTS, { refund: 'none', ...REFUNDS }, {}];
});
afterAll(() => {
  globalThis.fetch = platformFetch;
});

const cancel = (...args: string[]) => run('cancel', 'gala', ...args);
const cancelDay = (...args: string[]) => run('cancel-day', 'gala', 'Fri', ...args);

async function run(...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) } };
  const env = { STORE_URL: 'http://shop.test/v1', STORE_TOKEN: 'svc_ad_mine', XDG_CONFIG_HOME: '/nonexistent', DATA_DIR: '/nonexistent' };
  const code = await runStore(['event', ...args], { env, ...streams } as never);
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

  it('notifies people of a quiet cancellation with --notify', async () => {
    await cancel('--force', '--notify');
    expect(requests.at(-1)).toEqual({ url: '/events/gala/cancel?force=true', body: { refund: 'none', notify: true } });
  });

  it('refunds all orders with --refund all, and says how far that is', async () => {
    refunds = { ...REFUNDS, refund: 'all' };
    expect((await cancel('--force', '--refund', 'all')).stdout).toContain('Refunds: 0 orders done, 1 open. Follow them with event refunds');
    expect(requests.at(-1)).toMatchObject({ body: { refund: 'all' } });
    refunds = { refund: 'all', refunded: 1, refundsOpen: 2, refundsFailed: 3 };
    expect(await run('refunds', 'gala')).toMatchObject({
      code: 0,
      stdout: 'Gala (evt_1). Refunds: 1 order done, 2 open, 3 failed: see exceptions list.\n',
    });
    refunds = { ...refunds, refundsOpen: 0 };
    expect((await run('refunds', 'gala', '--wait')).stdout).toContain('0 open');
    expect((await run('refunds', 'evt_1')).stdout).toContain('3 failed');
    expect(await run('refunds', 'galla')).toMatchObject({ code: 1, stderr: expect.stringContaining('no event galla') });
    refunds = { ...REFUNDS, refund: 'none' };
    expect((await run('refunds', 'gala')).stdout).toContain('is not refunded as a whole');
  });
});

describe('[D-147] event cancel-day', () => {
  it('counts what a day affects, and is refused without --force', async () => {
    expect((await cancelDay('--dry-run')).stdout).toContain('Nothing was cancelled. It affects: 3 registrations');
    expect(await cancelDay()).toMatchObject({ code: 1, stderr: expect.stringContaining('People have seats') });
    expect(requests.at(-1)).toEqual({ url: '/events/gala/days/Fri/cancel', body: { refund: 'none' } });
  });

  it('says which day is cancelled, or that the event is with its last one', async () => {
    expect(await cancelDay('--force')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Opening of Gala is cancelled: 3 registrations'),
    });
    whole = { cancelledAt: '2026-11-29T12:00:00Z' };
    expect((await cancelDay('--force', '--quietly')).stdout).toBe('Gala (evt_1) is cancelled with its last day.\n');
    expect(requests.at(-1)).toEqual({ url: '/events/gala/days/Fri/cancel?force=true', body: { refund: 'none', notify: false } });
  });
});
