import { sharedService, type ErrorBody, type SharedService } from '@svc/testing';

interface Made {
  ref: string;
  slug: string;
  adminToken: string;
}

describe('workspaces', () => {
  let service: SharedService;
  const order = { slug: 'lagos-goods', displayName: 'Lagos Goods', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] };

  beforeAll(async () => {
    service = await sharedService();
  });

  const create = (body: object) => service.client.post<Made & ErrorBody>('/v1/admin/workspaces', body, { key: service.operatorToken });
  const get = <T>(path: string) => service.client.get<T & ErrorBody>(path, { key: service.operatorToken });

  it('are made by the operator, each with its first admin token, shown once', async () => {
    const made = await create(order);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...order,
      ref: expect.stringMatching(/^wks_/),
      apiEnabled: true,
      secretKeysEnabled: true,
      headlessEnabled: false,
    });
    expect(made.body.adminToken).toMatch(/^svc_ad_[0-9A-Za-z]{36}$/);

    const own = await service.client.get('/v1/admin/workspace', { key: made.body.adminToken });
    const { adminToken: _, ...workspace } = made.body;
    expect(own.body).toEqual(workspace);
    expect((await get(`/v1/admin/workspaces/${workspace.ref}`)).body).toEqual(workspace);
    expect((await get('/v1/admin/workspaces/lagos-goods')).body).toEqual(workspace);
  });

  it('[D-4] have a slug of their own, which none of the service’s paths has', async () => {
    await create({ ...order, slug: 'taken' });
    expect((await create({ ...order, slug: 'taken' })).body.error.code).toBe('CONFLICT');
    const reserved = await create({ ...order, slug: 'docs' });
    expect(reserved.status).toBe(400);
    expect(reserved.body.error.details).toEqual({ fields: { slug: expect.stringContaining('reserved') } });
  });

  it('[§7 VALIDATION_ERROR] are refused with every fault named when they are badly described', async () => {
    const refused = await create({ slug: 'No Slug', timezone: 'Lagos', currencies: ['NGN', 'NGN'] });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.details!['fields'] as object).sort()).toEqual(['currencies', 'displayName', 'slug', 'timezone']);
    expect((await service.client.send('/v1/admin/workspaces', { method: 'POST', key: service.operatorToken })).status).toBe(400);
  });

  it('are listed newest first, page by page', async () => {
    for (const slug of ['page-one', 'page-two', 'page-three']) await create({ ...order, slug });
    interface List {
      data: Made[];
      nextCursor?: string;
    }
    const first = await get<List>('/v1/admin/workspaces?limit=2');
    const second = await get<List>(`/v1/admin/workspaces?limit=1&cursor=${first.body.nextCursor}`);

    expect([...first.body.data, ...second.body.data].map(({ slug }) => slug)).toEqual(['page-three', 'page-two', 'page-one']);
    const slugs: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { body }: { body: List } = await get<List>(`/v1/admin/workspaces?limit=200${cursor && `&cursor=${cursor}`}`);
      slugs.push(...body.data.map(({ slug }) => slug));
      cursor = body.nextCursor;
    }
    expect(slugs.slice(0, 3)).toEqual(['page-three', 'page-two', 'page-one']);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(['limit=0', 'limit=201', 'limit=1e3', 'limit=-1', 'limit=', 'limit=1&limit=2', 'cursor=nowhere'])(
    '[§7 VALIDATION_ERROR] are not listed by ?%s',
    async (query) => {
      const refused = await get(`/v1/admin/workspaces?${query}`);
      expect(refused.status).toBe(400);
      expect(refused.body.error.code).toBe('VALIDATION_ERROR');
    },
  );

  it('[§7 NOT_FOUND] are not found when they are not there', async () => {
    for (const ref of ['nobody', 'wks_01h455vb4pex5vsknk084sn02q', 'prd_01h455vb4pex5vsknk084sn02q', '%00']) {
      expect((await get(`/v1/admin/workspaces/${ref}`)).status).toBe(404);
    }
  });

  it('are given further admin tokens by the operator alone', async () => {
    const { ref, adminToken } = (await create({ ...order, slug: 'tokens' })).body;
    const path = `/v1/admin/workspaces/${ref}/admin-token`;
    const another = await service.client.send<Made>(path, { method: 'POST', key: service.operatorToken });

    expect(another.status).toBe(201);
    expect((await service.client.get<Made>('/v1/admin/workspace', { key: another.body.adminToken })).body.slug).toBe('tokens');
    const refused = await service.client.send<ErrorBody>(path, { method: 'POST', key: adminToken });
    expect(refused.body.error.code).toBe('INSUFFICIENT_SCOPE');
  });

  it('[D-109] have admin tokens that the operator lists, switches off and on again, and no other key of theirs', async () => {
    const { ref, adminToken } = (await create({ ...order, slug: 'switched' })).body;
    const path = `/v1/admin/workspaces/${ref}/admin-tokens`;
    const { body: store } = await service.client.post<{ ref: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live' },
      { key: adminToken },
    );
    const { data } = (await get<{ data: { ref: string; kind: string }[] }>(path)).body;
    expect(data).toEqual([expect.objectContaining({ kind: 'admin', status: 'active' })]);

    const own = () => service.client.get<ErrorBody>('/v1/admin/workspace', { key: adminToken });
    const press = (key: string, action: string) =>
      service.client.send<ErrorBody>(`${path}/${key}/${action}`, { method: 'POST', key: service.operatorToken });
    expect((await press(data[0]!.ref, 'pause')).body).toMatchObject({ status: 'paused' });
    expect((await own()).body.error.code).toBe('KEY_PAUSED');
    expect((await press(data[0]!.ref, 'resume')).body).toMatchObject({ status: 'active' });
    expect((await own()).status).toBe(200);
    expect((await press(store.ref, 'pause')).status).toBe(404);
    for (const [method, address] of [
      ['GET', path],
      ['POST', `${path}/${data[0]!.ref}/pause`],
    ] as const) {
      expect((await service.client.send<ErrorBody>(address, { method, key: adminToken })).body.error.code).toBe('INSUFFICIENT_SCOPE');
    }
  });

  it('[D-109] refuse an operator’s token that names one of them, for every operation', async () => {
    const refused = await service.client.get<ErrorBody>('/v1/admin/workspaces', {
      key: service.operatorToken,
      headers: { 'x-workspace': 'lagos-goods' },
    });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
  });

  it('keep a currency that prices still use: it is refused to drop it, in settings and in a document, with each thing that uses it', async () => {
    const { adminToken } = (await create({ ...order, slug: 'priced' })).body;
    const key = { key: adminToken };
    const dollars = [{ currency: 'USD', priceMinor: 500 }];
    const naira = [{ currency: 'NGN', priceMinor: 500_000 }];
    const both = [...naira, ...dollars];
    const event = { startAt: '2090-01-01T18:00:00Z', endAt: '2090-01-01T22:00:00Z' };
    const document = {
      version: 1,
      products: [
        { slug: 'lamp', name: 'Lamp', variants: [{ key: 'one', name: 'One', prices: dollars }] },
        {
          slug: 'bag',
          name: 'Bag',
          published: false,
          variants: [{ key: 'one', name: 'One', prices: naira }],
          addonGroups: [
            { key: 'extras', name: 'Extras', selectionType: 'multiple', options: [{ key: 'wrap', label: 'Wrap', prices: dollars }] },
          ],
        },
      ],
      packages: [{ slug: 'set', name: 'Set', options: [{ key: 'two', name: 'Two', prices: dollars }] }],
      events: [
        {
          slug: 'fair',
          title: 'Fair',
          ...event,
          customerFeeFlatByCurrency: { USD: 10 },
          ticketTypes: [
            {
              key: 'entry',
              name: 'Entry',
              kind: 'paid',
              prices: both,
              pricePhases: [{ key: 'early', endsAt: '2089-01-01T00:00:00Z', prices: both }],
            },
          ],
        },
        { slug: 'abroad', title: 'Abroad', ...event, currency: 'USD', ticketTypes: [{ key: 'free', name: 'Free', kind: 'free' }] },
      ],
      deliveryZones: [{ key: 'lagos', name: 'Lagos', prices: naira, freeOver: { USD: 100 }, minOrder: { USD: 1 } }],
      discountCodes: [
        { code: 'FIVER', kind: 'fixed', value: { NGN: 5, USD: 5 } },
        { code: 'TEN', kind: 'percent', value: 10, minSubtotal: { USD: 100 } },
      ],
    };
    const applied = await service.client.put<ErrorBody>('/v1/admin/document', document, key);
    expect([applied.status, applied.body.error?.details]).toEqual([200, undefined]);
    const settings = { displayName: 'Priced', timezone: 'Africa/Lagos', currencies: ['NGN'] };
    const refusals = [
      await service.client.patch<ErrorBody>('/v1/admin/workspace', { currencies: ['NGN'] }, key),
      await service.client.put<ErrorBody>('/v1/admin/document', { version: 1, workspace: settings }, key),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.error.code, body.error.message]).toEqual([400, 'VALIDATION_ERROR', expect.stringContaining('USD')]);
      expect(Object.keys(body.error.details!['fields'] as object)).toHaveLength(11);
    }
    expect(Object.keys(refusals[0]!.body.error.details!['fields'] as object).sort()).toEqual([
      'deliveryZones[lagos].freeOver.USD',
      'deliveryZones[lagos].minOrder.USD',
      'discountCodes[fiver].value.USD',
      'discountCodes[ten].minSubtotal.USD',
      'events[abroad].currency',
      'events[fair].customerFeeFlatByCurrency.USD',
      'events[fair].ticketTypes[0].pricePhases[0].prices[1].currency',
      'events[fair].ticketTypes[0].prices[1].currency',
      'packages[set].options[0].prices[0].currency',
      'products[bag].addonGroups[0].options[0].prices[0].currency',
      'products[lamp].variants[0].prices[0].currency',
    ]);
    expect((await service.client.get<{ currencies: string[] }>('/v1/admin/workspace', key)).body.currencies).toEqual(['NGN', 'USD']);
  });
});
