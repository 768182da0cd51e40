import {
  ApiClient,
  inDays,
  advanceClock,
  openShop,
  sharedService,
  startService,
  type ErrorBody,
  type RunningService,
  type SharedService,
} from '@svc/testing';

const HOUR_MS = 3_600_000;
const entry = { key: 'entry', name: 'Entry', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500_000 }] };
const gala = { version: 1, events: [{ slug: 'gala', title: 'Gala', startAt: inDays(30), endAt: inDays(31), ticketTypes: [entry] }] };

describe('the clock of all workspaces', () => {
  let service: RunningService;

  beforeEach(async () => {
    service = await startService({ apis: 2 });
  });
  afterEach(() => service?.stop());

  it('[D-7] advances for all processes at once', async () => {
    const elsewhere = new ApiClient(service.urls[1]!);
    const advanced = await service.client.post<{ now: string }>('/dev/clock', { advanceSeconds: 3_600 });
    expect(advanced.status).toBe(200);
    const there = await elsewhere.get<{ now: string }>('/dev/clock');
    expect(Math.abs(Date.parse(there.body.now) - Date.now() - HOUR_MS)).toBeLessThan(HOUR_MS / 2);
  });

  it('[D-115] has an offset for each workspace and mode, beside that of all', async () => {
    const [ours, theirs] = [await openShop(service, 'ours'), await openShop(service, 'theirs')];
    const elsewhere = new ApiClient(service.urls[1]!);
    const hoursAhead = async (query: string) => {
      const { body } = await elsewhere.get<{ now: string }>(`/dev/clock${query}`);
      return Math.round((Date.parse(body.now) - Date.now()) / HOUR_MS);
    };
    const advance = (hours: number, whose: object) => service.client.post('/dev/clock', { advanceSeconds: hours * 3_600, ...whose });
    await advance(1, {});
    await advance(10, { workspace: ours.ref });
    await advance(100, { workspace: ours.ref, mode: 'test' });

    const times = [
      `?workspace=${ours.ref}&mode=test`,
      `?workspace=${ours.ref}&mode=live`,
      `?workspace=${ours.ref}`,
      `?workspace=${theirs.ref}&mode=test`,
      '',
    ];
    expect(await Promise.all(times.map(hoursAhead))).toEqual([111, 11, 11, 1, 1]);
  });
});

describe('the clocks of development', () => {
  let service: SharedService;

  beforeAll(async () => {
    service = await sharedService();
  });

  it('[D-115] end what ends with time in that workspace and mode alone', async () => {
    const [ours, theirs] = [await openShop(service, 'ours', gala), await openShop(service, 'theirs', gala)];
    const open = async (key: string) => {
      const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gala', { key });
      const tickets = [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }];
      const contact = { name: 'Ada Obi', email: 'ada@example.com' };
      const body = { tickets, contact, returnUrl: 'https://shop.example/' };
      const opened = await service.client.post<{ ref: string }>('/v1/store/events/gala/checkout', body, { key });
      return async () => (await service.client.get<{ status: string }>(`/v1/store/checkouts/${opened.body.ref}`, { key })).body.status;
    };
    const checkouts = [await open(ours.keys.secretTest), await open(ours.keys.secretLive), await open(theirs.keys.secretTest)];
    const statuses = () => Promise.all(checkouts.map((status) => status()));

    expect(await statuses()).toEqual(['open', 'open', 'open']);
    await advanceClock(service, ours, 3 * 3_600, 'test');
    expect(await statuses()).toEqual(['expired', 'open', 'open']);
  });

  it('name the accepted input', async () => {
    const shop = await openShop(service, 'shop');
    const unknown = { advanceSeconds: 1, workspace: 'wks_01h455vb4pex5vsknk084sn02q' };
    for (const body of [unknown, { ...unknown, workspace: 'nobody' }]) {
      const answer = await service.client.post<ErrorBody>('/dev/clock', body);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const query of ['?workspace=nobody', `?workspace=${unknown.workspace}&mode=live`])
      expect((await service.client.get(`/dev/clock${query}`)).status).toBe(404);
    for (const query of [`?workspace=${shop.ref}&mode=staging`, '?mode=test'])
      expect((await service.client.get(`/dev/clock${query}`)).status).toBe(400);
    for (const owner of [{ workspace: shop.ref, mode: 'staging' }, { mode: 'test' }, { workspace: 7 }]) {
      expect((await service.client.post('/dev/clock', { advanceSeconds: 1, ...owner })).status).toBe(400);
    }
    for (const body of [{}, { advanceSeconds: 'soon' }, { advanceSeconds: 1.5 }, { advanceSeconds: 1e12 }, [], null]) {
      const answer = await service.client.post<ErrorBody>('/dev/clock', body);
      expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    }
  });

  it('are closed in production', async () => {
    const { client } = await sharedService({ env: { NODE_ENV: 'production' } });
    expect((await client.get('/dev/clock')).status).toBe(404);
    expect((await client.post('/dev/clock', { advanceSeconds: 1 })).status).toBe(404);
  });
});
